import { describe, expect, it } from 'vitest';
import { exactUtc, formatStretch, relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('relativeTime', () => {
  it.each([
    ['2026-11-21T11:59:30Z', 'just now'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T09:01:00Z', '2 hours ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-10T12:00:00Z', 'last week'],
    ['2026-08-01T12:00:00Z', '3 months ago'],
    ['2026-11-24T12:00:00Z', 'in 3 days'],
    ['no moment', ''],
  ])('%s is %s', (iso, words) => {
    expect(relativeTime(iso, now)).toBe(words);
  });
});

it('says a moment in UTC to the second', () => {
  expect(exactUtc('2026-11-21T13:05:09.500+01:00')).toBe('2026-11-21 12:05:09 UTC');
  expect(exactUtc('no moment')).toBe('no moment');
});

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7_300, '2 hours'],
  [200_000, '2 days'],
])('%d seconds are %s', (seconds, words) => {
  expect(formatStretch(seconds)).toBe(words);
});
