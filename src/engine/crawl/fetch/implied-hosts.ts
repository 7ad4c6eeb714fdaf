import type { PageLink } from '../html/page.ts';
import { bareHost, getRegistrableDomain } from './page-url.ts';

/** With this many different menu links to one other host, and none to the audited one, that host counts as the site's own. */
const MIN_MENU_PAGES = 3;

/**
 * Hosts of the original of a copied site that are not declared: the one that all menu links go to,
 * and the one that all URLs of its sitemap have.
 */
export function impliedHosts(home: URL, links: readonly PageLink[], sitemapUrls: readonly string[]): string[] {
  return [...hostOfMenu(home, links), ...hostOfSitemap(home, sitemapUrls)];
}

/** Maps paths on a declared host to paths on the audited one: the prefix `from` is replaced by `to`. */
export interface Rebase {
  readonly from: string;
  readonly to: string;
}

/** Minimum number of URLs for a common folder to be significant. */
const MIN_DECLARED_PAGES = 3;

/**
 * A copy may be in a folder of its own, or outside the folder of the original site, which is recognized by the original's
 * start page among its URLs. Null when paths are the same on both.
 */
export function findRebase(home: URL, declaredHosts: ReadonlySet<string>, addresses: Iterable<string>): Rebase | null {
  if (declaredHosts.size === 0) return null;
  const paths = new Set<string>();
  for (const address of addresses) {
    const url = URL.parse(address);
    if (url === null || bareHost(url.host) === bareHost(home.host) || !declaredHosts.has(bareHost(url.host))) continue;
    paths.add(url.pathname.replace(/\/index\.html?$/, '/'));
  }
  if (paths.size < MIN_DECLARED_PAGES) return null;
  const folder = home.pathname.slice(0, home.pathname.lastIndexOf('/') + 1);
  const all = [...paths];
  if (folder !== '/') {
    return paths.has('/') && !all.some((path) => path.startsWith(folder)) ? { from: '/', to: folder } : null;
  }
  const common = `/${all[0]?.split('/')[1] ?? ''}/`;
  if (common === '//' || !(paths.has(common) || paths.has(common.slice(0, -1)))) return null;
  return all.every((path) => path.startsWith(common) || path === common.slice(0, -1))
    ? { from: common, to: '/' }
    : null;
}

function hostOfMenu(home: URL, links: readonly PageLink[]): string[] {
  const pathsByHost = new Map<string, Set<string>>();
  for (const { href, region } of links) {
    if (region !== 'nav' && region !== 'header') continue;
    const url = URL.parse(href);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) continue;
    if (isSameSite(url, home)) {
      if (url.pathname !== home.pathname && url.pathname !== '/') return [];
      continue;
    }
    const host = bareHost(url.host);
    const paths = pathsByHost.get(host);
    if (paths === undefined) pathsByHost.set(host, new Set([url.pathname]));
    else paths.add(url.pathname);
  }
  const [most, second] = [...pathsByHost].sort(([, a], [, b]) => b.size - a.size);
  if (most === undefined || most[1].size < MIN_MENU_PAGES) return [];
  return second !== undefined && second[1].size === most[1].size ? [] : [most[0]];
}

function hostOfSitemap(home: URL, sitemapUrls: readonly string[]): string[] {
  const [first, last] = [sitemapUrls[0], sitemapUrls.at(-1)].map((url) => (url === undefined ? null : URL.parse(url)));
  if (first == null || last == null || isSameSite(first, home)) return [];
  return bareHost(first.host) === bareHost(last.host) ? [bareHost(first.host)] : [];
}

function isSameSite(url: URL, home: URL): boolean {
  if (bareHost(url.host) === bareHost(home.host)) return true;
  const domain = getRegistrableDomain(url.hostname);
  return domain !== null && domain === getRegistrableDomain(home.hostname);
}
