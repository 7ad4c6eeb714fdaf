import { expect, it } from 'vitest';
import { formatCountry, formatLanguage } from './format-code.ts';

it.each([
  ['DE', 'Germany'],
  ['Germany', 'Germany'],
  ['de', 'de'],
  ['', ''],
])('the country %j is shown as %j', (code, expected) => {
  expect(formatCountry(code)).toBe(expected);
});

it.each([
  ['de', 'German'],
  ['English', 'English'],
  ['de-1', 'de-1'],
  ['en-us-us', 'en-us-us'],
  ['German and Dutch', 'German and Dutch'],
  ['', ''],
])('the language %j is shown as %j', (tag, expected) => {
  expect(formatLanguage(tag)).toBe(expected);
});
