import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/time/durations.ts';
import { getPlanRhythm, isTooSoon, nextScanTime, type Rhythm, retryTime } from './scan-times.ts';

/** The days of the scans that follow each other when each one begins at its time. */
function days(rhythm: Rhythm, begun: string, count: number): string[] {
  const watched = { businessId: 'harbor', begunAt: new Date(begun) };
  let after = watched.begunAt.getTime();
  return Array.from({ length: count }, () => {
    const at = nextScanTime(rhythm, watched, after);
    after = at.getTime();
    return at.toISOString().slice(0, 10);
  });
}

describe('the times of scans', () => {
  it('are the same day of each month, and the last one of a month that is too short', () => {
    expect(days('monthly', '2027-01-31T10:00:00Z', 13)).toEqual(
      ['02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31']
        .map((day) => `2027-${day}`)
        .concat('2028-01-31', '2028-02-29'),
    );
    expect(days('monthly', '2026-11-05T23:59:59Z', 3)).toEqual(['2026-12-05', '2027-01-05', '2027-02-05']);
  });

  it('are every seventh day, also across a change of the clocks', () => {
    expect(days('weekly', '2027-03-10T00:00:00Z', 4)).toEqual(['2027-03-17', '2027-03-24', '2027-03-31', '2027-04-07']);
  });

  it('give one time for all that were missed, and not another one right behind it', () => {
    const watched = { businessId: 'harbor', begunAt: new Date('2027-01-10T00:00:00Z') };
    const back = Date.parse('2027-06-07T00:00:00Z');
    expect(nextScanTime('monthly', watched, back).toISOString().slice(0, 10)).toBe('2027-07-10');
    expect(nextScanTime('weekly', watched, back).toISOString().slice(0, 10)).toBe('2027-06-13');
  });

  it('never lie before the watch began, nor in the past, whatever the clock says', () => {
    const watched = { businessId: 'harbor', begunAt: new Date('2027-01-10T00:00:00Z') };
    for (const rhythm of ['weekly', 'monthly'] as const)
      for (const days of [-4000, -400, -40, -4, 0, 4, 40, 400, 4000]) {
        const after = watched.begunAt.getTime() + days * DAY_MS;
        expect(nextScanTime(rhythm, watched, after).getTime()).toBeGreaterThan(Math.max(after, +watched.begunAt));
      }
  });

  it('are spread over the day by the business', () => {
    const begunAt = new Date('2027-01-10T09:00:00Z');
    const hours = new Array<number>(24).fill(0);
    for (let index = 0; index < 2400; index += 1) {
      const hour = nextScanTime('weekly', { businessId: `business-${index}`, begunAt }, +begunAt).getUTCHours();
      hours[hour] = (hours[hour] ?? 0) + 1;
    }
    expect(Math.min(...hours)).toBeGreaterThan(60);
    expect(Math.max(...hours)).toBeLessThan(150);
  });

  it('follow the plan', () => {
    expect([getPlanRhythm('free'), getPlanRhythm('pro'), getPlanRhythm('agency')]).toEqual([null, 'monthly', 'weekly']);
  });

  it('are not asked for again within half a period', () => {
    const now = Date.parse('2027-01-20T00:00:00Z');
    expect(isTooSoon('monthly', new Date(now - 7 * DAY_MS), now)).toBe(true);
    expect(isTooSoon('weekly', new Date(now - 7 * DAY_MS), now)).toBe(false);
    // A scan that seems to lie ahead is one from before the clock was set back: it says nothing.
    expect(isTooSoon('weekly', new Date(now + DAY_MS), now)).toBe(false);
  });

  it('come an hour after a failure, then daily for a week, then as ever', () => {
    const waits = [1, 2, 3, 8, 9, 50].map((failures) => retryTime(failures, 0)?.getTime() ?? null);
    expect(waits).toEqual([3_600_000, DAY_MS, DAY_MS, DAY_MS, null, null]);
  });
});
