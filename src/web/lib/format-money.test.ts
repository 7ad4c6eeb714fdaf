import { expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

it.each([
  [4900, 'usd', '$49.00'],
  [390, 'JPY', '¥390'],
  [1250, 'eur', '€12.50'],
  [5, 'dollars', '5 dollars'],
])('%d %s is %s', (units, currency, words) => {
  expect(formatMoney(units, currency)).toBe(words);
});
