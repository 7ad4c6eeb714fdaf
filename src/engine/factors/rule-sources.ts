import type { RuleSource } from '#shared/audit/check.ts';

/**
 * Every source that a check cites, without duplicates. `date` is that of publication for standards, studies and announcements, and the
 * day it was last read for documents that their owner keeps changing. Reread the source before changing a rule.
 */
export const SOURCES = {
  googleTitleLinks: {
    name: 'Google Search Central, “Influencing your title links in search results”',
    url: 'https://developers.google.com/search/docs/appearance/title-link',
    date: '2026-11-20',
    kind: 'vendor',
  },
  googleSnippets: {
    name: 'Google Search Central, “Control your snippets in search results”',
    url: 'https://developers.google.com/search/docs/appearance/snippet',
    date: '2026-11-20',
    kind: 'vendor',
  },
  googleLocalBusiness: {
    name: 'Google Search Central, “Local business structured data”',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    date: '2026-11-20',
    kind: 'vendor',
  },
  googleReviewSnippets: {
    name: 'Google Search Central, “Review snippet structured data”',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
    date: '2026-11-20',
    kind: 'vendor',
  },
  googleFaqRetirement: {
    name: 'Google Search Central, end of FAQ rich results',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
    date: '2026-05-07',
    kind: 'vendor',
  },
  googleRobotsMeta: {
    name: 'Google Search Central, “Robots meta tag, data-nosnippet, and X-Robots-Tag”',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
    date: '2026-11-20',
    kind: 'vendor',
  },
  googleAiFeatures: {
    name: 'Google Search Central, “AI features and your website”',
    url: 'https://developers.google.com/search/docs/appearance/ai-features',
    date: '2026-06-29',
    kind: 'vendor',
  },
  googleCanonical: {
    name: 'Google Search Central, “How to specify a canonical URL”',
    url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    date: '2026-11-20',
    kind: 'vendor',
  },
  googleSitemaps: {
    name: 'Google Search Central, “Learn about sitemaps”',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
    date: '2026-11-20',
    kind: 'vendor',
  },
  googleHttps: {
    name: 'Google Search Central, “HTTPS as a ranking signal”',
    url: 'https://developers.google.com/search/blog/2014/08/https-as-ranking-signal',
    date: '2014-08-06',
    kind: 'vendor',
  },
  googleMobileFirst: {
    name: 'Google Search Central, “Mobile-first indexing best practices”',
    url: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
    date: '2026-11-20',
    kind: 'vendor',
  },
  googleImages: {
    name: 'Google Search Central, “Google image SEO best practices”',
    url: 'https://developers.google.com/search/docs/appearance/google-images',
    date: '2026-11-20',
    kind: 'vendor',
  },
  googleProfileGuidelines: {
    name: 'Google Business Profile Help, “Guidelines for representing your business on Google”',
    url: 'https://support.google.com/business/answer/3038177',
    date: '2026-11-20',
    kind: 'vendor',
  },
  googleLocalRanking: {
    name: 'Google Business Profile Help, “Tips to improve your local ranking on Google”',
    url: 'https://support.google.com/business/answer/7091',
    date: '2026-11-20',
    kind: 'vendor',
  },
  googleReviewReplies: {
    name: 'Google Business Profile Help, “Manage customer reviews”',
    url: 'https://support.google.com/business/answer/3474050',
    date: '2026-11-20',
    kind: 'vendor',
  },
  googleQaApiEnd: {
    name: 'Google Business Profile APIs, end of the Questions and Answers API',
    url: 'https://developers.google.com/my-business/content/sunset-dates',
    date: '2025-11-03',
    kind: 'vendor',
  },
  openAiCrawlers: {
    name: 'OpenAI, “Overview of OpenAI crawlers”',
    url: 'https://developers.openai.com/api/docs/bots',
    date: '2026-11-20',
    kind: 'vendor',
  },
  bingContentControls: {
    name: 'Bing Webmaster Blog, “New options for webmasters to control usage of their content in Bing Chat”',
    url: 'https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat',
    date: '2023-09-22',
    kind: 'vendor',
  },
  answerEngineCrawlers: {
    name: 'Crawler pages of Perplexity, Anthropic, Apple, Amazon and Meta',
    url: null,
    date: '2026-11-20',
    kind: 'vendor',
  },
  ga4AiAssistant: {
    name: 'Google Analytics, default channel group “AI Assistant”',
    url: 'https://support.google.com/analytics/answer/9756891',
    date: '2026-05-13',
    kind: 'vendor',
  },
  rfc9309: {
    name: 'RFC 9309, Robots Exclusion Protocol',
    url: 'https://www.rfc-editor.org/rfc/rfc9309',
    date: '2022-09',
    kind: 'standard',
  },
  schemaOrg: {
    name: 'schema.org 30.0, LocalBusiness',
    url: 'https://schema.org/LocalBusiness',
    date: '2026-11-20',
    kind: 'standard',
  },
  jsonLd: {
    name: 'W3C, JSON-LD 1.1',
    url: 'https://www.w3.org/TR/json-ld11/',
    date: '2020-07-16',
    kind: 'standard',
  },
  wcagHeadings: {
    name: 'W3C Web Accessibility Initiative, “Headings”',
    url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
    date: '2026-11-20',
    kind: 'standard',
  },
  whitespark2026: {
    name: 'Whitespark, Local Search Ranking Factors 2026',
    url: 'https://whitespark.ca/local-search-ranking-factors/',
    date: '2025-11-06',
    kind: 'study',
  },
  brightLocal2026: {
    name: 'BrightLocal, Local Consumer Review Survey 2026',
    url: 'https://www.brightlocal.com/research/local-consumer-review-survey/',
    date: '2026',
    kind: 'study',
  },
  sparkToro2026: {
    name: 'SparkToro, how consistent AI recommendations are',
    url: null,
    date: '2026-01',
    kind: 'study',
  },
  practice: {
    name: 'Our own guideline; search engines set none',
    url: null,
    date: '2026-11-20',
    kind: 'practice',
  },
} as const satisfies Readonly<Record<string, RuleSource>>;
