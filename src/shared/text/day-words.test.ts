import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatDuration,
  formatLongDay,
  formatMoment,
  formatNearDay,
  formatTimeOfDay,
  formatUtcMoment,
  formatWeekday,
} from './day-words.ts';

describe('days in words', () => {
  it.each([
    ['2026-11-18', 'Nov 18, 2026'],
    ['2026-09-05', 'Sep 5, 2026'],
    ['2022-03', 'Mar 2022'],
    ['2022', '2022'],
    ['not-a-day', 'not-a-day'],
  ])('writes the day %s', (date, words) => {
    expect(formatDay(date)).toBe(words);
  });

  it('writes a day with its weekday', () => {
    expect(formatWeekday('2027-05-04')).toBe('Tue, May 4, 2027');
    expect(formatWeekday('2027-11-09', 'long')).toBe('Tuesday, Nov 9, 2027');
    expect(formatWeekday('someday')).toBe('someday');
  });

  it('formats a timestamp in the reader’s time zone, or in a given one', () => {
    expect(formatLongDay('2026-11-18T23:42:00')).toBe('Nov 18, 2026');
    expect(formatLongDay('2026-11-18T23:42:00.000Z', 'Asia/Tokyo')).toBe('Nov 19, 2026');
    expect(formatLongDay('yesterday')).toBe('yesterday');
    expect(formatNearDay('2026-12-03T09:00:00')).toBe('Dec 3');
  });

  it('writes moments, and leaves alone what is none', () => {
    expect(formatMoment('2026-11-18T10:42:00')).toBe('Wed, Nov 18, 2026, 10:42 a.m.');
    expect(formatMoment('2026-11-18T22:00:00.000Z', 'America/Chicago')).toBe('Wed, Nov 18, 2026, 4 p.m.');
    expect(formatMoment('yesterday')).toBe('yesterday');
    expect(formatUtcMoment('2026-11-18T10:42:00.000Z')).toBe('Nov 18, 2026, 10:42 a.m. UTC');
    expect(formatUtcMoment('yesterday')).toBe('yesterday');
  });

  it.each([
    ['17:00', '5 p.m.'],
    ['09:30', '9:30 a.m.'],
    ['00:05', '12:05 a.m.'],
    ['12:00', '12 p.m.'],
    ['soon', 'soon'],
  ])('writes the time %s', (time, words) => {
    expect(formatTimeOfDay(time)).toBe(words);
  });

  it.each([
    [40, 'less than a tenth of a second'],
    [1840, '1.8 seconds'],
    [41_200, '41 seconds'],
    [150_000, '3 minutes'],
  ])('writes %d ms', (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });
});
