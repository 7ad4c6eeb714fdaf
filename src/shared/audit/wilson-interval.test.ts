import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

describe('wilsonInterval', () => {
  // By R: prop.test(x, n, correct = FALSE)$conf.int
  it.each([
    [3 / 10, 10, 0.108, 0.603],
    [0, 10, 0, 0.278],
    [1, 10, 0.722, 1],
    [0.5, 100, 0.404, 0.596],
  ])('of %f among %i', (rate, n, low, high) => {
    const interval = wilsonInterval(rate, n);
    expect(interval?.low).toBeCloseTo(low, 3);
    expect(interval?.high).toBeCloseTo(high, 3);
  });

  it('is null without samples', () => expect(wilsonInterval(0.5, 0)).toBeNull());
});
