import { CITED_DOCUMENTS } from '#web/components/reading/cited-documents.ts';
import type { Source } from '#web/components/reading/source-list.tsx';

/**
 * Every source that a guide names, once. `date` is the publication date for standards, laws, studies and announcements, and
 * the access date for documents that change.
 */
export const GUIDE_SOURCES = {
  localRanking: {
    title: 'Google Business Profile Help, “Tips to improve your local ranking on Google”',
    url: 'https://support.google.com/business/answer/7091',
    date: '2026-11-20',
  },
  profileGuidelines: {
    title: 'Google Business Profile Help, “Guidelines for representing your business on Google”',
    url: 'https://support.google.com/business/answer/3038177',
    date: '2026-11-20',
  },
  serviceAreaReports: {
    title: 'Trade reports quoting Google’s help on service areas (ppc.land, decaseo, Swipe Insight)',
    url: null,
    date: '2026-11-20',
  },
  profilePractice: {
    title: 'Practitioners on posts and profile fields (Reinstatement Ninja, Omnimetrics, Lettercounter)',
    url: null,
    date: '2026',
  },
  whitespark: CITED_DOCUMENTS.whitespark,
  brightLocal: CITED_DOCUMENTS.brightLocal,
  reviewStudies: {
    title: 'Sterling Sky on the number and recency of reviews; Search Atlas, a model of local rankings',
    url: null,
    date: '2026-11-20',
  },
  localBusinessMarkup: CITED_DOCUMENTS.localBusinessMarkup,
  reviewMarkup: {
    title: 'Google Search Central, “Review snippet structured data”',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
    date: '2026-11-20',
  },
  schemaOrg: {
    title: 'schema.org 30.0, LocalBusiness and its types',
    url: 'https://schema.org/LocalBusiness',
    date: '2026-11-20',
  },
  jsonLd: { title: 'W3C, JSON-LD 1.1', url: 'https://www.w3.org/TR/json-ld11/', date: '2020-07-16' },
  faqEnd: CITED_DOCUMENTS.faqEnd,
  retiredResults: {
    title: 'Google Search Central, updates of its documentation (retired kinds of results)',
    url: 'https://developers.google.com/search/updates',
    date: '2026-11-20',
  },
  qaApiEnd: {
    title: 'Google Business Profile APIs, end of the Questions and Answers API',
    url: 'https://developers.google.com/my-business/content/sunset-dates',
    date: '2025-11-03',
  },
  qaScreenReports: {
    title: 'Practitioners on the questions in Google profiles; their reports of March and August 2026 differ',
    url: null,
    date: '2026-08',
  },
  aiFeatures: {
    title: 'Google Search Central, “AI features and your website”',
    url: 'https://developers.google.com/search/docs/appearance/ai-features',
    date: '2026-06-29',
  },
  spamPolicies: CITED_DOCUMENTS.spamPolicies,
  titleLinks: {
    title: 'Google Search Central, “Influencing your title links in search results”',
    url: 'https://developers.google.com/search/docs/appearance/title-link',
    date: '2026-11-20',
  },
  titleWidths: {
    title: 'Trade reports that measured the width of titles and descriptions in Google results',
    url: null,
    date: '2026-11-20',
  },
  otherTools: { title: 'Google Search Central, note on SEO tools by others', url: null, date: '2026-06-05' },
  snippets: {
    title: 'Google Search Central, “Control your snippets in search results”',
    url: 'https://developers.google.com/search/docs/appearance/snippet',
    date: '2026-11-20',
  },
  headings: {
    title: 'W3C Web Accessibility Initiative, “Headings”',
    url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
    date: '2026-11-20',
  },
  robotsMeta: CITED_DOCUMENTS.robotsMeta,
  rfc9309: CITED_DOCUMENTS.rfc9309,
  openAiCrawlers: CITED_DOCUMENTS.openAiCrawlers,
  anthropicCrawlers: CITED_DOCUMENTS.anthropicCrawlers,
  perplexityCrawlers: CITED_DOCUMENTS.perplexityCrawlers,
  googleCrawlers: CITED_DOCUMENTS.googleCrawlers,
  otherCrawlers: {
    title: 'Crawler pages of Apple, Amazon, Meta and Microsoft',
    url: null,
    date: '2026-11-20',
  },
  cloudflareBots: { title: 'Cloudflare documentation on its managed robots.txt', url: null, date: '2026-11-20' },
  searchConsoleAi: {
    title: 'Google Search Console, the control “Search generative AI”',
    url: null,
    date: '2026-06-17',
  },
  bingControls: CITED_DOCUMENTS.bingControls,
  bingAiPerformance: CITED_DOCUMENTS.bingAiPerformance,
  sparkToro: CITED_DOCUMENTS.sparkToro,
  answerStability: CITED_DOCUMENTS.answerStability,
  ghostCitations: CITED_DOCUMENTS.ghostCitations,
  localSources: CITED_DOCUMENTS.localSources,
  analyticsAi: CITED_DOCUMENTS.analyticsAi,
  reviewReplies: {
    title: 'Google Business Profile Help, “Manage customer reviews”',
    url: 'https://support.google.com/business/answer/3474050',
    date: '2026-11-20',
  },
  reviewPolicy: {
    title: 'Google Maps user contributed content policy, “Prohibited and restricted content”',
    url: 'https://support.google.com/contributionpolicy/answer/7400114',
    date: '2026-11-20',
  },
  reviewFiltering: {
    title: 'Trade reports on reviews that Google filters or removes',
    url: null,
    date: '2026-11-20',
  },
  ftcReviews: {
    title: 'FTC, 16 CFR Part 465, Rule on the Use of Consumer Reviews and Testimonials',
    url: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
    date: '2024-10-21',
  },
  tcpa: {
    title: 'FCC, 47 CFR 64.1200, restrictions on calls and texts, with the revocation rule of 2025',
    url: 'https://www.ecfr.gov/current/title-47/section-64.1200',
    date: '2025-04-11',
  },
  canSpam: {
    title: 'FTC, “CAN-SPAM Act: A Compliance Guide for Business”',
    url: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
    date: '2026-11-20',
  },
  askingRates: {
    title: 'Figures published by firms that sell review software (one of them on 70 requests)',
    url: null,
    date: '2026-11-20',
  },
  practice: {
    title: 'Our own guideline; search engines set none',
    url: null,
    date: '2026-11-21',
  },
} as const satisfies Readonly<Record<string, Source>>;
