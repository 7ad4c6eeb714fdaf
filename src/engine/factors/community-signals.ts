import type { Business, SocialProfile } from '#shared/audit/business.ts';
import { PROFILE_SOURCES } from '#shared/audit/evidence-sources.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { scoreFactor } from '#shared/audit/score-arithmetic.ts';
import { hasNoCustomers } from '../facts/category/category-demand.ts';
import { type ReviewListing, reviewListings } from '../facts/presence/review-listings.ts';
import { ASK_FOR_REVIEWS, NO_CUSTOMERS } from './asking-for-reviews.ts';
import {
  absent,
  type CheckEvaluation,
  type CheckRule,
  cannotMeasure,
  fail,
  notMeasured,
  partial,
  pass,
  toChecks,
} from './check-evaluation.ts';
import { evaluateProfile } from './evaluate-collected.ts';
import { defineFactor } from './factor.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { evidence, formatCountOrNo, formatList, mentionsAsEvidence } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  listings: {
    label: 'Your site links to a listing where people review you',
    maxPoints: 15,
    why: 'AI tools read review sites and directories. A link from your site shows which listing is yours.',
    effort: 'hour',
    rule: SOURCES.whitespark2026,
    weakness: { text: 'it links to no page where people review you', onlyWhenFailed: true },
  },
  social: {
    label: 'Your site links to your social profiles',
    maxPoints: 10,
    why: 'It shows which profiles are yours.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  diversity: {
    label: 'You can be found on several platforms',
    maxPoints: 15,
    why: 'People look at six platforms on average before they choose.',
    effort: 'hour',
    rule: SOURCES.brightLocal2026,
  },
  recentReviews: {
    label: 'People reviewed you in the last 90 days',
    maxPoints: 20,
    why: 'Three in four people only weigh reviews of the last three months.',
    effort: 'ongoing',
    rule: SOURCES.brightLocal2026,
  },
  sentiment: {
    label: 'Most of your reviews are good',
    maxPoints: 20,
    why: 'AI tools repeat what most people say about you.',
    effort: 'ongoing',
    rule: SOURCES.brightLocal2026,
  },
  discussions: {
    label: 'People mention you in open discussions',
    maxPoints: 20,
    why: 'AI answers often quote discussions in which people recommend a business.',
    effort: 'ongoing',
    rule: SOURCES.practice,
  },
} as const satisfies Record<string, CheckRule>;

/** The specification counts three platforms as several. */
const SEVERAL = 3;
/** Practice value: about one review a week, and one a month. */
const RECENT = { many: 12, some: 3 } as const;
/** Practice value: well-reviewed businesses have at least four in five good ones. */
const GOOD_REVIEWS = { most: 0.8, half: 0.5 } as const;
const STATUS_LIMITS = { EXCELLENT: 85, GOOD: 70, MODERATE: 50 } as const;

const LINK_LISTINGS = {
  action: 'Link your review listings from your website',
  how: 'Put links to your two or three most important ones into the footer. Check name, address and phone there first.',
};

export const communitySignals = defineFactor({
  key: 'communitySignals',
  label: 'Human Reviews & Community Signals',
  category: 'reputation',
  weight: 6,
  reason: 'Mentions on lists and trade sites are three of the five strongest single signals for AI visibility.',
  measures: 'Which review listings and profiles you link to, and how good your reviews are.',
  measuredFrom: PROFILE_SOURCES,
  rules: RULES,
  needs: ['pages', 'site', 'business', 'profile'],
  blank: {
    gbpReviewsTotal: null,
    gbpAvgRating: null,
    gbpReviews90d: null,
    redditThreadsCount: null,
    industryPlatformsActive: [],
    sentimentScore: null,
    status: 'NOT_MEASURED',
    diversityCount: 0,
  },
  evaluate({ pages, site, business, profile }) {
    const known = profile.kind === 'found' ? profile.value : null;
    const goodShare = known?.goodReviewShare ?? null;
    const looked: SearchedScope = { pages, site };
    const found = reviewListings(pages, site.finalUrl, business);
    const listings = found.filter(({ isLinked }) => isLinked);
    const social = business.socialProfiles.filter(({ kind }) => kind === 'social');
    const networks = networksOf([...social, ...listings]);
    const judged = {
      listings: evaluateListings(found, business, looked),
      social: evaluateSocial(business, social, looked),
    };
    const checks = toChecks('communitySignals', RULES, {
      ...judged,
      diversity: evaluateDiversity(networks, judged, looked),
      recentReviews: evaluateProfile(profile, 'reviewsLast90Days', 'Your newest reviews', evaluateRecent),
      sentiment:
        goodShare === null
          ? notMeasured('We haven’t seen the stars of each review.', 'takeout')
          : evaluateProfile(profile, 'goodReviewShare', 'The stars of your reviews', evaluateSentiment, ['takeout']),
      discussions: cannotMeasure(
        'We can’t search forums and Reddit for your name, so this counts neither for nor against you.',
      ),
    });
    return {
      checks,
      summary: summaryOf(networks, judged, known?.reviewCount ?? null, known?.rating ?? null),
      currentValue: networks.length === 0 ? null : `linked from your site: ${formatList(networks, 6)}`,
      details: 'We count platforms that your site links to. A link doesn’t show whether the profile is up to date.',
      gbpReviewsTotal: known?.reviewCount ?? null,
      gbpAvgRating: known?.rating ?? null,
      gbpReviews90d: known?.reviewsLast90Days ?? null,
      redditThreadsCount: null,
      industryPlatformsActive: networksOf(listings),
      sentimentScore: goodShare === null ? null : Math.round(goodShare * 100),
      status: statusOf(scoreFactor({ weight: 1, category: 'reputation', checks }).score),
      diversityCount: networks.length,
    };
  },
});

function networksOf(profiles: readonly Pick<SocialProfile, 'network'>[]): string[] {
  return [...new Set(profiles.map(({ network }) => NETWORK_NAMES[network] ?? capitalised(network)))];
}

/** Names that differ from the network's key by more than a capital letter. */
const NETWORK_NAMES: Readonly<Record<string, string>> = {
  'apple-maps': 'Apple Maps',
  bbb: 'BBB',
  carecom: 'Care.com',
  carscom: 'Cars.com',
  gelbeseiten: 'Gelbe Seiten',
  homeadvisor: 'HomeAdvisor',
  hotpepper: 'Hot Pepper',
  linkedin: 'LinkedIn',
  miodottore: 'MioDottore',
  opentable: 'OpenTable',
  pagesjaunes: 'PagesJaunes',
  paginasamarillas: 'Páginas Amarillas',
  paginegialle: 'Pagine Gialle',
  provenexpert: 'ProvenExpert',
  psychologytoday: 'Psychology Today',
  restaurantguru: 'Restaurant Guru',
  thefork: 'TheFork',
  theknot: 'The Knot',
  threebestrated: 'ThreeBestRated',
  tiktok: 'TikTok',
  tripadvisor: 'Tripadvisor',
  trustatrader: 'TrustATrader',
  vk: 'VK',
  weddingwire: 'WeddingWire',
  x: 'X',
  yellowpages: 'Yellow Pages',
  youtube: 'YouTube',
  znanylekarz: 'ZnanyLekarz',
};

function capitalised(network: string): string {
  return network.charAt(0).toUpperCase() + network.slice(1).replaceAll('-', ' ');
}

/** Listings that are in structured data or on an embedded map only count half. */
function evaluateListings(
  found: readonly ReviewListing[],
  { category }: Business,
  looked: SearchedScope,
): CheckEvaluation {
  const linked = found.filter(({ isLinked }) => isLinked);
  const seen = (linked.length > 0 ? linked : found)
    .slice(0, 3)
    .map(({ page, url, network }) => evidence(page, url, network));
  if (linked.length > 0) return pass(`Your site links to ${formatList(networksOf(linked))}.`, seen);
  if (found.length === 0 && hasNoCustomers(category?.label ?? null)) return NO_CUSTOMERS;
  if (found.length === 0)
    return notFound('listing', looked, 'Your site links to no page where people review you.', LINK_LISTINGS);
  const isMap = found.every(({ isEmbedded }) => isEmbedded === true);
  const finding = isMap
    ? 'Your site shows you on a map, but visitors see no link to your reviews.'
    : `Your structured data names ${formatList(networksOf(found))}, but visitors see no link to it.`;
  return partial(0.5, finding, LINK_LISTINGS, seen);
}

function evaluateSocial(
  { sources }: Business,
  profiles: readonly SocialProfile[],
  looked: SearchedScope,
): CheckEvaluation {
  const fix = { action: 'Link your social profiles from your website', how: 'Link only the ones you keep up to date.' };
  if (profiles.length === 0)
    return notFound('profile', looked, 'Your site links to none of your social profiles.', fix);
  const seen = mentionsAsEvidence(
    sources.socialProfiles?.seen.filter(({ quote }) => profiles.some(({ url }) => quote.includes(url))),
  );
  const linked = profiles.slice(0, 3).map(({ url, network }) => evidence(url, url, network));
  return pass(`Your site links to ${formatList(networksOf(profiles))}.`, seen.length > 0 ? seen : linked);
}

interface Linked {
  readonly listings: CheckEvaluation;
  readonly social: CheckEvaluation;
}

function evaluateDiversity(
  networks: readonly string[],
  { listings, social }: Linked,
  { site }: SearchedScope,
): CheckEvaluation {
  const finding = `Your site links to ${formatCountOrNo(networks.length, 'platform')}${networks.length === 0 ? '' : `: ${formatList(networks, 6)}`}.`;
  if (networks.length >= SEVERAL) return pass(finding);
  // A link that could not be read may be another platform.
  const unread = [social, listings].find(({ status }) => status === 'notMeasured');
  if (networks.length === 0 && unread !== undefined) return unread;
  if (networks.length > 0) return partial(networks.length / SEVERAL, finding, LINK_LISTINGS);
  return absent(site, finding, LINK_LISTINGS);
}

function evaluateRecent(count: number): CheckEvaluation {
  const finding = `${count === 0 ? 'Nobody' : formatCountOrNo(count, 'person', 'people')} reviewed you on Google in the last 90 days.`;
  if (count >= RECENT.many) return pass(finding);
  return count >= RECENT.some ? partial(0.5, finding, ASK_FOR_REVIEWS) : fail(finding, ASK_FOR_REVIEWS);
}

/** Four and five stars count as good, as on review sites. */
function evaluateSentiment(share: number): CheckEvaluation {
  const finding = `${Math.round(share * 100)}% of your Google reviews have four or five stars.`;
  const fix = {
    action: 'Find out what unhappy customers have in common',
    how: 'Read your one- to three-star reviews, fix what comes up twice, and reply to each of them.',
  };
  if (share >= GOOD_REVIEWS.most) return pass(finding);
  return share >= GOOD_REVIEWS.half ? partial(0.5, finding, fix) : fail(finding, fix);
}

function statusOf(score: number | null): Factors['communitySignals']['status'] {
  if (score === null) return 'NOT_MEASURED';
  if (score >= STATUS_LIMITS.EXCELLENT) return 'EXCELLENT';
  if (score >= STATUS_LIMITS.GOOD) return 'GOOD';
  return score >= STATUS_LIMITS.MODERATE ? 'MODERATE' : 'WEAK';
}

function summaryOf(
  networks: readonly string[],
  { listings, social }: Linked,
  reviews: number | null,
  rating: number | null,
): string {
  const unread = [listings, social].find(({ status }) => status === 'notMeasured');
  const none = unread?.finding ?? 'Your site links to no review listing and no social profile.';
  const platforms = networks.length === 0 ? none : `Your site links to ${formatList(networks)}.`;
  if (reviews === null) return `${platforms} We haven’t seen your reviews.`;
  return `${platforms} ${formatCountOrNo(reviews, 'Google review')}${rating === null ? '' : `, ${rating.toFixed(1)} stars on average`}.`;
}
