// Made by `npm run fixtures` from FACTOR_KEYS and the factor files of src/engine/factors: change those, not this.
import type { EvidenceSourceId } from './evidence-sources.ts';
import type { FactorCategory, FactorKey } from './factor-keys.ts';

/** What is known of a factor before any result is. */
export interface FactorEntry {
  readonly label: string;
  readonly category: FactorCategory;
  readonly weight: number;
  readonly reason: string;
  readonly measures: string;
  /** What measures it, where a website alone does not; empty where it does. */
  readonly measuredFrom: readonly EvidenceSourceId[];
  readonly checkCount: number;
}

/** Every factor, in the order in which the result shows them. */
export const FACTOR_TABLE: Readonly<Record<FactorKey, FactorEntry>> = {
  businessCategory: {
    label: 'Business Category',
    category: 'profile',
    weight: 14,
    reason:
      'The primary category is the top factor of the map results (193 points) and a wrong one the worst mistake (176).',
    measures: 'Whether your site says what kind of business you are.',
    measuredFrom: [],
    checkCount: 5,
  },
  description: {
    label: 'Keyword Rich Description',
    category: 'profile',
    weight: 6,
    reason: 'Part of profile completeness and of every search result, though not a ranking factor by itself.',
    measures: 'Whether your page description says what you do and where.',
    measuredFrom: [],
    checkCount: 7,
  },
  qaUpdates: {
    label: 'Weekly Q&A Updates',
    category: 'profile',
    weight: 4,
    reason: 'Practitioners find no direct effect of posts; it stands for a profile and a site that are alive.',
    measures: 'Whether questions are answered on your pages, and kept up.',
    measuredFrom: [],
    checkCount: 3,
  },
  reviewResponses: {
    label: 'Review Responses',
    category: 'reputation',
    weight: 5,
    reason: 'Google advises replying and 89% of consumers expect it (BrightLocal 2025); a part of the 20% for reviews.',
    measures: 'Whether reviews get replies.',
    measuredFrom: ['takeout', 'ownProfile'],
    checkCount: 1,
  },
  reviewsPhotos: {
    label: 'Reviews & Photos',
    category: 'reputation',
    weight: 14,
    reason:
      'Rating, number and recency of reviews are the larger part of the 20% for reviews; photos decide who is chosen.',
    measures: 'Customer quotes and photos on your site, and whether your photos have descriptions.',
    measuredFrom: [],
    checkCount: 7,
  },
  websiteH1: {
    label: 'Website H1 & Copy',
    category: 'website',
    weight: 13,
    reason: 'The larger part of the on-page signals: 15% on the map, first with 24% for AI visibility.',
    measures: 'Whether heading and title say what you do and where.',
    measuredFrom: [],
    checkCount: 13,
  },
  napConsistency: {
    label: 'Name/Address/Phone Consistency',
    category: 'website',
    weight: 10,
    reason:
      'The remaining on-page signals and the citations; name, address and phone are how machines recognise a business.',
    measures: 'Whether name, address and phone are the same everywhere.',
    measuredFrom: [],
    checkCount: 7,
  },
  linkAuthority: {
    label: 'Link Authority & Backlinks',
    category: 'reputation',
    weight: 5,
    reason: 'Links and organic position feed prominence, in smaller part each year.',
    measures: 'Which websites link to you.',
    measuredFrom: ['linksExport'],
    checkCount: 3,
  },
  communitySignals: {
    label: 'Human Reviews & Community Signals',
    category: 'reputation',
    weight: 6,
    reason: 'Mentions on lists and trade sites are three of the five strongest single signals for AI visibility.',
    measures: 'Which review listings and profiles you link to, and how good your reviews are.',
    measuredFrom: ['takeout', 'ownProfile'],
    checkCount: 6,
  },
  aiCrawlerAccess: {
    label: 'AI Crawler Access',
    category: 'ai',
    weight: 8,
    reason:
      'Who may not read a site cannot cite it, and a site kept from Googlebot vanishes: the condition of the rest.',
    measures: 'Which search engines and AI tools can open your site.',
    measuredFrom: [],
    checkCount: 15,
  },
  qaContentOptimization: {
    label: 'Q&A Content Optimization',
    category: 'ai',
    weight: 5,
    reason: 'Answers on the page are what AI answers quote; Google asks for no special format, so no more than this.',
    measures: 'Whether your pages answer questions in a form that can be quoted.',
    measuredFrom: [],
    checkCount: 8,
  },
  structuredData: {
    label: 'Structured Data & Catalogues',
    category: 'ai',
    weight: 5,
    reason: 'It settles name, place, hours and trade for machines; it is no ranking factor by itself.',
    measures: 'Whether Google can read your business details from the code.',
    measuredFrom: [],
    checkCount: 7,
  },
  aiReferrals: {
    label: 'AI Referral Traffic',
    category: 'ai',
    weight: 1,
    reason: 'An outcome rather than a cause, and under-counted: most assistants send no trace.',
    measures: 'Visits that came from AI answers.',
    measuredFrom: ['trafficExport'],
    checkCount: 1,
  },
  answerPresence: {
    label: 'AI Answer Presence Sampling',
    category: 'ai',
    weight: 4,
    reason: 'The outcome itself, but sampled: few runs carry wide error bars (SparkToro 2026).',
    measures: 'How often AI answers name you.',
    measuredFrom: ['bingExport', 'pastedAnswers'],
    checkCount: 3,
  },
};
