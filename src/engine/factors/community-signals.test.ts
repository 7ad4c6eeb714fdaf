import { describe, expect, it } from 'vitest';
import type { SocialProfile } from '#shared/audit/business.ts';
import { aBusiness, aProfile, aSilentPage, aSite, someEvidence } from '#test/builders.ts';
import { testFactorCases } from '#test/factor-cases.ts';
import { communitySignals } from './community-signals.ts';

const profile = (network: string, kind: SocialProfile['kind']): SocialProfile => ({
  network,
  url: `https://${network}.example/hp`,
  kind,
});
const linking = (...socialProfiles: SocialProfile[]) => ({ business: aBusiness({ socialProfiles }) });
const found = (over: Parameters<typeof aProfile>[0]) =>
  ({ profile: { kind: 'found', value: aProfile(over) } }) as const;

describe('communitySignals', () => {
  testFactorCases(communitySignals, [
    { when: 'a listing is linked', given: {}, check: 'listings', status: 'pass', says: 'Yelp' },
    { when: 'none is linked', given: linking(profile('facebook', 'social')), check: 'listings', status: 'fail' },
    {
      when: 'a map is embedded',
      given: {
        ...linking(),
        pages: [
          aSilentPage({
            iframes: ['https://maps.google.com/maps?q=Harbor%20%26%20Pine%20Plumbing,%20Duluth&output=embed'],
          }),
        ],
      },
      check: 'listings',
      status: 'partial',
      says: 'shows you on a map, but visitors see no link',
    },
    {
      when: 'nobody buys anything',
      given: { business: aBusiness({ category: { label: 'Food bank', schemaType: null }, socialProfiles: [] }) },
      check: 'listings',
      status: 'notMeasured',
    },
    {
      when: 'none is seen without scripts',
      given: { ...linking(), site: aSite({ textWithoutScripts: false }) },
      check: 'listings',
      status: 'notMeasured',
    },
    { when: 'a social profile', given: {}, check: 'social', status: 'pass', says: 'Facebook' },
    { when: 'no social profile', given: linking(profile('yelp', 'listing')), check: 'social', status: 'fail' },
    { when: 'three platforms', given: {}, check: 'diversity', status: 'pass' },
    {
      when: 'two',
      given: linking(profile('x', 'social'), profile('bbb', 'listing')),
      check: 'diversity',
      status: 'partial',
      says: 'X and BBB',
    },
    {
      when: 'the same twice',
      given: linking(profile('yelp', 'listing'), profile('yelp', 'listing')),
      check: 'diversity',
      status: 'partial',
      says: '1 platform',
    },
    { when: 'none', given: linking(), check: 'diversity', status: 'fail' },
    { when: 'no profile', given: {}, check: 'recentReviews', status: 'notMeasured' },
    { when: 'many recent reviews', given: found({ reviewsLast90Days: 12 }), check: 'recentReviews', status: 'pass' },
    { when: 'a few', given: found({ reviewsLast90Days: 3 }), check: 'recentReviews', status: 'partial' },
    { when: 'nobody', given: found({ reviewsLast90Days: 0 }), check: 'recentReviews', status: 'fail' },
    { when: 'no star ratings', given: found({}), check: 'sentiment', status: 'notMeasured' },
    { when: 'no search', given: found({}), check: 'discussions', status: 'notMeasured' },
  ]);

  it('uses the numbers of the profile unchanged and invents none', () => {
    expect(communitySignals.evaluate(someEvidence(found({ reviewsLast90Days: null })))).toMatchObject({
      gbpReviewsTotal: 120,
      gbpAvgRating: 4.8,
      gbpReviews90d: null,
      redditThreadsCount: null,
      sentimentScore: null,
      industryPlatformsActive: ['Yelp', 'Nextdoor'],
      diversityCount: 3,
      status: 'EXCELLENT',
    });
  });

  it.each([
    ['EXCELLENT', {}],
    ['MODERATE', linking(profile('yelp', 'listing'), profile('bbb', 'listing'))],
    ['WEAK', linking()],
    ['NOT_MEASURED', { ...linking(), site: aSite({ textWithoutScripts: false }) }],
  ] as const)('has the status %s', (status, given) => {
    expect(communitySignals.evaluate(someEvidence(given)).status).toBe(status);
  });
});
