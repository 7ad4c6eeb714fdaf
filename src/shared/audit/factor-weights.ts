import type { FactorKey } from './factors.ts';

/** Share of the whole score, and why this much. */
export interface FactorWeight {
  readonly weight: number;
  readonly reason: string;
}

/**
 * The weights of all factors side by side, in the order in which the result shows them; they add up to 100.
 *
 * No one outside Google has its ranking data; the score is our own reading. The weights follow Whitespark's Local
 * Search Ranking Factors 2026 (47 experts): in the map results profile signals about 32 %, reviews 20 %, on-page 15 %,
 * behaviour, links and citations the rest; for AI visibility on-page signals come first with about 24 %. Three
 * quarters of the score stand for being found and chosen on the map and in search, one quarter for AI answers.
 */
export const FACTOR_WEIGHTS = {
  businessCategory: {
    weight: 14,
    reason:
      'The primary category is the top factor of the map results (193 points) and a wrong one the worst mistake (176).',
  },
  description: {
    weight: 6,
    reason: 'Part of profile completeness and of every search result, though not a ranking factor by itself.',
  },
  qaUpdates: {
    weight: 4,
    reason: 'Practitioners find no direct effect of posts; it stands for a profile and a site that are alive.',
  },
  reviewResponses: {
    weight: 5,
    reason:
      'Google advises replying and 89 % of consumers expect it (BrightLocal 2025); a part of the 20 % for reviews.',
  },
  reviewsPhotos: {
    weight: 14,
    reason:
      'Rating, number and recency of reviews are the larger part of the 20 % for reviews; photos decide who is chosen.',
  },
  websiteH1: {
    weight: 13,
    reason: 'The larger part of the on-page signals: 15 % on the map, first with 24 % for AI visibility.',
  },
  napConsistency: {
    weight: 10,
    reason:
      'The remaining on-page signals and the citations; name, address and phone are how machines recognise a business.',
  },
  linkAuthority: {
    weight: 5,
    reason: 'Links and organic position feed prominence, in smaller part each year.',
  },
  communitySignals: {
    weight: 6,
    reason: 'Mentions on lists and trade sites are three of the five strongest single signals for AI visibility.',
  },
  aiCrawlerAccess: {
    weight: 8,
    reason:
      'Who may not read a site cannot cite it, and a site kept from Googlebot vanishes: the condition of the rest.',
  },
  qaContentOptimization: {
    weight: 5,
    reason: 'Answers on the page are what AI answers quote; Google asks for no special format, so no more than this.',
  },
  structuredData: {
    weight: 5,
    reason: 'It settles name, place, hours and trade for machines; it is no ranking factor by itself.',
  },
  aiReferrals: {
    weight: 1,
    reason: 'An outcome rather than a cause, and under-counted: most assistants send no trace.',
  },
  answerPresence: {
    weight: 4,
    reason: 'The outcome itself, but sampled: few runs carry wide error bars (SparkToro 2026).',
  },
} as const satisfies Record<FactorKey, FactorWeight>;
