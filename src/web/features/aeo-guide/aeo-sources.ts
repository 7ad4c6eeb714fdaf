import type { Source } from '#web/components/reading/source-list.tsx';

/**
 * What the guide rests on, in the order of its list. `date` is that of publication for standards, studies and
 * announcements, and the day it was last read for documents that their owner keeps changing.
 */
export const AEO_SOURCES = {
  googleAi: {
    title: 'Google Search Central, “AI features and your website” (of 15 May 2026, changed 29 June)',
    url: 'https://developers.google.com/search/docs/appearance/ai-features',
    date: '2026-06-29',
  },
  openAi: {
    title: 'OpenAI, “Overview of OpenAI crawlers”',
    url: 'https://developers.openai.com/api/docs/bots',
    date: '2026-11-20',
  },
  anthropic: {
    title: 'Anthropic, help page on its crawlers',
    url: 'https://support.claude.com/en/articles/8896518',
    date: '2026-11-20',
  },
  perplexity: {
    title: 'Perplexity, “Crawlers”',
    url: 'https://docs.perplexity.ai/guides/bots',
    date: '2026-11-20',
  },
  googleCrawlers: {
    title: 'Google, “Crawlers and fetchers”',
    url: 'https://developers.google.com/search/docs/crawling-indexing/overview-google-crawlers',
    date: '2026-11-20',
  },
  otherCrawlers: {
    title: 'Crawler pages of Microsoft, Apple, Amazon, Meta, DuckDuckGo and Common Crawl',
    url: null,
    date: '2026-11-20',
  },
  rfc9309: {
    title: 'RFC 9309, Robots Exclusion Protocol',
    url: 'https://www.rfc-editor.org/rfc/rfc9309',
    date: '2022-09',
  },
  robotsMeta: {
    title: 'Google Search Central, “Robots meta tag, data-nosnippet, and X-Robots-Tag”',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
    date: '2026-11-20',
  },
  bingControls: {
    title: 'Bing Webmaster Blog, options to control the use of content in Bing Chat',
    url: 'https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat',
    date: '2023-09-22',
  },
  searchConsole: {
    title: 'Google Search Console, control “Search generative AI” and its performance report',
    url: null,
    date: '2026-06-17',
  },
  cloudflare: {
    title: 'Cloudflare, managed robots.txt and content signals',
    url: null,
    date: '2026-11-20',
  },
  llmsTxt: { title: 'llmstxt.org, the proposal itself', url: 'https://llmstxt.org/', date: '2026-11-20' },
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
  localBusiness: {
    title: 'Google Search Central, “Local business structured data”',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    date: '2026-11-20',
  },
  faqEnd: {
    title: 'Google Search Central, end of FAQ rich results',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
    date: '2026-05-07',
  },
  spam: {
    title: 'Google Search Central, “Spam policies for Google web search”',
    url: 'https://developers.google.com/search/docs/essentials/spam-policies',
    date: '2026-11-20',
  },
  scripts: {
    title: 'Trade reports on AI crawlers that run no scripts',
    url: null,
    date: '2026-11-20',
  },
  sparkToro: {
    title: 'SparkToro and Gumshoe, how consistent AI recommendations are (600 volunteers, 2,961 runs)',
    url: null,
    date: '2026-01',
  },
  stability: {
    title: 'arXiv 2604.07585, how stable the sources of AI answers are from day to day (read through a close report)',
    url: 'https://arxiv.org/abs/2604.07585',
    date: '2026-04',
  },
  semrush: {
    title:
      'Semrush, brands named and linked in AI answers (115 prompts, 3,981 appearances; read through a close report)',
    url: null,
    date: '2026-06',
  },
  bingReport: {
    title: 'Bing Webmaster Blog, “AI Performance” report in public preview',
    url: null,
    date: '2026-02-09',
  },
  analytics: {
    title: 'Google Analytics Help, default channel group with “AI Assistant”',
    url: 'https://support.google.com/analytics/answer/9756891',
    date: '2026-05-13',
  },
  localSources: {
    title: 'Trade reports on where ChatGPT finds local businesses',
    url: null,
    date: '2026-11-20',
  },
  noToolKnows: {
    title: 'Google Search Central, note on third-party tools for search',
    url: null,
    date: '2026-06-05',
  },
} as const satisfies Readonly<Record<string, Source>>;

export type AeoSource = keyof typeof AEO_SOURCES;

/** The number under which a source stands in the list, from 1. */
export function sourceNumber(source: AeoSource): number {
  return Object.keys(AEO_SOURCES).indexOf(source) + 1;
}
