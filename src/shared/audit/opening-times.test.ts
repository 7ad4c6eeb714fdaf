import { describe, expect, it } from 'vitest';
import type { OpeningHours, OpeningPeriod } from './business.ts';
import { isAllDay, publishableHours, toOpeningSpan } from './opening-times.ts';

function hours(...periods: OpeningPeriod[]): OpeningHours {
  return { periods, byAppointment: false, alwaysOpen: false, text: 'as on the page' };
}

describe('toOpeningSpan', () => {
  it.each([
    ['08:00', '17:00', [480, 1020]],
    ['18:00', '00:00', [1080, 1440]],
    ['18:00', '24:00', [1080, 1440]],
    ['18:00', '23:59', [1080, 1440]],
    ['18:00', '02:00', [1080, 1560]],
    ['00:00', '00:00', [0, 1440]],
    ['00:00', '24:00', [0, 1440]],
    ['00:00', '23:59', [0, 1440]],
    ['09:00', '09:00', null],
    ['25:00', '26:00', null],
    ['soon', '17:00', null],
  ])('reads %s to %s', (opens, closes, expected) => {
    const span = toOpeningSpan({ opens, closes });
    expect(span === null ? null : [span.opens, span.closes]).toEqual(expected);
    expect(isAllDay({ opens, closes })).toBe(expected?.[0] === 0 && expected[1] === 1440);
  });

  it('has nothing for closed days', () => {
    expect(toOpeningSpan({ opens: null, closes: null })).toBeNull();
  });
});

describe('publishableHours', () => {
  it('writes a whole day and midnight as Google reads them, and never one minute twice', () => {
    const published = publishableHours(
      hours({ days: ['Fr'], opens: '18:00', closes: '00:00' }, { days: ['Sa', 'Su'], opens: '00:00', closes: '00:00' }),
    );
    expect(published).toEqual({
      kind: 'times',
      periods: [
        { days: ['Fr'], opens: '18:00', closes: '23:59' },
        { days: ['Sa', 'Su'], opens: '00:00', closes: '23:59' },
      ],
    });
  });

  it('publishes none of doubtful hours, and says which day', () => {
    const twice = hours(
      { days: ['Mo', 'Tu'], opens: '09:00', closes: '17:00' },
      { days: ['Tu'], opens: '12:00', closes: '20:00' },
    );
    expect(publishableHours(twice)).toEqual({ kind: 'doubtful', day: 'Tu', why: 'overlap' });
    const same = hours({ days: ['We'], opens: '09:00', closes: '09:00' });
    expect(publishableHours(same)).toEqual({ kind: 'doubtful', day: 'We', why: 'same-times' });
    const night = hours(
      { days: ['Su'], opens: '18:00', closes: '03:00' },
      { days: ['Mo'], opens: '02:00', closes: '05:00' },
    );
    expect(publishableHours(night)).toMatchObject({ kind: 'doubtful', why: 'overlap' });
    const both = hours({ days: ['Mo'], opens: '09:00', closes: '17:00' }, { days: ['Mo'], opens: null, closes: null });
    expect(publishableHours(both)).toMatchObject({ kind: 'doubtful', day: 'Mo' });
  });

  it('keeps a break at noon and nights that end before the next opening', () => {
    const split = hours(
      { days: ['Mo'], opens: '09:00', closes: '12:00' },
      { days: ['Mo'], opens: '12:00', closes: '18:00' },
      { days: ['Sa', 'Su'], opens: '18:00', closes: '03:00' },
    );
    expect(publishableHours(split)).toMatchObject({ kind: 'times' });
  });

  it('calls hours without days and times unclear', () => {
    expect(publishableHours(hours())).toEqual({ kind: 'unclear' });
  });

  it('has none for appointments and for nothing', () => {
    expect(publishableHours(null)).toEqual({ kind: 'none' });
    expect(publishableHours({ ...hours(), byAppointment: true })).toEqual({ kind: 'none' });
  });

  /** All pairs of spans on a grid: published hours have each day once, no overlap, and a length. */
  it('never publishes overlapping times, whatever it is given', () => {
    const times = ['00:00', '06:00', '09:00', '12:00', '18:00', '23:59', '24:00'];
    for (const opens of times)
      for (const closes of times)
        for (const from of times)
          for (const to of times) {
            const given = hours({ days: ['Mo'], opens, closes }, { days: ['Mo'], opens: from, closes: to });
            const published = publishableHours(given);
            if (published.kind !== 'times') continue;
            const minutes = new Set<number>();
            for (const period of published.periods) {
              expect(period.opens).not.toBe(period.closes);
              const span = toOpeningSpan(period);
              for (let at = span?.opens ?? 0; at < (span?.closes ?? 0); at += 30) {
                expect(minutes.has(at)).toBe(false);
                minutes.add(at);
              }
            }
          }
  });
});
