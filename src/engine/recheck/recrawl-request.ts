import type { Check } from '#shared/audit/check.ts';

/** What to recrawl besides the home page and robots.txt. */
export interface RecrawlRequest {
  /** URLs quoted in the evidence of the checks; those that are not pages of the site run are skipped. */
  readonly quoted: readonly string[];
  /** The changed page as named by the owner; null: none. */
  readonly named: string | null;
  readonly withProbes: boolean;
  readonly withSitemaps: boolean;
}

/** The pages that these checks rest on. Pure. */
export function planRecrawl(checks: readonly Pick<Check, 'id' | 'evidence'>[], named: string | null): RecrawlRequest {
  const has = (id: string) => checks.some((check) => check.id === id);
  return {
    quoted: [...new Set(checks.flatMap(({ evidence }) => evidence.flatMap(({ url }) => url ?? [])))],
    named,
    withProbes: has('aiCrawlerAccess.probes'),
    withSitemaps: has('aiCrawlerAccess.sitemap'),
  };
}
