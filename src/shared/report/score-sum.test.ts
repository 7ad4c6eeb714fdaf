import { describe, expect, it } from 'vitest';
import { describeUnmeasured, type ScoreSum } from './score-sum.ts';

const sum = (over: Partial<ScoreSum>): ScoreSum => ({
  lines: [],
  weight: 50,
  product: 4000,
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
