import { describe, expect, it } from 'vitest';
import {
  computeCheckScore,
  computeScore,
  type ScoredCheck,
  type ScoredFactor,
  scoreFactor,
  whatIf,
} from './score-arithmetic.ts';

function check(id: string, points: number | null, maxPoints: number): ScoredCheck {
  if (points === null) return { id, status: 'notMeasured', points: 0, maxPoints };
  return { id, status: points === maxPoints ? 'pass' : points === 0 ? 'fail' : 'partial', points, maxPoints };
}

function factor(weight: number, checks: ScoredCheck[], category: ScoredFactor['category'] = 'website'): ScoredFactor {
  return { weight, category, checks };
}

describe('scoreFactor', () => {
  it.each<[string, ScoredCheck[], { score: number | null; measuredWeight: number }]>([
    ['all measured', [check('a', 10, 20), check('b', 30, 80)], { score: 40, measuredWeight: 10 }],
    ['a third measured', [check('a', 10, 20), check('b', null, 40)], { score: 50, measuredWeight: 10 / 3 }],
    ['less than a third measured', [check('a', 10, 20), check('b', null, 80)], { score: null, measuredWeight: 2 }],
    ['nothing measured', [check('a', null, 20)], { score: null, measuredWeight: 0 }],
    ['no checks', [], { score: null, measuredWeight: 0 }],
    ['information alone', [check('a', 0, 0)], { score: null, measuredWeight: 0 }],
    ['information beside', [check('a', 0, 0), check('b', 5, 10)], { score: 50, measuredWeight: 10 }],
    ['rounded half up', [check('a', 1, 8)], { score: 13, measuredWeight: 10 }],
  ])('%s', (_, checks, expected) => expect(scoreFactor(factor(10, checks))).toEqual(expected));
});

describe('computeScore', () => {
  const factors = {
    one: factor(12, [check('a', 20, 100)]),
    two: factor(8, [check('b', 90, 100)], 'ai'),
    three: factor(20, [check('c', null, 100)], 'reputation'),
  };

  it('is the weighted mean over what was measured', () => {
    // (12 x 20 + 8 x 90) / 20 = 48; of 40 points of weight 20 were measured.
    expect(computeScore(factors)).toEqual({
      overallScore: 48,
      exactScore: 48,
      coverage: 0.5,
      scoreRange: { low: 24, high: 74 },
      subScores: { mapsReadiness: 20, aiReadiness: 90 },
    });
  });

  it('counts what was measured of a factor that has no score, and is null below 35% in all', () => {
    const few = { ...factors, three: factor(20, [check('c', 5, 5), check('d', null, 95)], 'reputation') };
    expect(scoreFactor(few.three).score).toBeNull();
    // (12 x 20 + 8 x 90 + 1 x 100) / 21 = 50.48.
    expect(computeScore(few)).toMatchObject({ overallScore: 50, coverage: 21 / 40 });
    const of = (measured: number) => ({
      one: factor(10, [check('a', measured, measured), check('b', null, 100 - measured)]),
    });
    expect(computeScore(of(35))).toMatchObject({ overallScore: 100, scoreRange: { low: 35, high: 100 } });
    expect(computeScore(of(34))).toMatchObject({
      overallScore: null,
      exactScore: 100,
      scoreRange: { low: 34, high: 100 },
    });
  });

  it('is null, not zero, when nothing was measured', () => {
    expect(computeScore({ three: factors.three })).toEqual({
      overallScore: null,
      exactScore: null,
      coverage: 0,
      scoreRange: { low: 0, high: 100 },
      subScores: { mapsReadiness: null, aiReadiness: null },
    });
    expect(computeScore({}).overallScore).toBeNull();
  });

  it('leaves unmeasurable checks out of share and range', () => {
    const outOfReach: ScoredCheck = { id: 'x', status: 'notMeasured', points: 0, maxPoints: 0 };
    const one = factor(10, [check('a', 30, 40), check('b', null, 40)]);
    const withIt = { one: { ...one, checks: [...one.checks, outOfReach] }, two: factor(10, [outOfReach], 'ai') };
    expect(computeScore(withIt)).toEqual(computeScore({ one }));
    expect(computeScore(withIt)).toMatchObject({ coverage: 0.5, scoreRange: { low: 38, high: 88 } });
    // Taking it as passed gains nothing: no plan and no what-if may include it.
    expect(whatIf(withIt, new Set(['x']))).toEqual(computeScore(withIt));
    // A factor that could not be evaluated because of an internal error is unknown, not out of reach.
    expect(computeScore({ one, three: factor(10, []) }).coverage).toBe(0.25);
  });

  it('gives a sub-score from a third of its weight on', () => {
    const of = (measured: number) => ({
      one: factor(6, [check('a', measured, measured), check('b', null, 3 - measured)], 'ai'),
      two: factor(20, [check('c', 5, 10)]),
    });
    expect(computeScore(of(0.9)).subScores).toEqual({ mapsReadiness: 50, aiReadiness: null });
    expect(computeScore(of(1)).subScores).toEqual({ mapsReadiness: 50, aiReadiness: 100 });
    // It counts in the whole score all the same: that is measured well enough.
    expect(computeScore(of(0.9)).overallScore).toBe(54);
  });

  it('counts a measured zero', () => {
    expect(computeScore({ one: factor(5, [check('a', 0, 10)]) }).overallScore).toBe(0);
  });
});

describe('whatIf', () => {
  const factors = { one: factor(10, [check('a', 0, 50), check('b', 50, 50)]), two: factor(15, [check('c', null, 10)]) };

  it.each<[string[], number, number]>([
    [[], 50, 0.4],
    [['a'], 100, 0.4],
    [['b'], 50, 0.4],
    [['c'], 80, 1],
    [['a', 'c'], 100, 1],
    [['unknown'], 50, 0.4],
  ])('%j passed', (ids, overallScore, coverage) => {
    expect(whatIf(factors, new Set(ids))).toMatchObject({ overallScore, coverage });
  });
});

describe('computeCheckScore', () => {
  const factors = {
    one: factor(10, [check('a', 0, 50), check('b', 50, 50)]),
    two: factor(30, [check('c', 10, 10), check('d', null, 10)]),
  };
  it.each<[string[], number | null]>([
    [['a', 'b'], 50],
    [['a', 'c'], 75],
    [['d'], null],
    [[], null],
  ])('%j', (ids, expected) => expect(computeCheckScore(factors, new Set(ids))).toBe(expected));
});
