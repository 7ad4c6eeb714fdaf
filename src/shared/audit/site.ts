import { z } from 'zod';

export const Redirect = z.object({ from: z.string(), to: z.string(), status: z.number() });
export type Redirect = z.infer<typeof Redirect>;

export const SitePage = z.object({
  url: z.string(),
  /** HTTP status; 0 without a response. */
  status: z.number(),
  title: z.string().nullable(),
  metaDescription: z.string().nullable(),
  h1s: z.array(z.string()),
  h2Count: z.number(),
  h3Count: z.number(),
  wordCount: z.number(),
  /** Every `@type`, including nested ones, and every microdata and RDFa type, without the vocabulary's URL. */
  structuredDataTypes: z.array(z.string()),
  language: z.string().nullable(),
  /** Why the page could not be read; null when it was. */
  problem: z.string().nullable(),
});
export type SitePage = z.infer<typeof SitePage>;

/**
 * The content of /robots.txt. `found` 2xx with rules or none; `missing` 4xx (everything allowed, RFC 9309); `unreadable`
 * 5xx, 429, timeout, TLS (everything disallowed); `notRobots` a web page or JSON instead (no rules).
 */
export const RobotsTxtStatus = z.enum(['found', 'missing', 'unreadable', 'notRobots']);
export type RobotsTxtStatus = z.infer<typeof RobotsTxtStatus>;

export const SiteRobotsTxt = z.object({
  status: RobotsTxtStatus,
  httpStatus: z.number().nullable(),
  url: z.string(),
  bytes: z.number(),
  truncated: z.boolean(),
  sitemaps: z.array(z.string()),
  crawlDelaySeconds: z.number().nullable(),
  problem: z.string().nullable(),
});
export type SiteRobotsTxt = z.infer<typeof SiteRobotsTxt>;

export const SiteSitemap = z.object({
  url: z.string(),
  /** `refused`: the server shows it not to us; whether it is there cannot be told. */
  status: z.enum(['present', 'missing', 'invalid', 'unreadable', 'refused']),
  urlCount: z.number(),
  problem: z.string().nullable(),
});
export type SiteSitemap = z.infer<typeof SiteSitemap>;

export const SiteLlmsTxt = z.object({
  status: z.enum(['present', 'missing', 'invalid', 'unreadable']),
  url: z.string(),
  title: z.string().nullable(),
});
export type SiteLlmsTxt = z.infer<typeof SiteLlmsTxt>;

/** The crawl's result. The home page is the first of `pages`. */
export const Site = z.object({
  finalUrl: z.string(),
  https: z.boolean(),
  redirects: z.array(Redirect),
  pages: z.array(SitePage),
  /** Pages chosen but not read, and why (robots.txt, crawl delay, deadline, ...). */
  pagesNotRead: z.array(z.object({ url: z.string(), reason: z.string() })),
  robotsTxt: SiteRobotsTxt,
  sitemaps: z.array(SiteSitemap),
  llmsTxt: SiteLlmsTxt,
  /** Whether the text is in the HTML without running scripts; null when unknown. */
  textWithoutScripts: z.boolean().nullable(),
  /** Notes on the completeness of the crawl, as sentences. */
  notes: z.array(z.string()),
});
export type Site = z.infer<typeof Site>;
