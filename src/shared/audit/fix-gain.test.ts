import { describe, expect, it } from 'vitest';
import { gainOfFixes } from './fix-gain.ts';
import type { ScoredCheck, ScoredFactor } from './score-arithmetic.ts';

const check = (id: string, points: number | null, maxPoints: number): ScoredCheck =>
  points === null
    ? { id, status: 'notMeasured', points: 0, maxPoints }
    : { id, status: points === maxPoints ? 'pass' : 'fail', points, maxPoints };
const factor = (weight: number, checks: ScoredCheck[]): ScoredFactor => ({ weight, category: 'website', checks });

describe('gainOfFixes', () => {
  const factors = {
    websiteH1: factor(10, [check('websiteH1.namesService', 0, 50), check('websiteH1.wordCount', 50, 50)]),
    qaUpdates: factor(30, [check('qaUpdates.questionsOnSite', 60, 60), check('qaUpdates.profilePosts', null, 40)]),
  };

  it('is the exact difference of the whole score', () => {
    // Weights measured: 10 and 18. Today (10 x 50 + 18 x 100) / 28 = 82.14; with the heading 100.
    expect(gainOfFixes(factors, ['fix-qa', 'fix-h1'])).toBe(17.9);
  });

  it('is zero where everything passes, and null where nothing was measured', () => {
    expect(gainOfFixes(factors, ['fix-qa'])).toBe(0);
    expect(gainOfFixes(factors, ['fix-desc'])).toBeNull();
    expect(gainOfFixes({ one: factor(5, [check('websiteH1.exists', null, 10)]) }, ['fix-h1'])).toBeNull();
    expect(gainOfFixes({}, ['fix-h1'])).toBeNull();
  });

  it('takes no check as passed that was not measured', () => {
    const partly = { h1: factor(10, [check('websiteH1.exists', 5, 10), check('websiteH1.namesPlace', null, 10)]) };
    expect(gainOfFixes(partly, ['fix-h1'])).toBe(50);
  });
});
