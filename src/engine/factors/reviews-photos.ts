import type { Business } from '#shared/audit/business.ts';
import type { ProfileEvidence } from '../evidence/audit-evidence.ts';
import { ASK_FOR_REVIEWS } from './asking-for-reviews.ts';
import { type CheckEvaluation, type CheckRule, fail, partial, pass, toChecks } from './check-evaluation.ts';
import { type ContentPhoto, describesPhoto, findContentPhotos } from './content-photos.ts';
import { evaluateProfile } from './evaluate-collected.ts';
import { defineFactor } from './factor.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { evidence, formatCountOrNo, quoted } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  rating: {
    label: 'Your average rating is 4.5 stars or more',
    maxPoints: 22,
    why: 'Two in three people look for four stars or more, one in three for four and a half.',
    effort: 'ongoing',
    rule: SOURCES.brightLocal2026,
  },
  reviewCount: {
    label: 'You have 50 reviews or more',
    maxPoints: 24,
    why: 'Nearly half of all people avoid a business with fewer than 20 reviews.',
    effort: 'ongoing',
    rule: SOURCES.brightLocal2026,
  },
  recentReviews: {
    label: 'New reviews keep coming in',
    maxPoints: 18,
    why: 'Three in four people only weigh reviews of the last three months.',
    effort: 'ongoing',
    rule: SOURCES.brightLocal2026,
  },
  testimonials: {
    label: 'Customers speak on your website',
    maxPoints: 8,
    why: 'Words of real customers on your own pages can be read and quoted; they bring no stars in search results.',
    effort: 'hour',
    rule: SOURCES.practice,
  },
  sitePhotos: {
    label: 'Your website shows photos of your work',
    maxPoints: 8,
    why: 'People choose a local business by what they can see of it.',
    effort: 'hour',
    rule: SOURCES.practice,
  },
  photoDescriptions: {
    label: 'Your photos say in words what they show',
    maxPoints: 6,
    why: 'A short description in the code (alt text) is how search engines and blind visitors see a picture.',
    effort: 'hour',
    rule: SOURCES.googleImages,
  },
  profilePhotos: {
    label: 'Your Google profile has plenty of photos',
    maxPoints: 14,
    why: 'The profile is often the only thing of yours people see before they call.',
    effort: 'hour',
    rule: SOURCES.practice,
  },
} as const satisfies Record<string, CheckRule>;

/** Derived from what consumers say they look for; not Google's values. */
const RATING = { good: 4.5, fair: 4 } as const;
const REVIEWS = { good: 50, fair: 20, few: 10 } as const;
/** One new review every two to three weeks keeps the newest one fresh: practice value. */
const RECENT = { good: 4, some: 1 } as const;
/** Practice values. */
const ENOUGH = { testimonials: 3, sitePhotos: 6, profilePhotos: 20 } as const;
const DESCRIBED = { most: 0.8, some: 0.3 } as const;

const SHOW_PHOTOS = {
  action: 'Put photos of your own work on the website',
  how: 'Six or more, each with one line in the alt text field that says what it shows and where.',
};

export const reviewsPhotos = defineFactor({
  key: 'reviewsPhotos',
  category: 'reputation',
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
        photoDescriptions: evaluateDescriptions(photos, looked),
        profilePhotos: evaluateProfile(profile, 'photoCount', 'Your profile photos', evaluateProfilePhotos),
      }),
      summary: summaryOf(photos, business, profile.kind === 'found' ? profile.value : null),
      currentValue: formatCountOrNo(photos.length, 'photo on your pages', 'photos on your pages'),
      suggestions: [
        'Review stars that a site gives itself are not shown by Google, so marking up your own testimonials brings no stars.',
      ],
    };
  },
});

function evaluateRating(rating: number): CheckEvaluation {
  const finding = `Your average rating is ${rating.toFixed(1)} stars.`;
  const fix = {
    action: 'Raise your average rating',
    how: 'Answer what unhappy reviews complain about, mend it, and ask every customer for a review.',
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

function evaluateTestimonials({ testimonials }: Business, looked: SearchedScope): CheckEvaluation {
  const fix = {
    action: 'Show what customers say on your website',
    how: 'Three short quotes with name or initials and town, taken from real reviews with permission.',
  };
  const [first] = testimonials;
  if (first === undefined)
    return notFound('testimonials', looked, 'We found no words of customers on your pages.', fix);
  const seen = testimonials.slice(0, 3).map(({ url, quote }) => evidence(url, quote));
  const finding = `We found ${formatCountOrNo(testimonials.length, 'customer voice')}, such as ${quoted(first.quote)}.`;
  return testimonials.length >= ENOUGH.testimonials ? pass(finding, seen) : partial(0.6, finding, fix, seen);
}

function evaluateSitePhotos(photos: readonly ContentPhoto[], looked: SearchedScope): CheckEvaluation {
  const read = `the ${formatCountOrNo(looked.pages.length, 'page')} we read`;
  if (photos.length === 0) {
    const pictures = looked.pages.reduce((sum, { images }) => sum + images.length, 0);
    const none =
      pictures === 0
        ? `There is no photo on ${read}.`
        : `None of the pictures on ${read} looks like a photo of your work.`;
    return notFound('photos', looked, `${none} Image search sees no page backgrounds either.`, SHOW_PHOTOS);
  }
  const seen = photos.slice(0, 3).map(({ url, src, alt }) => evidence(url, alt?.trim() || src, 'photo'));
  const finding = `There ${photos.length === 1 ? 'is' : 'are'} ${formatCountOrNo(photos.length, 'photo')} on ${read}.`;
  return photos.length >= ENOUGH.sitePhotos ? pass(finding, seen) : partial(0.5, finding, SHOW_PHOTOS, seen);
}

function evaluateDescriptions(photos: readonly ContentPhoto[], looked: SearchedScope): CheckEvaluation {
  if (photos.length === 0) return notFound('photos', looked, 'There is no photo to describe.', SHOW_PHOTOS);
  const silent = photos.filter(({ alt }) => !describesPhoto(alt));
  const share = 1 - silent.length / photos.length;
  const finding =
    silent.length === 0
      ? 'Every photo says in words what it shows.'
      : `${silent.length} of ${formatCountOrNo(photos.length, 'photo')} ${silent.length === 1 ? 'does' : 'do'} not say in words what ${silent.length === 1 ? 'it shows' : 'they show'}.`;
  const fix = {
    action: `Describe ${silent.length === 1 ? 'the photo' : `the ${silent.length} photos`} that say nothing`,
    how: 'One line each in the alt text field of your website editor: what it shows and, where it fits, the town.',
  };
  const seen = silent.slice(0, 3).map(({ url, src, alt }) => evidence(url, alt?.trim() || src, 'photo without words'));
  if (share >= DESCRIBED.most) return pass(finding);
  return share >= DESCRIBED.some ? partial(share, finding, fix, seen) : fail(finding, fix, seen);
}

function evaluateProfilePhotos(count: number): CheckEvaluation {
  const finding = `Your Google profile shows ${formatCountOrNo(count, 'photo')}.`;
  const fix = {
    action: 'Add photos to your Google profile',
    how: 'Outside, inside, team and finished work, at least 720 by 720 pixels. A new one now and then is better than many at once.',
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
  const voices = `${formatCountOrNo(business.testimonials.length, 'customer voice')}`;
  if (profile === null || profile.rating === null)
    return `${pictures}; ${voices}. Your Google reviews were not measured.`;
  const reviews = profile.reviewCount === null ? '' : ` from ${formatCountOrNo(profile.reviewCount, 'review')}`;
  return `${profile.rating.toFixed(1)} stars${reviews} on Google. ${pictures}; ${voices}.`;
}
