import { describe, expect, it } from 'vitest';
import { EVIDENCE_SOURCES } from '#shared/audit/evidence-sources.ts';
import { computeScore, whatIf } from '#shared/audit/score-arithmetic.ts';
import { aHeading, aPage, someBots, someEvidence } from '#test/builders.ts';
import { planActions } from './action-plan.ts';
import { evaluate } from './evaluate.ts';
import { findProfileStep, PROFILE_STEPS } from './profile-steps.ts';

const TITLES = PROFILE_STEPS.map(({ action }) => action);
const UNKNOWN = { profile: { kind: 'notConfigured', hint: '' } } as const;
/** A site with a fault, so that there are points to gain. */
const WEAK = { ...UNKNOWN, home: aPage({ headings: [aHeading(1, 'Welcome')] }) };

describe('the steps about the Google profile', () => {
  it('hold every check that only the owner of the profile can measure, once', () => {
    const checks = Object.values(evaluate(someEvidence(UNKNOWN)).factors).flatMap((factor) => factor.checks);
    const waiting = checks.filter(({ measuredBy }) => measuredBy?.includes(EVIDENCE_SOURCES.ownProfile.words));
    expect(waiting.map(({ id }) => id).toSorted()).toEqual(PROFILE_STEPS.flatMap((step) => step.checks).toSorted());
    expect(checks.filter((check) => findProfileStep(check) !== undefined)).toEqual(waiting);
  });

  it('stand in the plan with what the score rises by at most, and begin no plan with more to gain on the site', () => {
    const { factors, actionPlan } = evaluate(someEvidence(WEAK));
    const steps = actionPlan.filter(({ gain }) => gain === 'upTo');
    expect(steps.map(({ title }) => title).toSorted()).toEqual(TITLES.toSorted());
    const today = computeScore(factors).exactScore ?? 0;
    for (const { checkIds, pointsGained, description } of steps) {
      expect(pointsGained).toBe(Math.round(((whatIf(factors, new Set(checkIds)).exactScore ?? 0) - today) * 10) / 10);
      expect(description).toContain('Then tell us');
      expect(description).not.toContain('You haven’t given it to us yet');
    }
    expect(actionPlan[0]).toMatchObject({ factor: 'websiteH1', gain: 'exact' });
  });

  it.each([
    ['a step of more than half of its points in minutes', 'minutes', 1, 'Do it'],
    ['it, where the site needs a day', 'day', 1, TITLES[0]],
    ['it, where the site gains less than half of its points', 'minutes', 0.05, TITLES[0]],
  ] as const)('begin the plan with %s', (_, effort, lost, title) => {
    const { factors } = evaluate(someEvidence(UNKNOWN));
    const [failing, other] = factors.websiteH1.checks;
    if (failing === undefined || other === undefined) throw new Error('The factor should have checks.');
    const lacking = { ...failing, status: 'partial', points: failing.maxPoints * (1 - lost), effort } as const;
    const later = { ...other, status: 'fail', points: 0, effort: 'day' } as const;
    factors.websiteH1.checks = [lacking, later, ...factors.websiteH1.checks.slice(2)];
    const fixes = new Map([
      [failing.id, { action: 'Do it', how: 'Now.' }],
      [other.id, { action: 'Do it later', how: 'Or not.' }],
    ]);
    expect(planActions(factors, fixes)[0]?.title).toBe(title);
  });

  it('never come before what makes a site invisible', () => {
    const bots = someBots({ Googlebot: { verdict: 'blocked', rule: 'Disallow: /' } });
    const { actionPlan } = evaluate(someEvidence({ ...UNKNOWN, bots }));
    expect(actionPlan[0]?.checkIds).toContain('aiCrawlerAccess.googlebot');
    expect(actionPlan.some(({ gain }) => gain === 'upTo')).toBe(true);
  });

  it('give way to a step with exact points once the owner told the numbers', () => {
    const told = {
      rating: 4.1,
      reviewCount: 4,
      reviewsLast90Days: null,
      replyShare: null,
      photoCount: null,
      daysSinceLastPost: null,
      goodReviewShare: null,
      categories: [],
      description: null,
    };
    const { actionPlan } = evaluate(someEvidence({ ...WEAK, profile: { kind: 'found', value: told } }));
    const asks = actionPlan.filter(({ title }) => title === 'Ask every customer for a review');
    expect(asks).toMatchObject([{ gain: 'exact', checkIds: ['reviewsPhotos.reviewCount'] }]);
    expect(actionPlan.find(({ title }) => title === TITLES[0])?.gain).toBe('upTo');
  });
});
