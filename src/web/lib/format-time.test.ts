import { describe, expect, it } from 'vitest';
import { formatClock } from './format-time.ts';

describe('times in words', () => {
  it.each([
    [0, '0:00'],
    [18_900, '0:18'],
    [61_000, '1:01'],
    [-5, '0:00'],
  ])('shows %d ms on the clock', (ms, clock) => {
    expect(formatClock(ms)).toBe(clock);
  });
});
