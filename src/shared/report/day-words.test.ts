import { describe, expect, it } from 'vitest';
import { formatDay, formatDuration, formatUtcMoment } from './day-words.ts';

describe('days in words', () => {
  it.each([
    ['2026-11-18', '18 Nov 2026'],
    ['2022-03', 'Mar 2022'],
    ['2022', '2022'],
  ])('writes the day %s', (date, words) => {
    expect(formatDay(date)).toBe(words);
  });

  it.each([
    [40, 'less than a tenth of a second'],
    [1840, '1.8 seconds'],
    [41_200, '41 seconds'],
    [150_000, '3 minutes'],
  ])('writes %d ms', (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });

  it('writes moments in universal time, and leaves alone what is none', () => {
    expect(formatUtcMoment('2026-11-18T10:42:00.000Z')).toBe('18 November 2026 at 10:42 UTC');
    expect(formatUtcMoment('yesterday')).toBe('yesterday');
  });
});
