import type { FactorKey } from './factors.ts';

/** The specification's names of the factors, known before any result is. */
export const FACTOR_LABELS = {
  businessCategory: 'Business Category',
  description: 'Keyword Rich Description',
  qaUpdates: 'Weekly Q&A Updates',
  reviewResponses: 'Review Responses',
  reviewsPhotos: 'Reviews & Photos',
  websiteH1: 'Website H1 & Copy',
  napConsistency: 'Name/Address/Phone Consistency',
  linkAuthority: 'Link Authority & Backlinks',
  communitySignals: 'Human Reviews & Community Signals',
  aiCrawlerAccess: 'AI Crawler Access',
  qaContentOptimization: 'Q&A Content Optimization',
  structuredData: 'Structured Data & Catalogues',
  aiReferrals: 'AI Referral Traffic',
  answerPresence: 'AI Answer Presence Sampling',
} as const satisfies Record<FactorKey, string>;

/** The two sub-scores and the factors each is made of, in the order in which the result shows them. */
export const FACTOR_GROUPS = [
  {
    subScore: 'mapsReadiness',
    label: 'Maps readiness',
    factors: [
      'businessCategory',
      'description',
      'qaUpdates',
      'reviewResponses',
      'reviewsPhotos',
      'websiteH1',
      'napConsistency',
      'linkAuthority',
      'communitySignals',
    ],
  },
  {
    subScore: 'aiReadiness',
    label: 'AI-answer readiness',
    factors: ['aiCrawlerAccess', 'qaContentOptimization', 'structuredData', 'aiReferrals', 'answerPresence'],
  },
] as const satisfies readonly {
  subScore: 'mapsReadiness' | 'aiReadiness';
  label: string;
  factors: readonly FactorKey[];
}[];
