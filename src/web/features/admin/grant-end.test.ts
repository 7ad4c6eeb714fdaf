import { expect, it } from 'vitest';
import { parseGrantEnd } from './grant-end.ts';

const noon = new Date('2026-11-21T12:00:00').getTime();

it('lets a grant end with the day that was chosen, today included', () => {
  expect(parseGrantEnd('2026-11-21', noon)).toBe(new Date('2026-11-21T23:59:59').toISOString());
  expect(parseGrantEnd('2026-12-24', noon)).toBe(new Date('2026-12-24T23:59:59').toISOString());
});

it.each(['', 'soon', '2026-13-01', '2026-11-20'])('refuses %j', (day) => {
  expect(parseGrantEnd(day, noon)).toBeNull();
});
