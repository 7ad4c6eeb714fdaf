import { z } from 'zod';
import { Check } from './check.ts';
import { FACTOR_CATEGORIES, FACTOR_KEYS, mapFactorKeys } from './factor-keys.ts';

export const FactorCategorySchema = z.enum(FACTOR_CATEGORIES);

export const FactorKeySchema = z.enum(FACTOR_KEYS);

/**
 * The common fields of all factors. `score` null: not measured, which is less than a third of its weight; `notMeasured` then
 * says what would measure it.
 */
export const FactorBase = z.object({
  key: FactorKeySchema,
  label: z.string(),
  category: FactorCategorySchema,
  score: z.number().int().min(0).max(100).nullable(),
  /** Share of the whole, in points of 100. */
  weight: z.number().min(0),
  /** The part of `weight` whose checks were measured. */
  measuredWeight: z.number().min(0),
  /** The finding, in one line. */
  summary: z.string(),
  actionRequired: z.boolean(),
  currentValue: z.string().nullable(),
  recommendedValue: z.string().nullable(),
  issues: z.array(z.string()),
  missingKeywords: z.array(z.string()),
  suggestions: z.array(z.string()),
  recommendations: z.array(z.string()),
  details: z.string().nullable(),
  checks: z.array(Check),
  notMeasured: z.object({ hint: z.string(), measuredBy: z.array(z.string()) }).nullable(),
});
export type FactorBase = z.infer<typeof FactorBase>;

export const CrawlerStatus = z.enum(['allowed', 'blocked', 'unknown']);
export type CrawlerStatus = z.infer<typeof CrawlerStatus>;

/** One bot: its vendor, its purpose, and its access to this site. */
export const BotAccess = z.object({
  token: z.string(),
  owner: z.string(),
  /** `search` counts in the score: being shown and cited. `training` is the owner's choice. */
  role: z.enum(['search', 'user', 'training', 'other']),
  /** The result of robots.txt for `/`, with RFC 9309's rule for a missing or unreadable file applied. */
  verdict: z.enum(['allowed', 'blocked']),
  /** The basis of the verdict. */
  ruleSource: z.enum(['ownGroup', 'wildcard', 'noRule', 'noRobotsTxt', 'unreadable']),
  /** The robots.txt rule that decided, null when none did. */
  rule: z.string().nullable(),
  /** Pages of this audit that are blocked for it although `/` is allowed. */
  blockedPages: z.array(z.string()),
  /** A robots meta tag or X-Robots-Tag header on the home page that restricts this bot; null when none. */
  pageRule: z.string().nullable(),
  /** The site's response to a probe with this bot's User-Agent; null when it was not probed. */
  probe: z.enum(['same', 'possibleBlock', 'unclear']).nullable(),
  effect: z.string(),
});
export type BotAccess = z.infer<typeof BotAccess>;

export const AiCrawlerAccessFactor = FactorBase.extend({
  gptbotStatus: CrawlerStatus,
  oaiSearchbotStatus: CrawlerStatus,
  robotsTxtExists: z.boolean(),
  bots: z.array(BotAccess),
  /** The specified warning when there is no robots.txt; null otherwise. */
  warning: z.string().nullable(),
  /** `Content-Signal` and `Content-Usage` lines, unchanged: shown, not scored. */
  contentSignals: z.array(z.string()),
});
export type AiCrawlerAccessFactor = z.infer<typeof AiCrawlerAccessFactor>;

export const QaContentOptimizationFactor = FactorBase.extend({
  status: z.enum(['GOOD', 'NEEDS_IMPROVEMENT', 'POOR', 'NOT_MEASURED']),
});
export const LinkAuthorityFactor = FactorBase.extend({
  totalRefDomains: z.number().nullable(),
  avgAuthorityScore: z.number().nullable(),
  highQualityLinksCount: z.number().nullable(),
  spammyLinksCount: z.number().nullable(),
  status: z.enum(['STRONG', 'MODERATE', 'WEAK', 'SPAM_HEAVY', 'NOT_MEASURED']),
  trustedSourcePercentage: z.number().nullable(),
});
export const StructuredDataFactor = FactorBase.extend({
  totalSchemaElements: z.number(),
  detectedTypesCount: z.number(),
  missingTypesCount: z.number(),
  hasJsonLd: z.boolean(),
  detectedTypes: z.array(z.string()),
  missingTypes: z.array(z.string()),
  status: z.enum(['GOOD', 'PARTIAL', 'MISSING', 'NOT_MEASURED']),
});
export const CommunitySignalsFactor = FactorBase.extend({
  gbpReviewsTotal: z.number().nullable(),
  gbpAvgRating: z.number().nullable(),
  gbpReviews90d: z.number().nullable(),
  redditThreadsCount: z.number().nullable(),
  industryPlatformsActive: z.array(z.string()),
  sentimentScore: z.number().nullable(),
  status: z.enum(['EXCELLENT', 'GOOD', 'MODERATE', 'WEAK', 'NOT_MEASURED']),
  diversityCount: z.number(),
});
export const AiReferralsFactor = FactorBase.extend({
  configured: z.boolean(),
  totalSessions: z.number().nullable(),
  totalUsers: z.number().nullable(),
  conversionRate: z.number().nullable(),
  topSourcesCount: z.number().nullable(),
  detectionMethod: z.string().nullable(),
  /** Over how many days the visits were counted; null: unknown. Absent in analyses of earlier releases. */
  windowDays: z.number().int().nullable().optional(),
  status: z.enum(['GOOD', 'SOME', 'NONE', 'NOT_MEASURED']),
});
export const AnswerPresenceFactor = FactorBase.extend({
  legalNote: z.string(),
  queriesTotal: z.number(),
  engines: z.array(z.string()),
  positivesCount: z.number().nullable(),
  gapsCount: z.number().nullable(),
  topGaps: z.array(z.string()),
  /** Fractions 0 to 1; null: that engine was not sampled. */
  presenceRate: z.object({
    perplexity: z.number().nullable(),
    chatgpt: z.number().nullable(),
    copilot: z.number().nullable(),
  }),
  /** The number of answers behind each rate. Absent in analyses of earlier releases. */
  sampleSizes: z.object({ perplexity: z.number(), chatgpt: z.number(), copilot: z.number() }).optional(),
  runWindowDays: z.number(),
});

/** All factors have the common fields; only those with additional fields are listed. */
export const Factors = z.object({
  ...mapFactorKeys(() => FactorBase),
  linkAuthority: LinkAuthorityFactor,
  communitySignals: CommunitySignalsFactor,
  aiCrawlerAccess: AiCrawlerAccessFactor,
  qaContentOptimization: QaContentOptimizationFactor,
  structuredData: StructuredDataFactor,
  aiReferrals: AiReferralsFactor,
  answerPresence: AnswerPresenceFactor,
});
export type Factors = z.infer<typeof Factors>;
