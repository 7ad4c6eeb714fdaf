import { describe, expect, it } from 'vitest';
import { AuditedAnalysis } from '../api/audits.ts';
import { CurrentUser } from '../api/auth.ts';
import { Keyword, KeywordStrategy } from '../api/keywords.ts';
import { SeoChecklist, SeoChecklistItem } from '../api/seo-checklist.ts';
import {
  ActionPackBundle,
  ActionPlanItem,
  AeoActionPack,
  Analysis,
  FixItScores,
  QaRewriteSuggestion,
} from './analysis.ts';
import {
  AiCrawlerAccessFactor,
  AiReferralsFactor,
  AnswerPresenceFactor,
  CommunitySignalsFactor,
  FactorBase,
  Factors,
  LinkAuthorityFactor,
  QaContentOptimizationFactor,
  StructuredDataFactor,
} from './factors.ts';

/** The field names of the specification (section 3), as its clients read them. The product's own fields are additional. */
const specified = [
  [
    'the analysis',
    AuditedAnalysis,
    'websiteUrl businessName overallScore factors actionPlan qaRewriteSuggestions aeoActionPack templates contentIdeas',
  ],
  [
    'the factors',
    Factors,
    'businessCategory description qaUpdates reviewResponses reviewsPhotos websiteH1 napConsistency aiCrawlerAccess qaContentOptimization linkAuthority structuredData communitySignals aiReferrals answerPresence',
  ],
  [
    'every factor',
    FactorBase,
    'category score actionRequired currentValue recommendedValue issues missingKeywords suggestions recommendations details',
  ],
  ['AI crawler access', AiCrawlerAccessFactor, 'summary gptbotStatus oaiSearchbotStatus robotsTxtExists'],
  ['Q&A content', QaContentOptimizationFactor, 'summary status'],
  [
    'link authority',
    LinkAuthorityFactor,
    'summary totalRefDomains avgAuthorityScore highQualityLinksCount spammyLinksCount status trustedSourcePercentage',
  ],
  [
    'structured data',
    StructuredDataFactor,
    'summary totalSchemaElements detectedTypesCount missingTypesCount hasJsonLd status',
  ],
  [
    'community signals',
    CommunitySignalsFactor,
    'summary gbpReviewsTotal gbpAvgRating gbpReviews90d redditThreadsCount industryPlatformsActive sentimentScore status diversityCount',
  ],
  [
    'AI referrals',
    AiReferralsFactor,
    'summary configured totalSessions totalUsers conversionRate topSourcesCount detectionMethod status',
  ],
  [
    'answer presence',
    AnswerPresenceFactor,
    'legalNote queriesTotal engines positivesCount gapsCount presenceRate runWindowDays',
  ],
  ['presence rates', AnswerPresenceFactor.shape.presenceRate, 'perplexity chatgpt copilot'],
  ['an action', ActionPlanItem, 'title description priority'],
  ['a rewrite', QaRewriteSuggestion, 'pageSection currentStatus issue suggestion exampleQuestion exampleAnswer'],
  ['the action pack', AeoActionPack, 'bundles recommendations_top5 generated_at top_n download_url'],
  ['a bundle', ActionPackBundle, 'query summary service city intent_type priority_score impact files url_target'],
  ['the target of a bundle', ActionPackBundle.shape.url_target, 'existing_url recommended_slug'],
  ['Fix-It Mode', FixItScores, 'qa reviews h1 photos nap keywords'],
  ['the current user', CurrentUser, 'plan email'],
  ['the keyword result', KeywordStrategy, 'business clusters'],
  [
    'a keyword',
    Keyword,
    'keyword rationale intent_stage priority_score suggested_gbp_placements suggested_on_site_targets example_post_prompt geo_modifiers',
  ],
  ['the checklist', SeoChecklist, 'score items'],
  ['an item of the checklist', SeoChecklistItem, 'factor status details suggestion metrics'],
  [
    'the metrics of an item',
    SeoChecklistItem.shape.metrics,
    'hasH1 h1Text wordCount titleLength metaLength h1Count h2Count h3Count prioritySources',
  ],
] as const;

describe('the specified fields', () => {
  it.each(specified)('of %s are there', (_, schema, names) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names.split(' ')));
  });
});

describe('the specified values', () => {
  it('of the stages of intent, in their order', () => {
    expect(Keyword.shape.intent_stage.options).toEqual(['Transactional', 'Commercial Investigation', 'Local Intent']);
  });

  it('of the priority of a keyword are 1 to 5', () => {
    const isPriority = (value: number) => Keyword.shape.priority_score.safeParse(value).success;
    expect([0, 1, 5, 6, 2.5].map(isPriority)).toEqual([false, true, true, false, false]);
  });

  it('of the checklist are five factors and three outcomes', () => {
    const { factor, status } = SeoChecklistItem.shape;
    expect(factor.options).toEqual(['h1Keyword', 'minWordCount', 'metaKeyword', 'headingHierarchy', 'localBacklinks']);
    expect(status.options).toEqual(['pass', 'fail', 'na']);
  });

  it('of a plan are free, pro and agency', () => {
    expect(CurrentUser.shape.plan.options).toEqual(['free', 'pro', 'agency']);
  });

  it('of a crawler are allowed, blocked and unknown', () => {
    expect(AiCrawlerAccessFactor.shape.gptbotStatus.options).toEqual(['allowed', 'blocked', 'unknown']);
  });

  it('of the statuses of factors are among them', () => {
    expect(QaContentOptimizationFactor.shape.status.options).toEqual(
      expect.arrayContaining(['GOOD', 'NEEDS_IMPROVEMENT']),
    );
    expect(LinkAuthorityFactor.shape.status.options).toEqual(expect.arrayContaining(['STRONG', 'SPAM_HEAVY']));
    expect(StructuredDataFactor.shape.status.options).toEqual(expect.arrayContaining(['GOOD', 'PARTIAL']));
    expect(CommunitySignalsFactor.shape.status.options).toEqual(
      expect.arrayContaining(['EXCELLENT', 'GOOD', 'MODERATE', 'WEAK']),
    );
  });

  it('of a score are 0 to 100, or null where nothing was measured', () => {
    const isScore = (value: unknown) => Analysis.shape.overallScore.safeParse(value).success;
    expect([0, 100, null, -1, 101, undefined].map(isScore)).toEqual([true, true, true, false, false, false]);
  });
});
