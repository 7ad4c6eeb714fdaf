import { expect, it } from 'vitest';
import { describeFlagChange, parsePercent } from './flag-percent.ts';

it.each([
  ['0', 0],
  [' 100 ', 100],
  ['7', 7],
  ['101', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
  ['ten', null],
])('reads %j as %j', (typed, percent) => {
  expect(parsePercent(typed)).toBe(percent);
});

it.each([
  [0, 10, '10 of 100 visitors will have it.'],
  [10, 40, '40 of 100 visitors will have it. Who has it now keeps it.'],
  [40, 10, '10 of 100 visitors will have it. Those who lose it go back to what was there before.'],
  [40, 0, 'Nobody will have it any more.'],
  [40, 100, 'Everybody will have it.'],
])('from %d to %d: %s', (from, to, words) => {
  expect(describeFlagChange(from, to)).toBe(words);
});
