import { describe, expect, it } from 'vitest';
import {
  type ScoredCheck,
  type ScoredFactor,
  scoreFactor,
  scoreOf,
  scoreOfChecks,
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
    ['a part measured', [check('a', 10, 20), check('b', null, 80)], { score: 50, measuredWeight: 2 }],
    ['nothing measured', [check('a', null, 20)], { score: null, measuredWeight: 0 }],
    ['no checks', [], { score: null, measuredWeight: 0 }],
    ['information alone', [check('a', 0, 0)], { score: null, measuredWeight: 0 }],
    ['information beside', [check('a', 0, 0), check('b', 5, 10)], { score: 50, measuredWeight: 10 }],
    ['rounded half up', [check('a', 1, 8)], { score: 13, measuredWeight: 10 }],
  ])('%s', (_, checks, expected) => expect(scoreFactor(factor(10, checks))).toEqual(expected));
});

describe('scoreOf', () => {
  const factors = {
    one: factor(12, [check('a', 20, 100)]),
    two: factor(8, [check('b', 90, 100)], 'ai'),
    three: factor(20, [check('c', null, 100)], 'reputation'),
  };

  it('is the weighted mean over what was measured', () => {
    // (12 x 20 + 8 x 90) / 20 = 48; of 40 points of weight 20 were measured.
    expect(scoreOf(factors)).toEqual({
      overallScore: 48,
      exactScore: 48,
      coverage: 0.5,
      scoreRange: { low: 24, high: 74 },
      subScores: { mapsReadiness: 20, aiReadiness: 90 },
    });
  });

  it('is null, not zero, when nothing was measured', () => {
    expect(scoreOf({ three: factors.three })).toEqual({
      overallScore: null,
      exactScore: null,
      coverage: 0,
      scoreRange: { low: 0, high: 100 },
      subScores: { mapsReadiness: null, aiReadiness: null },
    });
    expect(scoreOf({}).overallScore).toBeNull();
  });

  it('counts a measured zero', () => {
    expect(scoreOf({ one: factor(5, [check('a', 0, 10)]) }).overallScore).toBe(0);
  });
});

describe('whatIf', () => {
  const factors = { one: factor(10, [check('a', 0, 50), check('b', 50, 50)]), two: factor(30, [check('c', null, 10)]) };

  it.each<[string[], number, number]>([
    [[], 50, 0.25],
    [['a'], 100, 0.25],
    [['b'], 50, 0.25],
    [['c'], 88, 1],
    [['a', 'c'], 100, 1],
    [['unknown'], 50, 0.25],
  ])('%j passed', (ids, overallScore, coverage) => {
    expect(whatIf(factors, new Set(ids))).toMatchObject({ overallScore, coverage });
  });
});

describe('scoreOfChecks', () => {
  const factors = {
    one: factor(10, [check('a', 0, 50), check('b', 50, 50)]),
    two: factor(30, [check('c', 10, 10), check('d', null, 10)]),
  };
  it.each<[string[], number | null]>([
    [['a', 'b'], 50],
    [['a', 'c'], 75],
    [['d'], null],
    [[], null],
  ])('%j', (ids, expected) => expect(scoreOfChecks(factors, new Set(ids))).toBe(expected));
});
