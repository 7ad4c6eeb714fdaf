import type { Check } from '#shared/audit/check.ts';

/** What is asked for again besides the home page and its robots.txt. */
export interface RecrawlRequest {
  /** Addresses quoted in the evidence of the checks; those that are no page of the reading are passed over. */
  readonly quoted: readonly string[];
  /** A page of the site that the owner names as the place of the change; null: none. */
  readonly named: string | null;
  readonly withProbes: boolean;
  readonly withSitemaps: boolean;
}

/** The evidence that these checks rest on. Pure. */
export function planRecrawl(checks: readonly Pick<Check, 'id' | 'evidence'>[], named: string | null): RecrawlRequest {
  const has = (id: string) => checks.some((check) => check.id === id);
  return {
    quoted: [...new Set(checks.flatMap(({ evidence }) => evidence.flatMap(({ url }) => url ?? [])))],
    named,
    withProbes: has('aiCrawlerAccess.probes'),
    withSitemaps: has('aiCrawlerAccess.sitemap'),
  };
}
