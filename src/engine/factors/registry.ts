import { FACTOR_WEIGHTS, type FactorWeight } from '#shared/audit/factor-weights.ts';
import type { FactorKey } from '#shared/audit/factors.ts';
import { aiCrawlerAccess } from './ai-crawler-access.ts';
import { aiReferrals } from './ai-referrals.ts';
import { answerPresence } from './answer-presence.ts';
import { businessCategory } from './business-category.ts';
import { communitySignals } from './community-signals.ts';
import { descriptionFactor } from './description.ts';
import type { FactorDefinition } from './factor.ts';
import { linkAuthority } from './link-authority.ts';
import { napConsistency } from './nap-consistency.ts';
import { qaContentOptimization } from './qa-content-optimization.ts';
import { qaUpdates } from './qa-updates.ts';
import { reviewResponses } from './review-responses.ts';
import { reviewsPhotos } from './reviews-photos.ts';
import { structuredData } from './structured-data.ts';
import { websiteH1 } from './website-h1.ts';

export interface RegistryEntry<K extends FactorKey> extends FactorWeight {
  readonly factor: FactorDefinition<K>;
}

/** All factors, each with its weight in the score (`shared/audit/factor-weights.ts`), in the order in which the result shows them. */
export const REGISTRY = {
  businessCategory: { factor: businessCategory, ...FACTOR_WEIGHTS.businessCategory },
  description: { factor: descriptionFactor, ...FACTOR_WEIGHTS.description },
  qaUpdates: { factor: qaUpdates, ...FACTOR_WEIGHTS.qaUpdates },
  reviewResponses: { factor: reviewResponses, ...FACTOR_WEIGHTS.reviewResponses },
  reviewsPhotos: { factor: reviewsPhotos, ...FACTOR_WEIGHTS.reviewsPhotos },
  websiteH1: { factor: websiteH1, ...FACTOR_WEIGHTS.websiteH1 },
  napConsistency: { factor: napConsistency, ...FACTOR_WEIGHTS.napConsistency },
  linkAuthority: { factor: linkAuthority, ...FACTOR_WEIGHTS.linkAuthority },
  communitySignals: { factor: communitySignals, ...FACTOR_WEIGHTS.communitySignals },
  aiCrawlerAccess: { factor: aiCrawlerAccess, ...FACTOR_WEIGHTS.aiCrawlerAccess },
  qaContentOptimization: { factor: qaContentOptimization, ...FACTOR_WEIGHTS.qaContentOptimization },
  structuredData: { factor: structuredData, ...FACTOR_WEIGHTS.structuredData },
  aiReferrals: { factor: aiReferrals, ...FACTOR_WEIGHTS.aiReferrals },
  answerPresence: { factor: answerPresence, ...FACTOR_WEIGHTS.answerPresence },
} as const satisfies { readonly [K in FactorKey]: RegistryEntry<K> };
