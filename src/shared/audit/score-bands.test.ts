import { describe, expect, it } from 'vitest';
import { bandOf, isBelow, lowestOf, type Score } from './score-bands.ts';

describe('comparisons on scores that may be null', () => {
  it.each([
    [null, 60, false],
    [59, 60, true],
    [60, 60, false],
    [0, 60, true],
  ] as const)('isBelow(%s, %s) is %s', (score, limit, expected) => {
    expect(isBelow(score, limit)).toBe(expected);
  });

  it.each([
    [null, null],
    [0, 'poor'],
    [49, 'poor'],
    [50, 'mid'],
    [79, 'mid'],
    [80, 'good'],
    [100, 'good'],
  ] as const)('bandOf(%s) is %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });

  it('never takes a score that was not measured for the lowest', () => {
    expect(
      lowestOf([
        ['a', null],
        ['b', 70],
        ['c', 20],
        ['d', 20],
      ]),
    ).toBe('c');
    expect(lowestOf([['a', null]])).toBeNull();
  });

  it('cannot be written with a bare comparison', () => {
    const score: Score = [null, 3][0] ?? null;
    // @ts-expect-error a score may be null: the type check refuses the comparison
    expect(score < 60).toBe(true);
  });
});
