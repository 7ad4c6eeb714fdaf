import { expect, it } from 'vitest';
import { findAdminSection } from './admin-sections.ts';

it.each([
  ['/admin', 'Overview'],
  ['/admin/', 'Overview'],
  ['/admin/users', 'Users'],
  ['/admin/users/u1', 'Users'],
  ['/admin/mails/m1', 'Mails'],
  ['/admin/rollout-metrics/', 'Metrics'],
])('%s belongs to %s', (path, label) => {
  expect(findAdminSection(path).label).toBe(label);
});
