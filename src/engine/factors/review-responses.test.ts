import { describe, expect, it } from 'vitest';
import { aProfile, someEvidence } from '#test/builders.ts';
import { scoreCheck, testFactorCases } from '#test/factor-cases.ts';
import { reviewResponses } from './review-responses.ts';

const replied = (replyShare: number | null) =>
  ({ profile: { kind: 'found', value: aProfile({ replyShare }) } }) as const;

describe('reviewResponses', () => {
  testFactorCases(reviewResponses, [
    { when: 'no profile', given: {}, check: 'replyShare', status: 'notMeasured' },
    {
      when: 'the profile cannot be read',
      given: { profile: { kind: 'unavailable', reason: 'the upload was empty' } },
      check: 'replyShare',
      status: 'notMeasured',
      says: 'the upload was empty',
    },
    { when: 'replies unknown', given: replied(null), check: 'replyShare', status: 'notMeasured' },
    { when: 'nearly all', given: replied(0.8), check: 'replyShare', status: 'pass', says: '80%' },
    { when: 'half', given: replied(0.5), check: 'replyShare', status: 'partial' },
    { when: 'few', given: replied(0.1), check: 'replyShare', status: 'fail' },
    { when: 'none', given: replied(0), check: 'replyShare', status: 'fail', says: '0%' },
  ]);

  it('converts the share to points', () => {
    expect(scoreCheck(reviewResponses, replied(0.55), 'replyShare')).toBe(55);
  });

  it('reports that replies were not seen', () => {
    expect(reviewResponses.evaluate(someEvidence()).summary).toContain('Tell us how many you answer');
  });
});
