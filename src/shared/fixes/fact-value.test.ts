import { expect, it } from 'vitest';
import { findFactProblem } from './fact-value.ts';

it.each([
  ['service', 'Drain cleaning'],
  ['phone', '(218) 555-0142'],
  ['phone', '+49 30 5550 0142'],
  ['phone', '1-800-FLOWERS'],
  ['email', 'hello@plumber.example'],
  ['website', 'https://plumber.example/'],
  ['foundedYear', '1987'],
  ['foundedYear', '2026'],
  ['yearsInBusiness', '39'],
  ['rating', '4,7'],
  ['rating', '5'],
  ['reviewCount', '0'],
  ['hours', 'Mon to Fri 8:00 to 17:00'],
] as const)('takes %s %s', (kind, value) => {
  expect(findFactProblem(kind, value, 2026)).toBeNull();
});

it.each([
  ['service', ''],
  ['service', 'x'.repeat(501)],
  ['service', 'Taps\nand drains'],
  ['service', '<script>'],
  ['phone', 'call us'],
  ['email', 'hello at plumber'],
  ['website', 'plumber'],
  ['foundedYear', '2027'],
  ['foundedYear', '87'],
  ['yearsInBusiness', 'many'],
  ['rating', '5.1'],
  ['rating', '0'],
  ['reviewCount', '1.5'],
] as const)('refuses %s %j in a sentence', (kind, value) => {
  expect(findFactProblem(kind, value, 2026)).toMatch(/^[A-Z].*\.$/);
});
