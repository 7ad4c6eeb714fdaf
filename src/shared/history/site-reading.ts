import type { Evidence } from '../audit/check.ts';
import type { Site } from '../audit/site.ts';

/** HTTP statuses that mean that a page does not exist, rather than that it failed this time. */
const GONE = new Set([404, 410]);

/** What one audit knows of a site's pages, to distinguish "does not exist" from "could not be read". */
export interface SiteReading {
  /** Whether a page was requested and failed, for any reason other than not existing. */
  isUnread(url: string): boolean;
  /** Whether the site responded that the page does not exist. */
  isGone(url: string): boolean;
  /** Whether one of these quotes is from a page that failed. */
  isAnyUnread(evidence: readonly Pick<Evidence, 'url'>[]): boolean;
}

/** Computes the outcome of every page of one audit. Pure. */
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

/** A page by its URL, with or without `https`, `www.` and a trailing slash. Text that is not a URL is used unchanged. */
export function normalizePageUrl(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  return `${parsed.host.replace(/^www\./, '')}${parsed.pathname.replace(/\/+$/, '')}${parsed.search}`;
}
