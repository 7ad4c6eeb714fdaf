import type { CollectedResponse } from '../../evidence/evidence-bundle.ts';
import { bareHost } from '../fetch/page-url.ts';
import type { Reading } from '../fetch/read-home.ts';
import { isSameSite } from '../fetch/read-page.ts';
import type { BodyDecision } from '../fetch/resource-fetcher.ts';
import { ROBOTS_TOKEN } from '../fetch/user-agent.ts';
import { waitCrawlDelay } from '../fetch/wait-crawl-delay.ts';
import { mayRead } from '../robots/robots-policy.ts';
import { parseSitemap, type Sitemap } from './sitemap.ts';

/** More sitemaps than this add nothing: an audit reads fourteen pages. */
const MAX_NAMED = 2;
const MAX_CHILDREN = 3;
/** With a crawl delay, every further sitemap costs a page. */
const MAX_CHILDREN_SLOWLY = 1;

/**
 * Reads the sitemaps listed in robots.txt, else /sitemap.xml, and one level below an index. Returns the listed URLs, in
 * the order of the files. A copy of a site on another host lists the URLs of the original: the same paths are
 * requested here.
 */
export async function readSitemaps(reading: Reading): Promise<readonly string[]> {
  const top = await readTop(reading);
  const below = await Promise.all(childrenOf(reading, top, MAX_CHILDREN).map((url) => readOne(reading, url)));
  return given(reading, [...top, ...below]);
}

/** The same, sequentially, with the crawl delay of robots.txt before each. */
export async function readSitemapsSlowly(reading: Reading, delaySeconds: number): Promise<readonly string[]> {
  const [first = new URL('/sitemap.xml', reading.home.url)] = namedHere(reading);
  const read: SitemapRead[] = [];
  const readNext = async (url: URL) => {
    if (await waitCrawlDelay(reading, delaySeconds)) read.push(await readOne(reading, url));
  };
  await readNext(first);
  for (const url of childrenOf(reading, read, MAX_CHILDREN_SLOWLY)) await readNext(url);
  return given(reading, read);
}

interface SitemapRead {
  readonly url: URL;
  readonly sitemap: Sitemap | null;
  readonly response: CollectedResponse | null;
}

async function readTop(reading: Reading): Promise<SitemapRead[]> {
  const named = namedHere(reading);
  if (named.length > 0) return Promise.all(named.map((url) => readOne(reading, url)));
  const usual = await readOne(reading, new URL('/sitemap.xml', reading.home.url));
  const [elsewhere] = namedElsewhere(reading);
  if (isFound(usual) || elsewhere === undefined || elsewhere.href === usual.url.href) return [usual];
  const copy = await readOne(reading, elsewhere);
  if (isFound(copy)) return [usual, copy];
  // This file was not declared, so it is not reported as missing.
  if (copy.response !== null) reading.log.drop(copy.response);
  return [usual];
}

/** The sitemaps in robots.txt that are on the audited site. */
function namedHere({ home }: Reading): URL[] {
  const own = new Set([bareHost(home.url.host)]);
  return home.robots.robots.sitemaps.flatMap((address) => onSite(address, home.url, own)).slice(0, MAX_NAMED);
}

/** Where those on other hosts would be if this is a copy of that site. */
function namedElsewhere({ home }: Reading): URL[] {
  return home.robots.robots.sitemaps.flatMap((address) => onSite(address, home.url, null)).slice(0, 1);
}

function childrenOf({ home }: Reading, top: readonly SitemapRead[], limit: number): URL[] {
  const asked = new Set(top.map(({ url }) => url.href));
  const children = top.flatMap(({ sitemap }) => {
    if (sitemap?.kind !== 'index') return [];
    const hosts = new Set([bareHost(home.url.host), ...(sitemap.declaredHost === null ? [] : [sitemap.declaredHost])]);
    return sitemap.urls.flatMap(({ loc }) => onSite(loc, home.url, hosts));
  });
  const unasked = new Map(children.filter(({ href }) => !asked.has(href)).map((url) => [url.href, url]));
  return [...unasked.values()].sort((a, b) => pageRank(a) - pageRank(b)).slice(0, limit);
}

function given({ progress }: Reading, read: readonly SitemapRead[]): string[] {
  const urls = read.flatMap(({ sitemap }) =>
    sitemap !== null && sitemap.kind !== 'index' ? sitemap.urls.map(({ loc }) => loc) : [],
  );
  progress('sitemap', 1, 1, read.some(isFound) ? `The sitemap lists ${urls.length} addresses` : 'There is no sitemap');
  return urls;
}

function isFound({ sitemap }: SitemapRead): boolean {
  return sitemap !== null && sitemap.kind !== 'invalid';
}

async function readOne({ collector, resources, home }: Reading, url: URL): Promise<SitemapRead> {
  const robots = await home.robotsFor(url.origin);
  if (!mayRead(robots, ROBOTS_TOKEN, url) || collector.signal.aborted) return { url, sitemap: null, response: null };
  const response = await resources.fetch({
    purpose: 'sitemap',
    url,
    accept: 'application/xml, text/xml, text/plain;q=0.8, */*;q=0.5',
    mayGoTo: (next) => (isSameSite(next, home.url) ? null : 'redirect-refused'),
    decideBody: async (final, { status }): Promise<BodyDecision> => {
      if (status !== 200) return 'drop';
      return mayRead(await home.robotsFor(final.origin), ROBOTS_TOKEN, final) ? 'read' : 'robots-refused';
    },
  });
  const isReadable = response.status === 200 && response.body !== null;
  return { url, sitemap: isReadable ? parseSitemap(response.body, response.finalUrl) : null, response };
}

/** Sitemaps of pages are more useful than those of posts, products and tags. */
function pageRank(url: URL): number {
  const path = url.pathname.toLowerCase();
  if (/page|main|service|location/.test(path)) return 0;
  if (/post|product|tag|category|author|image|video|news/.test(path)) return 2;
  return 1;
}

/** A URL on one of the hosts (null: on any) mapped to the home page's origin; empty for every other. */
function onSite(address: string, home: URL, hosts: ReadonlySet<string> | null): URL[] {
  const url = URL.parse(address, home.href);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return [];
  if (hosts !== null && !hosts.has(bareHost(url.host))) return [];
  return [new URL(url.pathname + url.search, home.origin)];
}
