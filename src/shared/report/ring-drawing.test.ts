import { describe, expect, it } from 'vitest';
import { describeCoverage } from './describe-coverage.ts';
import { describeScore, ringFigure } from './ring-drawing.ts';
import { describeLeftOut } from './weight-labels.ts';

describe('a score without a number', () => {
  it.each([
    [79, { low: 44, high: 88 }, '79', '79 of 100'],
    [null, { low: 22, high: 91 }, '22–91', '22 to 91 of 100'],
    [null, { low: 0, high: 100 }, '–', 'no score yet'],
  ])('%s with %j is shown as %s', (score, range, figure, words) => {
    expect(ringFigure(score, range).figure).toBe(figure);
    expect(describeScore(score, range)).toBe(words);
  });

  it('says how much was checked, and where the score could be', () => {
    const scoreRange = { low: 22, high: 91 };
    expect(describeCoverage({ coverage: 0.31, overallScore: null, scoreRange })).toBe(
      '31% of what matters was checked, too little for a score. It could be anywhere from 22 to 91.',
    );
    expect(describeCoverage({ coverage: 0, overallScore: null, scoreRange })).toMatch(/^We couldn’t check anything/);
  });

  it('of a factor says whether what was checked counts', () => {
    expect(describeLeftOut({ weight: 14, measuredWeight: 1.1 }, 'you')).toBe(
      'We could check 8% of it, too little for a score. What we checked counts in the overall score.',
    );
    expect(describeLeftOut({ weight: 4, measuredWeight: 0 }, 'the site')).toBe(
      'Nothing here counts for or against the site: its weight of 4 in 100 stays out of the score.',
    );
    expect(describeLeftOut({ weight: 0, measuredWeight: 0 }, 'you')).toBe('Nothing here counts for or against you.');
  });
});
