import type { Evidence } from '../audit/check.ts';
import type { Site } from '../audit/site.ts';

/** Answers that mean that a page is not there, rather than that it could not be read this time. */
const GONE = new Set([404, 410]);

/** What one audit knows of the pages of a site: for telling "it is not there" from "we could not read it". */
export interface SiteReading {
  /** Whether a page was wanted and did not come, for whatever reason but being gone. */
  isUnread(url: string): boolean;
  /** Whether the site answered that the page is not there. */
  isGone(url: string): boolean;
  /** Whether one of these quotes stands on a page that did not come. */
  isAnyUnread(evidence: readonly Pick<Evidence, 'url'>[]): boolean;
}

/** Reads what became of every page of one audit. Pure. */
export function siteReading({ pages, pagesNotRead }: Pick<Site, 'pages' | 'pagesNotRead'>): SiteReading {
  const failed = pages.filter(({ problem }) => problem !== null);
  const gone = new Set(failed.filter(({ status }) => GONE.has(status)).map(({ url }) => normalizePageUrl(url)));
  const read = new Set(pages.filter(({ problem }) => problem === null).map(({ url }) => normalizePageUrl(url)));
  const unread = new Set(
    [...failed.filter(({ status }) => !GONE.has(status)), ...pagesNotRead]
      .map(({ url }) => normalizePageUrl(url))
      .filter((key) => !read.has(key)),
  );
  const isUnread = (url: string) => unread.has(normalizePageUrl(url));
  return {
    isUnread,
    isGone: (url) => gone.has(normalizePageUrl(url)),
    isAnyUnread: (evidence) => evidence.some(({ url }) => url !== null && isUnread(url)),
  };
}

/** A page by its address, with or without `https`, `www.` and a slash at the end. Text that is no address stands for itself. */
export function normalizePageUrl(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  return `${parsed.host.replace(/^www\./, '')}${parsed.pathname.replace(/\/+$/, '')}${parsed.search}`;
}
