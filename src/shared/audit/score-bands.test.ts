import { describe, expect, it } from 'vitest';
import { getBand, isBelow, priorityBand, type Score, sentimentBand } from './score-bands.ts';

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
  ] as const)('getBand(%s) is %s', (score, band) => {
    expect(getBand(score)).toBe(band);
  });

  it('cannot be written with a bare comparison', () => {
    const score: Score = [null, 3][0] ?? null;
    // @ts-expect-error a score may be null: the type check refuses the comparison
    expect(score < 60).toBe(true);
  });
});

describe('the colours of other marks', () => {
  it.each([
    [100, 'poor'],
    [71, 'poor'],
    [70, 'mid'],
    [41, 'mid'],
    [40, 'good'],
    [0, 'good'],
  ] as const)('a priority of %s is %s', (priority, band) => {
    expect(priorityBand(priority)).toBe(band);
  });

  it.each([
    [null, null],
    [100, 'good'],
    [71, 'good'],
    [70, 'mid'],
    [41, 'mid'],
    [40, 'poor'],
    [0, 'poor'],
  ] as const)('a sentiment of %s is %s', (sentiment, band) => {
    expect(sentimentBand(sentiment)).toBe(band);
  });
});
