import { describe, expect, it } from 'vitest';
import {
  carefulHours,
  federalRule,
  isWithinHours,
  stricterStates,
  type TextingHours,
  textingHoursIn,
} from './quiet-hours.ts';
import { addDays, formatClockMinutes, getWeekday, isTimeZone, toInstant, wallTimeAt } from './wall-time.ts';

const may = (when: string, timeZone: string, state: string | null) =>
  isWithinHours(wallTimeAt(Date.parse(when), timeZone), textingHoursIn(state));

describe('isWithinHours', () => {
  it.each([
    // The same instant is day in one zone and night in another.
    ['2026-11-20T13:00:00Z', 'America/New_York', 'NY', true],
    ['2026-11-20T13:00:00Z', 'America/Chicago', 'WI', false],
    ['2026-11-20T12:59:00Z', 'America/New_York', 'NY', false],
    ['2026-11-21T01:59:00Z', 'America/New_York', 'NY', true],
    ['2026-11-21T02:00:00Z', 'America/New_York', 'NY', false],
    ['2026-11-20T18:00:00Z', 'Pacific/Honolulu', 'HI', true],
    ['2026-11-20T17:59:00Z', 'Pacific/Honolulu', 'HI', false],
    // Stricter states.
    ['2026-11-21T00:59:00Z', 'America/New_York', 'FL', true],
    ['2026-11-21T01:00:00Z', 'America/New_York', 'FL', false],
    ['2026-11-20T14:59:00Z', 'America/Chicago', 'TX', false],
    ['2026-11-20T15:00:00Z', 'America/Chicago', 'TX', true],
    ['2026-11-22T17:59:00Z', 'America/Chicago', 'TX', false],
    ['2026-11-22T18:00:00Z', 'America/Chicago', 'TX', true],
    ['2026-11-22T18:00:00Z', 'America/Chicago', 'LA', false],
    // Unknown state: the conservative hours.
    ['2026-11-20T14:59:00Z', 'America/New_York', null, false],
    ['2026-11-20T15:00:00Z', 'America/New_York', null, true],
    ['2026-11-20T23:00:00Z', 'America/New_York', null, false],
    ['2026-11-22T17:00:00Z', 'America/New_York', null, false],
    // Daylight saving time: 12:00 UTC is 8:00 in summer and 7:00 in winter.
    ['2026-10-30T12:00:00Z', 'America/New_York', 'NY', true],
    ['2026-11-02T12:00:00Z', 'America/New_York', 'NY', false],
    ['2026-03-06T13:00:00Z', 'America/Detroit', 'NY', true],
    ['2026-03-09T12:00:00Z', 'America/Detroit', 'NY', true],
    // Arizona has no daylight saving time.
    ['2026-07-01T15:00:00Z', 'America/Phoenix', 'AZ', true],
    ['2026-07-01T14:59:00Z', 'America/Phoenix', 'AZ', false],
  ])('%s in %s (%s): %s', (when, timeZone, state, isAllowed) => expect(may(when, timeZone, state)).toBe(isAllowed));
});

describe('the rules', () => {
  const days: readonly (keyof TextingHours)[] = ['weekday', 'saturday', 'sunday'];

  it('of states are inside the federal one, and the careful hours inside all of them', () => {
    for (const { hours, source, place } of [federalRule, ...stricterStates]) {
      expect(source.date).toMatch(/^202[56]-/);
      for (const day of days) {
        const [outer, inner, careful] = [federalRule.hours[day], hours[day], carefulHours[day]];
        if (inner === null) expect([place, careful]).toEqual([place, null]);
        else {
          expect(inner[0]).toBeGreaterThanOrEqual(outer?.[0] ?? 0);
          expect(inner[1]).toBeLessThanOrEqual(outer?.[1] ?? 0);
          if (careful !== null) {
            expect([place, careful[0] >= inner[0], careful[1] <= inner[1]]).toEqual([place, true, true]);
          }
        }
      }
    }
  });
  it('name each state once', () => {
    expect(new Set(stricterStates.map(({ place }) => place)).size).toBe(stricterStates.length);
    expect(textingHoursIn('XX')).toBe(carefulHours);
  });
});

describe('clock times', () => {
  const zones = [
    'America/Detroit',
    'America/Phoenix',
    'Europe/London',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Pacific/Apia',
    'UTC',
  ];

  it.each(zones)('in %s come back from every hour of two years', (timeZone) => {
    for (
      let time = Date.parse('2026-01-01T00:00:00Z');
      time < Date.parse('2028-01-01T00:00:00Z');
      time += 7 * 3_600_000
    ) {
      const wall = wallTimeAt(time, timeZone);
      expect(wallTimeAt(toInstant(wall, timeZone), timeZone)).toEqual(wall);
    }
  });

  it('that are left out in spring become later, and those there twice in autumn the first', () => {
    const at = (day: string, minute: number) => new Date(toInstant({ day, minute }, 'America/Detroit')).toISOString();
    expect(at('2026-03-08', 150)).toBe('2026-03-08T07:30:00.000Z');
    expect(at('2026-11-01', 90)).toBe('2026-11-01T05:30:00.000Z');
    expect(at('2026-11-20', 600)).toBe('2026-11-20T15:00:00.000Z');
  });

  it('are written and counted', () => {
    expect([formatClockMinutes(0), formatClockMinutes(785)]).toEqual(['00:00', '13:05']);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(getWeekday('2026-11-22')).toBe(0);
  });

  it.each([
    ['America/Detroit', true],
    ['UTC', true],
    ['EST', false],
    ['+02:00', false],
    ['Detroit', false],
    ['Mars/Base', false],
    ['', false],
  ])('isTimeZone(%j) is %s', (zone, isOne) => expect(isTimeZone(zone)).toBe(isOne));
});
