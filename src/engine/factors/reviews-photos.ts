import type { Business } from '#shared/audit/business.ts';
import type { ProfileEvidence } from '../evidence/audit-evidence.ts';
import { hasNoCustomers } from '../facts/category/category-demand.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { ASK_FOR_REVIEWS, NO_CUSTOMERS } from './asking-for-reviews.ts';
import {
  type CheckEvaluation,
  type CheckRule,
  cannotMeasure,
  fail,
  partial,
  pass,
  toChecks,
} from './check-evaluation.ts';
import { type ContentPhoto, describesPhoto, findContentPhotos } from './content-photos.ts';
import { evaluateProfile } from './evaluate-collected.ts';
import { defineFactor } from './factor.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { evidence, formatCountOrNo, formatWithExample, quoted } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  rating: {
    label: 'Your average rating is 4.5 stars or more',
    maxPoints: 22,
    why: 'Two in three people look for four stars or more, one in three for four and a half.',
    effort: 'ongoing',
    rule: SOURCES.brightLocal2026,
    weakness: { text: 'your average rating is low' },
    fixItScores: ['reviews'],
  },
  reviewCount: {
    label: 'You have 50 reviews or more',
    maxPoints: 24,
    why: 'Nearly half of all people avoid a business with fewer than 20 reviews.',
    effort: 'ongoing',
    rule: SOURCES.brightLocal2026,
    weakness: { text: 'you have fewer reviews than people look for' },
    fixItScores: ['reviews'],
  },
  recentReviews: {
    label: 'New reviews keep coming in',
    maxPoints: 18,
    why: 'Three in four people only weigh reviews of the last three months.',
    effort: 'ongoing',
    rule: SOURCES.brightLocal2026,
    weakness: { text: 'hardly any new reviews come in' },
    fixItScores: ['reviews'],
  },
  testimonials: {
    label: 'Your website shows customer quotes',
    maxPoints: 8,
    why: 'People and AI tools read customer quotes on your site. They bring no stars in Google.',
    effort: 'hour',
    rule: SOURCES.practice,
    weakness: { text: 'it shows no customer quotes', onlyWhenFailed: true },
    fixItScores: ['reviews'],
  },
  sitePhotos: {
    label: 'Your website shows photos of your work',
    maxPoints: 8,
    why: 'People want to see your work before they call.',
    effort: 'hour',
    rule: SOURCES.practice,
    weakness: { text: 'it shows too few photos of your work' },
    fixItScores: ['photos'],
  },
  photoDescriptions: {
    label: 'Your photos have a photo description (alt text)',
    maxPoints: 6,
    why: 'Google and blind visitors read the photo description (alt text).',
    effort: 'hour',
    rule: SOURCES.googleImages,
    weakness: { text: 'most of its photos have no description' },
    fixItScores: ['photos'],
  },
  profilePhotos: {
    label: 'Your Google profile has plenty of photos',
    maxPoints: 14,
    why: 'Many people see only your profile before they call.',
    effort: 'hour',
    rule: SOURCES.practice,
    fixItScores: ['photos'],
  },
} as const satisfies Record<string, CheckRule>;

/** Derived from surveys of consumers; not Google's values. */
const RATING = { good: 4.5, fair: 4 } as const;
const REVIEWS = { good: 50, fair: 20, few: 10 } as const;
/** One new review every two to three weeks keeps the newest one fresh: practice value. */
const RECENT = { good: 4, some: 1 } as const;
/** Practice values. */
const ENOUGH = { testimonials: 3, sitePhotos: 6, profilePhotos: 20 } as const;
const DESCRIBED = { most: 0.8, some: 0.3 } as const;

const SHOW_PHOTOS = {
  action: 'Add photos of your own work to your website',
  how: 'Add six or more, each with one line in the alt text field: what it shows and where.',
};

export const reviewsPhotos = defineFactor({
  key: 'reviewsPhotos',
  label: 'Reviews & Photos',
  category: 'reputation',
  weight: 14,
  reason:
    'Rating, number and recency of reviews are the larger part of the 20% for reviews; photos decide who is chosen.',
  measures: 'Customer quotes and photos on your site, and whether your photos have descriptions.',
  rules: RULES,
  needs: ['pages', 'site', 'business', 'profile'],
  blank: {},
  evaluate({ pages, site, business, profile }) {
    const photos = findContentPhotos(
      pages,
      business.testimonials.map(({ author }) => author),
    );
    const looked: SearchedScope = { pages, site };
    return {
      checks: toChecks('reviewsPhotos', RULES, {
        rating: evaluateProfile(profile, 'rating', 'Your star rating', evaluateRating),
        reviewCount: evaluateProfile(profile, 'reviewCount', 'The number of your reviews', evaluateReviewCount),
        recentReviews: evaluateProfile(profile, 'reviewsLast90Days', 'Your newest reviews', evaluateRecentReviews),
        testimonials: evaluateTestimonials(business, looked),
        sitePhotos: evaluateSitePhotos(photos, looked),
        photoDescriptions: evaluateDescriptions(photos),
        profilePhotos: evaluateProfile(profile, 'photoCount', 'Your profile photos', evaluateProfilePhotos),
      }),
      summary: summaryOf(photos, business, profile.kind === 'found' ? profile.value : null),
      currentValue: formatCountOrNo(photos.length, 'photo on your pages', 'photos on your pages'),
      suggestions: ['Google shows no stars for reviews on your own site, so marking them up brings none.'],
    };
  },
});

function evaluateRating(rating: number): CheckEvaluation {
  const finding = `Your average rating is ${rating.toFixed(1)} stars.`;
  const fix = {
    action: 'Raise your average rating',
    how: 'Fix what unhappy reviews complain about, answer them, and ask every customer for a review.',
  };
  if (rating >= RATING.good) return pass(finding);
  return rating >= RATING.fair ? partial(0.6, finding, fix) : fail(finding, fix);
}

function evaluateReviewCount(count: number): CheckEvaluation {
  const finding = `Your profile has ${formatCountOrNo(count, 'review')}.`;
  if (count >= REVIEWS.good) return pass(finding);
  if (count >= REVIEWS.fair) return partial(0.7, finding, ASK_FOR_REVIEWS);
  return count >= REVIEWS.few ? partial(0.4, finding, ASK_FOR_REVIEWS) : fail(finding, ASK_FOR_REVIEWS);
}

function evaluateRecentReviews(count: number): CheckEvaluation {
  const finding = `${count === 0 ? 'No review' : formatCountOrNo(count, 'review')} came in the last 90 days.`;
  if (count >= RECENT.good) return pass(finding);
  return count >= RECENT.some ? partial(0.5, finding, ASK_FOR_REVIEWS) : fail(finding, ASK_FOR_REVIEWS);
}

function evaluateTestimonials({ testimonials, category }: Business, looked: SearchedScope): CheckEvaluation {
  const fix = {
    action: 'Show what customers say on your website',
    how: 'Add three short quotes from real reviews, with name or initials and town. Ask for permission.',
  };
  if (testimonials.length < ENOUGH.testimonials && hasNoCustomers(category?.label ?? null)) return NO_CUSTOMERS;
  const [first] = testimonials;
  if (first === undefined) return notFound('testimonials', looked, 'We found no customer quotes on your pages.', fix);
  const seen = testimonials.slice(0, 3).map(({ url, quote }) => evidence(url, quote));
  const finding = `We found ${formatWithExample(testimonials.length, 'customer quote', first.quote)}.`;
  return testimonials.length >= ENOUGH.testimonials ? pass(finding, seen) : partial(0.6, finding, fix, seen);
}

function evaluateSitePhotos(photos: readonly ContentPhoto[], looked: SearchedScope): CheckEvaluation {
  const read = `the ${formatCountOrNo(looked.pages.length, 'page')} we checked`;
  if (photos.length === 0) {
    const pictures = looked.pages.reduce((sum, { images }) => sum + images.length, 0);
    const none =
      pictures === 0
        ? `There is no photo on ${read}.`
        : `None of the pictures on ${read} looks like a photo of your work.`;
    return notFound('photos', looked, `${none} Google Images doesn’t see page backgrounds.`, SHOW_PHOTOS);
  }
  const seen = photos.slice(0, 3).map(({ url, src, alt }) => evidence(url, alt?.trim() || src, 'photo'));
  const finding = `There ${photos.length === 1 ? 'is' : 'are'} ${formatCountOrNo(photos.length, 'photo')} on ${read}.`;
  return photos.length >= ENOUGH.sitePhotos ? pass(finding, seen) : partial(0.5, finding, SHOW_PHOTOS, seen);
}

function evaluateDescriptions(photos: readonly ContentPhoto[]): CheckEvaluation {
  if (photos.length === 0) return cannotMeasure('We saw no photos of your work, so there was none to describe.');
  const repeated = findRepeatedAlt(photos);
  if (repeated !== null) return repeated;
  const silent = photos.filter(({ alt }) => !describesPhoto(alt));
  const share = 1 - silent.length / photos.length;
  const finding =
    silent.length === 0
      ? 'Every photo has a description.'
      : `${silent.length} of ${formatCountOrNo(photos.length, 'photo')} ${silent.length === 1 ? 'has' : 'have'} no photo description (alt text).`;
  const fix = {
    action: `Describe ${silent.length === 1 ? 'the photo' : `the ${silent.length} photos`} without alt text`,
    how: 'Write one line each in the alt text field of your website editor: what it shows and, if it fits, the town.',
  };
  const seen = silent
    .slice(0, 3)
    .map(({ url, src, alt }) => evidence(url, alt?.trim() || src, 'photo without a description'));
  if (share >= DESCRIBED.most) return pass(finding);
  return share >= DESCRIBED.some ? partial(share, finding, fix, seen) : fail(finding, fix, seen);
}

/** So many photos with one description are a gallery's default or a keyword, and no description of any of them. */
const ALIKE = 4;

function findRepeatedAlt(photos: readonly ContentPhoto[]): CheckEvaluation | null {
  const byAlt = Map.groupBy(photos, ({ alt }) => foldText(alt?.trim() ?? ''));
  const alike = [...byAlt].find(
    ([alt, same]) => describesPhoto(alt) && same.length >= ALIKE && same.length * 2 > photos.length,
  )?.[1];
  const [first] = alike ?? [];
  if (alike === undefined || first === undefined) return null;
  return partial(
    DESCRIBED.some,
    `${alike.length} of ${formatCountOrNo(photos.length, 'photo')} have the same photo description: ${quoted(first.alt ?? '', 60)}.`,
    {
      action: 'Describe each photo in its own words',
      how: 'Write one line each in the alt text field of your website editor: what this photo shows and, if it fits, the town.',
    },
    alike.slice(0, 3).map(({ url, src }) => evidence(url, src, 'photo with the same description')),
  );
}

function evaluateProfilePhotos(count: number): CheckEvaluation {
  const finding = `Your Google profile shows ${formatCountOrNo(count, 'photo')}.`;
  const fix = {
    action: 'Add photos to your Google profile',
    how: 'Show outside, inside, team and finished work, at least 720 by 720 pixels. Add a new one now and then.',
  };
  if (count >= ENOUGH.profilePhotos) return pass(finding);
  return count > 0 ? partial(0.5, finding, fix) : fail(finding, fix);
}

function summaryOf(photos: readonly ContentPhoto[], business: Business, profile: ProfileEvidence | null): string {
  const described = photos.filter(({ alt }) => describesPhoto(alt)).length;
  const pictures =
    photos.length === 0
      ? 'No photos on your pages'
      : `${formatCountOrNo(photos.length, 'photo')} on your pages, ${described} of them described`;
  const voices = `${formatCountOrNo(business.testimonials.length, 'customer quote')}`;
  if (profile === null || profile.rating === null)
    return `${pictures}; ${voices}. We haven’t seen your Google reviews.`;
  const reviews = profile.reviewCount === null ? '' : ` from ${formatCountOrNo(profile.reviewCount, 'review')}`;
  return `${profile.rating.toFixed(1)} stars${reviews} on Google. ${pictures}; ${voices}.`;
}
