import { describe, expect, it } from 'vitest';
import { NOTHING, PLENTY } from '#test/sample-offers.ts';
import { computeFixGain } from './fix-gain.ts';
import type { ScoredCheck, ScoredFactor } from './score-arithmetic.ts';

const check = (id: string, points: number | null, maxPoints: number): ScoredCheck =>
  points === null
    ? { id, status: 'notMeasured', points: 0, maxPoints }
    : { id, status: points === maxPoints ? 'pass' : 'fail', points, maxPoints };
const factor = (weight: number, checks: (ScoredCheck & { fix?: string })[]): ScoredFactor => ({
  weight,
  category: 'website',
  checks,
});

describe('computeFixGain', () => {
  const factors = {
    websiteH1: factor(10, [check('websiteH1.namesService', 0, 50), check('websiteH1.wordCount', 50, 50)]),
    qaUpdates: factor(30, [check('qaUpdates.questionsOnSite', 60, 60), check('qaUpdates.profilePosts', null, 40)]),
  };

  it('is the exact difference of the whole score', () => {
    // Weights measured: 10 and 18. Today (10 x 50 + 18 x 100) / 28 = 82.14; with the heading 100.
    expect(computeFixGain(factors, ['fix-qa', 'fix-h1'], PLENTY.passes)).toBe(17.9);
  });

  it('is zero where everything passes, and null where nothing was measured', () => {
    expect(computeFixGain(factors, ['fix-qa'], PLENTY.passes)).toBe(0);
    expect(computeFixGain(factors, ['fix-desc'], PLENTY.passes)).toBeNull();
    const unseen = { one: factor(5, [check('websiteH1.exists', null, 10)]) };
    expect(computeFixGain(unseen, ['fix-h1'], PLENTY.passes)).toBeNull();
    expect(computeFixGain({}, ['fix-h1'], PLENTY.passes)).toBeNull();
  });

  it('counts no check that the texts of this audit would not make pass', () => {
    expect(computeFixGain(factors, ['fix-qa', 'fix-h1'], NOTHING.passes)).toBeNull();
    const passes = { ...PLENTY.passes, 'fix-h1': ['websiteH1.exists'] };
    expect(computeFixGain(factors, ['fix-qa', 'fix-h1'], passes)).toBe(0);
  });

  it('takes as passed what waits for the same step', () => {
    const fix = 'Answer five customer questions. On your website.';
    const asked = factor(10, [
      { ...check('websiteH1.exists', 0, 10), fix },
      { ...check('websiteH1.namesPlace', null, 10), fix },
      check('websiteH1.wordCount', 10, 10),
    ]);
    // Today (6.67 x 50) / 16.67 = 20; with both (10 x 100) / 20 = 50; without the one that waits it would be 40.
    const other = factor(10, [check('a.b', 0, 10)]);
    expect(computeFixGain({ asked, other }, ['fix-h1'], PLENTY.passes)).toBe(30);
  });

  it('takes no check as passed that was not measured', () => {
    const partly = { h1: factor(10, [check('websiteH1.exists', 5, 10), check('websiteH1.namesPlace', null, 10)]) };
    expect(computeFixGain(partly, ['fix-h1'], PLENTY.passes)).toBe(50);
  });
});
