import type { Business, SocialProfile } from '#shared/audit/business.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { scoreFactor } from '#shared/audit/score-arithmetic.ts';
import { ASK_FOR_REVIEWS } from './asking-for-reviews.ts';
import { judgeProfile, PROFILE_SOURCES } from './collected-judgement.ts';
import { defineFactor } from './factor.ts';
import { absent, type CheckRule, fail, type Judgement, notMeasured, partial, pass, toChecks } from './judgement.ts';
import { countOf, evidence, listOf, sightingsAsEvidence } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  listings: {
    label: 'Your site links to a listing where people review you',
    maxPoints: 15,
    why: 'Answer engines read review sites and directories; a link from your site tells which entry is yours.',
    effort: 'hour',
    rule: SOURCES.whitespark2026,
  },
  social: {
    label: 'Your site links to your social profiles',
    maxPoints: 10,
    why: 'It ties the profiles to your name, so that a namesake’s are not taken for yours.',
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
    label: 'Most reviews are good ones',
    maxPoints: 20,
    why: 'Answer engines repeat what most people say about you.',
    effort: 'ongoing',
    rule: SOURCES.brightLocal2026,
  },
  discussions: {
    label: 'People mention you in open discussions',
    maxPoints: 20,
    why: 'Threads in which people recommend a business are often quoted by AI answers.',
    effort: 'ongoing',
    rule: SOURCES.practice,
  },
} as const satisfies Record<string, CheckRule>;

/** The specification notes several platforms from three on. */
const SEVERAL = 3;
/** Practice value: about one review a week, and one a month. */
const RECENT = { many: 12, some: 3 } as const;
/** Practice value: four in five good ones is what well-reviewed businesses have at the least. */
const GOOD_REVIEWS = { most: 0.8, half: 0.5 } as const;
const STATUS_LIMITS = { EXCELLENT: 85, GOOD: 70, MODERATE: 50 } as const;

const LINK_LISTINGS = {
  action: 'Link your review listings from your website',
  how: 'Put the two or three that matter in your trade into the footer. Check name, address and phone there first.',
};

export const communitySignals = defineFactor({
  key: 'communitySignals',
  category: 'reputation',
  needs: ['site', 'business', 'profile'],
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
  evaluate({ site, business, profile }) {
    const known = profile.kind === 'found' ? profile.value : null;
    const goodShare = known?.goodReviewShare ?? null;
    const networks = networksOf(business.socialProfiles);
    const listings = business.socialProfiles.filter(({ kind }) => kind === 'listing');
    const checks = toChecks('communitySignals', RULES, {
      listings: judgeListings(business, listings, site.textWithoutScripts),
      social: judgeLinks(
        business,
        business.socialProfiles.filter(({ kind }) => kind === 'social'),
        site.textWithoutScripts,
        { action: 'Link your social profiles from your website', how: 'Only the ones you keep up.' },
        'social profile',
      ),
      diversity: judgeDiversity(networks, site.textWithoutScripts),
      recentReviews: judgeProfile(
        profile,
        'reviewsLast90Days',
        'Your newest reviews',
        PROFILE_SOURCES.withoutPlaces,
        judgeRecent,
      ),
      sentiment:
        goodShare === null
          ? notMeasured('We have not seen the star ratings of your reviews one by one.', 'a Google Takeout upload')
          : judgeProfile(
              profile,
              'goodReviewShare',
              'The stars of your reviews',
              'a Google Takeout upload',
              judgeSentiment,
            ),
      discussions: notMeasured('We did not search open discussions for your name.', 'a licensed web-search provider'),
    });
    return {
      checks,
      summary: summaryOf(networks, known?.reviewCount ?? null, known?.rating ?? null),
      currentValue: networks.length === 0 ? null : `linked from your site: ${listOf(networks, 6)}`,
      details:
        'Platforms are counted when your site links to them. A link does not tell whether the profile is kept up.',
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

function networksOf(profiles: readonly SocialProfile[]): string[] {
  return [...new Set(profiles.map(({ network }) => NETWORK_NAMES[network] ?? capitalised(network)))];
}

/** Names that are not just the network's key with a capital letter. */
const NETWORK_NAMES: Readonly<Record<string, string>> = {
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

/** Listings that only machines see are half of what they could be. */
function judgeListings(
  business: Business,
  listings: readonly SocialProfile[],
  textWithoutScripts: boolean | null,
): Judgement {
  const { declaredListings, sources } = business;
  if (listings.length > 0 || declaredListings.length === 0) {
    return judgeLinks(business, listings, textWithoutScripts, LINK_LISTINGS, 'review listing');
  }
  const finding = `Your structured data names ${listOf(networksOf(declaredListings))}, but your visitors see no link to it.`;
  return partial(0.5, finding, LINK_LISTINGS, sightingsAsEvidence(sources.declaredListings?.seen));
}

function judgeLinks(
  { sources }: Business,
  profiles: readonly SocialProfile[],
  textWithoutScripts: boolean | null,
  fix: typeof LINK_LISTINGS,
  one: string,
): Judgement {
  if (profiles.length === 0) return absent({ textWithoutScripts }, `Your site links to no ${one} of yours.`, fix);
  const seen = sightingsAsEvidence(
    sources.socialProfiles?.seen.filter(({ quote }) => profiles.some(({ url }) => quote.includes(url))),
  );
  const linked = profiles.slice(0, 3).map(({ url, network }) => evidence(url, url, network));
  return pass(`Your site links to ${listOf(networksOf(profiles))}.`, seen.length > 0 ? seen : linked);
}

function judgeDiversity(networks: readonly string[], textWithoutScripts: boolean | null): Judgement {
  const finding = `Your site links to ${countOf(networks.length, 'platform')}${networks.length === 0 ? '' : `: ${listOf(networks, 6)}`}.`;
  if (networks.length >= SEVERAL) return pass(finding);
  if (networks.length > 0) return partial(networks.length / SEVERAL, finding, LINK_LISTINGS);
  return absent({ textWithoutScripts }, finding, LINK_LISTINGS);
}

function judgeRecent(count: number): Judgement {
  const finding = `${count === 0 ? 'Nobody' : countOf(count, 'person', 'people')} reviewed you on Google in the last 90 days.`;
  if (count >= RECENT.many) return pass(finding);
  return count >= RECENT.some ? partial(0.5, finding, ASK_FOR_REVIEWS) : fail(finding, ASK_FOR_REVIEWS);
}

/** Four and five stars count as good: as review sites count them. */
function judgeSentiment(share: number): Judgement {
  const finding = `${Math.round(share * 100)}% of your Google reviews have four or five stars.`;
  const fix = {
    action: 'Find out what unhappy customers have in common',
    how: 'Read the reviews of one to three stars, mend what comes up twice, and reply to each of them.',
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

function summaryOf(networks: readonly string[], reviews: number | null, rating: number | null): string {
  const platforms =
    networks.length === 0
      ? 'Your site links to no review listing or social profile.'
      : `Your site links to ${listOf(networks)}.`;
  if (reviews === null) return `${platforms} Reviews and discussions were not measured.`;
  return `${platforms} ${countOf(reviews, 'Google review')}${rating === null ? '' : `, ${rating.toFixed(1)} stars on average`}.`;
}
