import { describe, expect, it } from 'vitest';
import { aBusiness, anImage, aPage, aProfile, aSite, someEvidence } from '#test/builders.ts';
import { testFactorCases } from '#test/factor-cases.ts';
import { reviewsPhotos } from './reviews-photos.ts';

const found = (over: Parameters<typeof aProfile>[0]) =>
  ({ profile: { kind: 'found', value: aProfile(over) } }) as const;
const pictures = (...alts: (string | null)[]) => ({
  home: aPage({ images: alts.map((alt, i) => anImage(`work-${i}.jpg`, alt)) }),
});
const { testimonials } = aBusiness();

describe('reviewsPhotos', () => {
  testFactorCases(reviewsPhotos, [
    { when: 'no profile', given: {}, check: 'rating', status: 'notMeasured' },
    { when: 'rating unknown', given: found({ rating: null }), check: 'rating', status: 'notMeasured' },
    { when: '4.5 stars', given: found({ rating: 4.5 }), check: 'rating', status: 'pass', says: '4.5' },
    { when: '4.2 stars', given: found({ rating: 4.2 }), check: 'rating', status: 'partial' },
    { when: '3.9 stars', given: found({ rating: 3.9 }), check: 'rating', status: 'fail' },
    { when: '50 reviews', given: found({ reviewCount: 50 }), check: 'reviewCount', status: 'pass' },
    { when: '20 reviews', given: found({ reviewCount: 20 }), check: 'reviewCount', status: 'partial' },
    { when: '9 reviews', given: found({ reviewCount: 9 }), check: 'reviewCount', status: 'fail' },
    { when: 'no reviews', given: found({ reviewCount: 0 }), check: 'reviewCount', status: 'fail', says: 'no reviews' },
    { when: 'four new ones', given: found({ reviewsLast90Days: 4 }), check: 'recentReviews', status: 'pass' },
    { when: 'one new one', given: found({ reviewsLast90Days: 1 }), check: 'recentReviews', status: 'partial' },
    { when: 'none new', given: found({ reviewsLast90Days: 0 }), check: 'recentReviews', status: 'fail' },
    {
      when: 'Places gives no dated list',
      given: found({ reviewsLast90Days: null }),
      check: 'recentReviews',
      status: 'notMeasured',
    },
    { when: 'three voices', given: {}, check: 'testimonials', status: 'pass', says: '“They thawed' },
    {
      when: 'one voice',
      given: { business: aBusiness({ testimonials: testimonials.slice(0, 1) }) },
      check: 'testimonials',
      status: 'partial',
    },
    { when: 'no voice', given: { business: aBusiness({ testimonials: [] }) }, check: 'testimonials', status: 'fail' },
    { when: 'six photos', given: {}, check: 'sitePhotos', status: 'pass' },
    { when: 'two photos', given: pictures('A van', 'A drain'), check: 'sitePhotos', status: 'partial' },
    { when: 'no photos', given: pictures(), check: 'sitePhotos', status: 'fail' },
    {
      when: 'no photos without scripts',
      given: { ...pictures(), site: aSite({ textWithoutScripts: false }) },
      check: 'sitePhotos',
      status: 'notMeasured',
    },
    { when: 'all described', given: {}, check: 'photoDescriptions', status: 'pass', says: 'Every photo' },
    {
      when: 'half described',
      given: pictures('A van', null),
      check: 'photoDescriptions',
      status: 'partial',
      says: '1 of 2 photos has no photo description',
    },
    {
      when: 'file names for words',
      given: pictures('IMG_1234', 'photo.jpg'),
      check: 'photoDescriptions',
      status: 'fail',
    },
    { when: 'nothing to describe', given: pictures(), check: 'photoDescriptions', status: 'notMeasured' },
    {
      when: 'no customers to quote',
      given: { business: aBusiness({ category: { label: 'Food bank', schemaType: null }, testimonials: [] }) },
      check: 'testimonials',
      status: 'notMeasured',
    },
    {
      when: 'quotes all the same',
      given: { business: aBusiness({ category: { label: 'Food bank', schemaType: null } }) },
      check: 'testimonials',
      status: 'pass',
    },
    { when: 'many profile photos', given: found({ photoCount: 20 }), check: 'profilePhotos', status: 'pass' },
    { when: 'a few', given: found({ photoCount: 3 }), check: 'profilePhotos', status: 'partial' },
    { when: 'none', given: found({ photoCount: 0 }), check: 'profilePhotos', status: 'fail' },
  ]);

  it('asks for photos where there are none, and not for their descriptions', () => {
    const { checks } = reviewsPhotos.evaluate(someEvidence(pictures()));
    const fixes = new Map(checks.map(({ id, fix }) => [id, fix]));
    expect(fixes.get('reviewsPhotos.sitePhotos')?.action).toContain('Add photos of your own work');
    expect(fixes.get('reviewsPhotos.photoDescriptions')).toBeNull();
  });
});
