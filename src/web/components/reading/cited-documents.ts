import type { Source } from './source-list.tsx';

/**
 * Documents that more than one page cites, so that each has one title and one date. `date` is the publication date for
 * standards, studies and announcements, and the access date for documents that change.
 */
export const CITED_DOCUMENTS = {
  whitespark: {
    title: 'Whitespark, Local Search Ranking Factors 2026 (47 experts, 187 factors)',
    url: 'https://whitespark.ca/local-search-ranking-factors/',
    date: '2025-11-06',
  },
  brightLocal: {
    title: 'BrightLocal, Local Consumer Review Survey 2026',
    url: 'https://www.brightlocal.com/research/local-consumer-review-survey/',
    date: '2026',
  },
  localBusinessMarkup: {
    title: 'Google Search Central, “Local business structured data”',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    date: '2026-11-20',
  },
  faqEnd: {
    title: 'Google Search Central, end of FAQ rich results',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
    date: '2026-05-07',
  },
  spamPolicies: {
    title: 'Google Search Central, “Spam policies for Google web search”',
    url: 'https://developers.google.com/search/docs/essentials/spam-policies',
    date: '2026-11-20',
  },
  robotsMeta: {
    title: 'Google Search Central, “Robots meta tag, data-nosnippet, and X-Robots-Tag”',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
    date: '2026-11-20',
  },
  rfc9309: {
    title: 'RFC 9309, Robots Exclusion Protocol',
    url: 'https://www.rfc-editor.org/rfc/rfc9309',
    date: '2022-09',
  },
  openAiCrawlers: {
    title: 'OpenAI, “Overview of OpenAI crawlers”',
    url: 'https://developers.openai.com/api/docs/bots',
    date: '2026-11-20',
  },
  anthropicCrawlers: {
    title: 'Anthropic, help page on its crawlers',
    url: 'https://support.claude.com/en/articles/8896518',
    date: '2026-11-20',
  },
  perplexityCrawlers: {
    title: 'Perplexity, “Crawlers”',
    url: 'https://docs.perplexity.ai/guides/bots',
    date: '2026-11-20',
  },
  googleCrawlers: {
    title: 'Google, “Crawlers and fetchers”',
    url: 'https://developers.google.com/search/docs/crawling-indexing/overview-google-crawlers',
    date: '2026-11-20',
  },
  bingControls: {
    title: 'Bing Webmaster Blog, options to control the use of content in Bing Chat',
    url: 'https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat',
    date: '2023-09-22',
  },
  bingAiPerformance: {
    title: 'Bing Webmaster Blog, “AI Performance” report in public preview',
    url: null,
    date: '2026-02-09',
  },
  sparkToro: {
    title: 'SparkToro and Gumshoe, how consistent AI recommendations are (600 volunteers, 2,961 runs)',
    url: null,
    date: '2026-01',
  },
  answerStability: {
    title: 'arXiv 2604.07585, how stable the sources of AI answers are from day to day (read through a close report)',
    url: 'https://arxiv.org/abs/2604.07585',
    date: '2026-04',
  },
  ghostCitations: {
    title:
      'Semrush, brands named and linked in AI answers (115 prompts, 3,981 appearances; read through a close report)',
    url: null,
    date: '2026-06',
  },
  localSources: {
    title: 'Trade reports on where ChatGPT finds local businesses',
    url: null,
    date: '2026-11-20',
  },
  analyticsAi: {
    title: 'Google Analytics Help, default channel group with “AI Assistant”',
    url: 'https://support.google.com/analytics/answer/9756891',
    date: '2026-05-13',
  },
} as const satisfies Readonly<Record<string, Source>>;
