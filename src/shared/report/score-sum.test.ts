import { describe, expect, it } from 'vitest';
import { SCORE_GATES } from '../audit/gates.ts';
import { describeScoreSum, describeUnmeasured, type ScoreSum } from './score-sum.ts';

const sum = (over: Partial<ScoreSum>): ScoreSum => ({
  lines: [],
  weight: 50,
  product: 4000,
  gates: [],
  leftFactors: 0,
  leftWeight: 0,
  outOfReach: [],
  ...over,
});
const range = { low: 44, high: 88 };

describe('describeUnmeasured', () => {
  it('says what the rest could do to the score', () => {
    expect(describeUnmeasured(sum({ leftFactors: 2, leftWeight: 41.25 }), range)).toBe(
      '2 factors and single checks with a weight of 41.3 were not measured. At worst they add nothing (44), at best everything (88).',
    );
    expect(describeUnmeasured(sum({ leftWeight: 3 }), range)).toMatch(/^Single checks with a weight of 3 were/);
  });

  it('lists what cannot be checked here, outside of weight and range', () => {
    expect(describeUnmeasured(sum({ outOfReach: ['People mention you in open discussions'] }), range)).toBe(
      'Nobody can check this here, so it’s in no weight and in no range: “People mention you in open discussions”.',
    );
  });

  it('says nothing where nothing was left out', () => {
    expect(describeUnmeasured(sum({}), range)).toBeNull();
  });
});

describe('describeScoreSum', () => {
  it('shows the division, and what a shut gate makes of it', () => {
    const of = (overallScore: number) => ({ overallScore, scoreRange: range });
    expect(describeScoreSum(sum({}), of(80))).toBe('4,000 divided by 50 is 80, shown as 80.');
    expect(describeScoreSum(sum({ gates: SCORE_GATES.slice(0, 1) }), of(39))).toBe(
      '4,000 divided by 50 is 80. Your home page tells Google not to list it. Until that is fixed, at most 49 of 100 count: the score is 39.2, shown as 39.',
    );
  });
});
