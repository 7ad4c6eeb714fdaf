import { expect, it } from 'vitest';
import { coveragePercent } from './coverage-percent.ts';

it.each([
  [0, 0],
  [0.002, 1],
  [0.344, 34],
  [0.346, 34],
  [0.35, 35],
  // A sum of weights misses it by a trifle, and has a score.
  [0.35 - 1e-12, 35],
  [0.354, 35],
  [0.356, 36],
  [0.562, 56],
  [0.994, 99],
  [0.996, 99],
  [1, 100],
])('says %d as %d%%', (coverage, percent) => expect(coveragePercent(coverage)).toBe(percent));
