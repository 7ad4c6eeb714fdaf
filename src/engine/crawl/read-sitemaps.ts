import { OUR_TOKEN } from './our-reader.ts';
import type { Reading } from './read-home.ts';
import { mayRead } from './robots-gate.ts';
import { parseSitemap, type Sitemap } from './sitemap.ts';

/** More sitemaps than this tell an audit nothing new: it reads fourteen pages. */
const MAX_NAMED = 2;
const MAX_CHILDREN = 3;

/**
 * Reads the sitemaps that robots.txt names, else /sitemap.xml, and one level below an index. The addresses listed, in
 * the order of the files.
 */
export async function readSitemaps(reading: Reading): Promise<readonly string[]> {
  const { home, progress } = reading;
  const named = home.robots.robots.sitemaps.flatMap((address) => sameSite(address, home.url)).slice(0, MAX_NAMED);
  const first = named.length > 0 ? named : [new URL('/sitemap.xml', home.url)];
  const top = await Promise.all(first.map((url) => readOne(reading, url)));
  const asked = new Set(first.map((url) => url.href));
  const children = top
    .flatMap((sitemap) => (sitemap?.kind === 'index' ? sitemap.urls : []))
    .flatMap(({ loc }) => sameSite(loc, home.url))
    .filter((url) => !asked.has(url.href))
    .sort((a, b) => pageRank(a) - pageRank(b))
    .slice(0, MAX_CHILDREN);
  const below = await Promise.all(children.map((url) => readOne(reading, url)));
  const urls = [...top, ...below].flatMap((sitemap) =>
    sitemap !== null && sitemap.kind !== 'index' ? sitemap.urls.map(({ loc }) => loc) : [],
  );
  const found = [...top, ...below].some((sitemap) => sitemap !== null && sitemap.kind !== 'invalid');
  progress('sitemap', 1, 1, found ? `The sitemap lists ${urls.length} addresses` : 'There is no sitemap');
  return urls;
}

async function readOne({ collector, session, record, home }: Reading, url: URL): Promise<Sitemap | null> {
  const robots = await home.robotsFor(url.origin);
  if (!mayRead(robots, OUR_TOKEN, url) || collector.signal.aborted) return null;
  const response = await record.fetch(collector, session, {
    purpose: 'sitemap',
    url,
    accept: 'application/xml, text/xml, text/plain;q=0.8, */*;q=0.5',
  });
  if (response.status !== 200 || response.body === null) return null;
  return parseSitemap(response.body, response.finalUrl);
}

/** Sitemaps of pages tell more about a business than those of posts, products and tags. */
function pageRank(url: URL): number {
  const path = url.pathname.toLowerCase();
  if (/page|main|service|location/.test(path)) return 0;
  if (/post|product|tag|category|author|image|video|news/.test(path)) return 2;
  return 1;
}

/** An absolute address of the same site, on the home page's own origin when only scheme or "www." differ. */
function sameSite(address: string, home: URL): URL[] {
  const url = URL.parse(address, home.href);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return [];
  const bare = (host: string) => host.replace(/^www\./, '');
  if (bare(url.host) !== bare(home.host)) return [];
  return [new URL(url.pathname + url.search, home.origin)];
}
