import { expect, it } from 'vitest';
import { percentWords, shareOf } from './metric-words.ts';

it('has no share of nothing', () => {
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(1, undefined)).toBeNull();
  expect(shareOf(1, 4)).toBe(0.25);
});

it.each([
  [null, 'no share'],
  [0, '0 %'],
  [0.001, 'under 1 %'],
  [0.345, '35 %'],
  [1, '100 %'],
])('%j is %s', (share, words) => {
  expect(percentWords(share)).toBe(words);
});
