import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../audit/business.ts';
import { formatHours } from './format-hours.ts';

const hours = (over: Partial<OpeningHours>): OpeningHours => ({
  periods: [],
  byAppointment: false,
  alwaysOpen: false,
  text: 'Call us',
  ...over,
});

describe('formatHours', () => {
  it.each([
    [null, null],
    [hours({ alwaysOpen: true }), 'Always open'],
    [hours({}), 'Call us'],
    [hours({ byAppointment: true }), 'by appointment'],
    [
      hours({
        periods: [
          { days: ['Mo', 'Tu', 'We', 'Fr'], opens: '09:00', closes: '17:00' },
          { days: ['Sa', 'Su'], opens: null, closes: null },
        ],
      }),
      'Mo–We, Fr 09:00 to 17:00; Sa, Su closed',
    ],
  ])('%#', (value, words) => {
    expect(formatHours(value)).toBe(words);
  });
});
