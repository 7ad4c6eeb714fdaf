import { expect, it } from 'vitest';
import { divideShare, formatPercent } from './metric-labels.ts';

it('has no share of nothing', () => {
  expect(divideShare(0, 0)).toBeNull();
  expect(divideShare(1, undefined)).toBeNull();
  expect(divideShare(1, 4)).toBe(0.25);
});

it.each([
  [null, 'no share'],
  [0, '0%'],
  [0.001, 'under 1%'],
  [0.345, '35%'],
  [1, '100%'],
])('%j is %s', (share, words) => {
  expect(formatPercent(share)).toBe(words);
});
