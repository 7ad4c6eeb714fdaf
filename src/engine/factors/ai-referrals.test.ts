import { expect, it } from 'vitest';
import { someEvidence } from '#test/builders.ts';
import { aiReferrals } from './ai-referrals.ts';

it('claims nothing without the owner’s statistics and says what would tell', () => {
  const finding = aiReferrals.evaluate(someEvidence());
  expect(finding).toMatchObject({
    configured: false,
    totalSessions: null,
    conversionRate: null,
    status: 'NOT_MEASURED',
  });
  expect(finding.checks).toMatchObject([{ id: 'aiReferrals.sessions', status: 'notMeasured', points: 0 }]);
  expect(finding.checks[0]?.measuredBy).toContain('Google Analytics');
});
