import { CITED_DOCUMENTS } from '#web/components/reading/cited-documents.ts';
import type { Source } from '#web/components/reading/source-list.tsx';

/**
 * The sources of the guide, in the order of its list. `date` is the publication date for standards, studies and
 * announcements, and the access date for documents that change.
 */
export const AEO_SOURCES = {
  googleAi: {
    title: 'Google Search Central, “AI features and your website” (of May 15, 2026, changed Jun 29)',
    url: 'https://developers.google.com/search/docs/appearance/ai-features',
    date: '2026-06-29',
  },
  openAi: CITED_DOCUMENTS.openAiCrawlers,
  anthropic: CITED_DOCUMENTS.anthropicCrawlers,
  perplexity: CITED_DOCUMENTS.perplexityCrawlers,
  googleCrawlers: CITED_DOCUMENTS.googleCrawlers,
  otherCrawlers: {
    title: 'Crawler pages of Microsoft, Apple, Amazon, Meta, DuckDuckGo and Common Crawl',
    url: null,
    date: '2026-11-20',
  },
  rfc9309: CITED_DOCUMENTS.rfc9309,
  robotsMeta: CITED_DOCUMENTS.robotsMeta,
  bingControls: CITED_DOCUMENTS.bingControls,
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
  whitespark: CITED_DOCUMENTS.whitespark,
  brightLocal: CITED_DOCUMENTS.brightLocal,
  localBusiness: CITED_DOCUMENTS.localBusinessMarkup,
  faqEnd: CITED_DOCUMENTS.faqEnd,
  spam: CITED_DOCUMENTS.spamPolicies,
  scripts: {
    title: 'Trade reports on AI crawlers that run no scripts',
    url: null,
    date: '2026-11-20',
  },
  sparkToro: CITED_DOCUMENTS.sparkToro,
  stability: CITED_DOCUMENTS.answerStability,
  semrush: CITED_DOCUMENTS.ghostCitations,
  bingReport: CITED_DOCUMENTS.bingAiPerformance,
  analytics: CITED_DOCUMENTS.analyticsAi,
  localSources: CITED_DOCUMENTS.localSources,
  noToolKnows: {
    title: 'Google Search Central, note on third-party tools for search',
    url: null,
    date: '2026-06-05',
  },
} as const satisfies Readonly<Record<string, Source>>;

export type AeoSource = keyof typeof AEO_SOURCES;

/** The number of a source in the list, from 1. */
export function sourceNumber(source: AeoSource): number {
  return Object.keys(AEO_SOURCES).indexOf(source) + 1;
}
