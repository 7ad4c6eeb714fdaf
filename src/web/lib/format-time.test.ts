import { describe, expect, it } from 'vitest';
import { formatClock, formatMoment } from './format-time.ts';

describe('times in words', () => {
  it('writes moments, and leaves alone what is none', () => {
    expect(formatMoment('2026-11-18T10:42:00')).toBe('Wed 18 Nov 2026, 10:42');
    expect(formatMoment('yesterday')).toBe('yesterday');
  });

  it.each([
    [0, '0:00'],
    [18_900, '0:18'],
    [61_000, '1:01'],
    [-5, '0:00'],
  ])('shows %d ms on the clock', (ms, clock) => {
    expect(formatClock(ms)).toBe(clock);
  });
});
