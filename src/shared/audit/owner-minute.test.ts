import { describe, expect, it } from 'vitest';
import { withProfileChecks } from '#test/profile-checks.ts';
import { MINUTE_FIELDS, planOwnerMinute } from './owner-minute.ts';

const origin = (kind: 'owner' | 'takeout') => ({
  status: 'pass' as const,
  points: 22,
  measuredBy: null,
  evidence: [{ url: null, quote: '4.7 stars', origin: kind }],
});

describe('the owner’s minute', () => {
  it('asks for what is missing, and says what it would add', () => {
    const analysis = withProfileChecks();
    const plan = planOwnerMinute(analysis);
    expect(plan?.fields).toEqual(MINUTE_FIELDS);
    expect(plan?.coverage).toBeCloseTo(analysis.coverage, 9);
    const { reviewsPhotos, reviewResponses, businessCategory, communitySignals } = analysis.factors;
    const added = 0.78 * reviewsPhotos.weight + reviewResponses.weight;
    const compared = 0.5 * businessCategory.weight + 0.2 * communitySignals.weight;
    expect((plan?.coverageAfter ?? 0) - analysis.coverage).toBeCloseTo((added + compared) / 100, 9);
  });

  it('asks for the category without counting on it where the site names none', () => {
    const analysis = withProfileChecks();
    const plan = planOwnerMinute({ ...analysis, business: { category: null } });
    expect(plan?.fields).toContain('categories');
    expect(plan?.coverageAfter).toBeLessThan(planOwnerMinute(analysis)?.coverageAfter ?? 0);
  });

  it('asks only for what a Takeout file left open', () => {
    const plan = planOwnerMinute(withProfileChecks({ 'reviewsPhotos.rating': origin('takeout') }));
    expect(plan?.fields).toEqual(MINUTE_FIELDS.filter((field) => field !== 'rating'));
  });

  it('is not asked twice, and not for nothing', () => {
    expect(planOwnerMinute(withProfileChecks({ 'reviewsPhotos.rating': origin('owner') }))).toBeNull();
    const closed = { measuredBy: 'a page that says what you do' };
    const ids = ['rating', 'reviewCount', 'recentReviews', 'profilePhotos'].map((id) => `reviewsPhotos.${id}`);
    const others = ['reviewResponses.replyShare', 'businessCategory.profileCategory', 'communitySignals.recentReviews'];
    const nothing = Object.fromEntries([...ids, ...others].map((id) => [id, closed]));
    expect(planOwnerMinute(withProfileChecks(nothing))).toBeNull();
  });
});
