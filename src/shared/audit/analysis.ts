import { z } from 'zod';
import { GroundedSentence } from '../fixes/grounded-text.ts';
import { OwnerOverrides } from '../fixes/owner-overrides.ts';
import { Business } from './business.ts';
import { Effort } from './check.ts';
import { FactorKeySchema, Factors } from './factors.ts';
import { Site } from './site.ts';

export const Priority = z.enum(['high', 'medium', 'low']);
export type Priority = z.infer<typeof Priority>;

/** One action. `pointsGained` is the gain by the scoring function when `checkIds` pass, to one decimal. */
export const ActionPlanItem = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  priority: Priority,
  pointsGained: z.number(),
  /**
   * `exact`: its checks were measured and lack these points. `upTo`: none was measured yet; the score rises by these points
   * at most, once they are and all pass. Absent, in audits of earlier releases: `exact`.
   */
  gain: z.enum(['exact', 'upTo']).optional(),
  effort: Effort,
  factor: FactorKeySchema,
  checkIds: z.array(z.string()).min(1),
});
export type ActionPlanItem = z.infer<typeof ActionPlanItem>;

export const QaRewriteSuggestion = z.object({
  pageSection: z.string(),
  currentStatus: z.string(),
  issue: z.string(),
  suggestion: z.string(),
  exampleQuestion: z.string(),
  exampleAnswer: z.string(),
  /** The answer by sentences, with the facts behind each. */
  exampleSentences: z.array(GroundedSentence).optional(),
});
export type QaRewriteSuggestion = z.infer<typeof QaRewriteSuggestion>;

export const ActionPackBundle = z.object({
  query: z.string(),
  summary: z.string(),
  service: z.string(),
  city: z.string(),
  intent_type: z.string(),
  priority_score: z.number(),
  impact: z.string(),
  files: z.record(z.string(), z.string()),
  url_target: z.object({ existing_url: z.string().nullable(), recommended_slug: z.string().nullable() }),
});
export type ActionPackBundle = z.infer<typeof ActionPackBundle>;
export const AeoActionPack = z.object({
  bundles: z.array(ActionPackBundle),
  recommendations_top5: z.array(z.string()),
  generated_at: z.string(),
  top_n: z.number(),
  download_url: z.string().nullable(),
});
export type AeoActionPack = z.infer<typeof AeoActionPack>;

/** The six scores of Fix-It Mode; null, not measured: less than a third of the weight behind it was measured. */
export const FixItScores = z.object({
  qa: z.number().nullable(),
  reviews: z.number().nullable(),
  h1: z.number().nullable(),
  photos: z.number().nullable(),
  nap: z.number().nullable(),
  keywords: z.number().nullable(),
});
export type FixItScores = z.infer<typeof FixItScores>;

/**
 * What is known of one site after its audit. The engine makes it from the evidence, the server stores it, and the command line prints
 * it. No text of it is written for the owner's site, and no part belongs to a viewer: what leaves the server is an `AuditResult`.
 */
export const Analysis = z.object({
  websiteUrl: z.string(),
  businessName: z.string().nullable(),
  /** Null: less than 35% of the weight was measured; `scoreRange` stands alone then. */
  overallScore: z.number().int().min(0).max(100).nullable(),
  /** Share of the weight that was measured, 0 to 1. */
  coverage: z.number().min(0).max(1),
  /** The score if everything not measured earned nothing, or everything. */
  scoreRange: z.object({ low: z.number(), high: z.number() }),
  subScores: z.object({ mapsReadiness: z.number().nullable(), aiReadiness: z.number().nullable() }),
  algorithmVersion: z.string(),
  /** A one-sentence summary. */
  verdict: z.string(),
  factors: Factors,
  actionPlan: z.array(ActionPlanItem),
  fixItScores: FixItScores,
  business: Business,
  site: Site,
  /** When the evidence was collected (ISO 8601, UTC) and how long that took. */
  collectedAt: z.string(),
  collectedInMs: z.number(),
  /** The site's own facts, where overrides changed `business`: the fact sheet shows both. Never leaves the server. */
  businessOnSite: Business.optional(),
  /**
   * The owner's input at the time of evaluation: with it the same evidence gives the same analysis. Absent: none. Never leaves the
   * server; the report file has it beside its analysis.
   */
  judgedWith: OwnerOverrides.optional(),
});
export type Analysis = z.infer<typeof Analysis>;
