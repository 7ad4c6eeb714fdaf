import { expect, test } from 'vitest';
import { collapseLines, collapseSpace, collapseToLine, countWords, LINE_BREAK } from './page-text.ts';

test.each([
  ['a b', 'a b'],
  [' a\t\n b\u00a0\u3000c ', 'a b c'],
  ['', ''],
  [' \n ', ''],
])('whitespace of %j', (text, expected) => {
  expect(collapseSpace(text)).toBe(expected);
});

test('line breaks stay, empty lines and invisible characters go', () => {
  expect(collapseLines(` a ${LINE_BREAK}${LINE_BREAK} \n b\u00adc${LINE_BREAK}`)).toBe('a\nbc');
  expect(collapseToLine(` a ${LINE_BREAK} b\u200bc\u2060 `)).toBe('a bc');
});

test.each([
  ['Welcome to [email\u00a0protected], hairdresser in Bath', 'Welcome to …, hairdresser in Bath'],
  [' [email protected] ', ''],
  ['[Email Protected] | [email protected]', ''],
  ['[email us] for a price', '[email us] for a price'],
])('what an obfuscator wrote in %j is nobody’s word', (text, expected) => {
  expect(collapseLines(text)).toBe(expected);
  expect(collapseToLine(text)).toBe(expected);
});

test.each([
  ['', 0],
  ['one two\nthree', 3],
  ['— & …', 0],
  ["don't re-enter", 2],
  ['4.9 ★★★★★ (120)', 2],
  ['日本語', 2],
  ['日本 tea', 2],
  ['한국 음식', 2],
  ['مطعم لبناني', 2],
])('words of %j', (text, count) => {
  expect(countWords(text)).toBe(count);
});
