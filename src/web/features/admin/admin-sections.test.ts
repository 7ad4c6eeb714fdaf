import { expect, it } from 'vitest';
import { sectionOf } from './admin-sections.ts';

it.each([
  ['/admin', 'Overview'],
  ['/admin/', 'Overview'],
  ['/admin/users', 'Users'],
  ['/admin/users/u1', 'Users'],
  ['/admin/mails/m1', 'Mails'],
  ['/admin/rollout-metrics/', 'Metrics'],
])('%s belongs to %s', (path, label) => {
  expect(sectionOf(path).label).toBe(label);
});
