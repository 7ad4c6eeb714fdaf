// Made by `npm run fixtures` from FACTOR_KEYS and the factor files of src/engine/factors: change those, not this.
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import type { FactorBase, Factors } from '#shared/audit/factors.ts';
import { aiCrawlerAccess } from './ai-crawler-access.ts';
import { aiReferrals } from './ai-referrals.ts';
import { answerPresence } from './answer-presence.ts';
import { businessCategory } from './business-category.ts';
import { communitySignals } from './community-signals.ts';
import { description } from './description.ts';
import type { FactorDefinition, FactorExtras } from './factor.ts';
import { linkAuthority } from './link-authority.ts';
import { napConsistency } from './nap-consistency.ts';
import { qaContentOptimization } from './qa-content-optimization.ts';
import { qaUpdates } from './qa-updates.ts';
import { reviewResponses } from './review-responses.ts';
import { reviewsPhotos } from './reviews-photos.ts';
import { structuredData } from './structured-data.ts';
import { websiteH1 } from './website-h1.ts';

/** All factors, in the order in which the result shows them. */
export const REGISTRY = {
  businessCategory,
  description,
  qaUpdates,
  reviewResponses,
  reviewsPhotos,
  websiteH1,
  napConsistency,
  linkAuthority,
  communitySignals,
  aiCrawlerAccess,
  qaContentOptimization,
  structuredData,
  aiReferrals,
  answerPresence,
} as const satisfies { readonly [K in FactorKey]: FactorDefinition<K> };

/** What `evaluateOne` makes of each factor, by key. Spelt out, so that each keeps its own type. */
export function evaluateEach(
  evaluateOne: <K extends FactorKey>(factor: FactorDefinition<K>) => FactorBase & FactorExtras<K>,
): Factors {
  return {
    businessCategory: evaluateOne(REGISTRY.businessCategory),
    description: evaluateOne(REGISTRY.description),
    qaUpdates: evaluateOne(REGISTRY.qaUpdates),
    reviewResponses: evaluateOne(REGISTRY.reviewResponses),
    reviewsPhotos: evaluateOne(REGISTRY.reviewsPhotos),
    websiteH1: evaluateOne(REGISTRY.websiteH1),
    napConsistency: evaluateOne(REGISTRY.napConsistency),
    linkAuthority: evaluateOne(REGISTRY.linkAuthority),
    communitySignals: evaluateOne(REGISTRY.communitySignals),
    aiCrawlerAccess: evaluateOne(REGISTRY.aiCrawlerAccess),
    qaContentOptimization: evaluateOne(REGISTRY.qaContentOptimization),
    structuredData: evaluateOne(REGISTRY.structuredData),
    aiReferrals: evaluateOne(REGISTRY.aiReferrals),
    answerPresence: evaluateOne(REGISTRY.answerPresence),
  };
}
