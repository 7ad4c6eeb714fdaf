import { CRAWL_LIMITS } from '../crawl-limits.ts';
import type { Page, PageLink } from '../html/page.ts';
import { listFrames } from './client-redirect.ts';
import { RATE_LIMITED_REASON, wasRateLimited } from './crawl-problems.ts';
import { type ChosenPage, choosePages } from './frontier.ts';
import type { Reading } from './read-home.ts';
import { dropDuplicates, isSameSite, parseDeferred, readPage } from './read-page.ts';
import { waitCrawlDelay } from './wait-crawl-delay.ts';

/** Maximum number of frames read from a frameset. */
const MAX_FRAMES = 4;
/** Maximum number of links considered; menus of large sites have some hundreds. */
const MAX_LINKS_OF_A_PAGE = 1000;

/**
 * Crawls up to fourteen further pages in waves: the best of the home page's links at once, the rest when the sitemap has
 * arrived, then what the pages read so far link to. The choice of pages does not depend on the order of responses.
 * `onChosen` receives the number of pages when the second wave is known.
 */
export async function readFurtherPages(
  reading: Reading,
  page: Page,
  sitemap: Promise<readonly string[]>,
  onChosen: (count: number) => void,
): Promise<void> {
  const { collector, log, home, progress } = reading;
  const asked: string[] = [];
  let done = 0;
  const declaredHosts = declaredHostsOf(page, home.url);
  const choose = (links: readonly PageLink[], sitemapUrls: readonly string[], limit: number): ChosenPage[] =>
    choosePages({
      home: home.url,
      declaredHosts,
      links,
      sitemapUrls: [...sitemapUrls],
      limit: Math.min(limit, CRAWL_LIMITS.maxFurtherPages - asked.length),
      alreadyChosen: [home.url.href, ...asked],
    });
  const read = async (chosen: readonly { readonly url: string }[]): Promise<void> => {
    const urls = chosen.map(({ url }) => url);
    asked.push(...urls);
    log.plan(urls);
    await Promise.all(
      urls.map(async (url) => {
        const response = await readPage(reading, new URL(url));
        done += 1;
        const { pathname } = new URL(url);
        progress('pages', done + 1, asked.length + 1, `${response === null ? 'Skipped' : 'Read'} ${pathname}`);
      }),
    );
  };
  const linksSoFar = (): PageLink[] =>
    log.responses().flatMap((response) => log.pages.get(response)?.links.slice(0, MAX_LINKS_OF_A_PAGE) ?? []);

  progress('pages', 1, 1, `Read ${home.url.pathname}`);
  await read(framePages(reading, page));
  // What frames link to decides which pages are read.
  await parseDeferred(reading);
  const links = linksSoFar();
  const firstWave = read(choose(links, [], CRAWL_LIMITS.firstWavePages));
  // Awaited with the second wave; until then a rejection must not count as unhandled.
  firstWave.catch(() => {});
  const sitemapUrls = await sitemap;
  const secondWave = read(choose(links, sitemapUrls, CRAWL_LIMITS.maxFurtherPages));
  onChosen(asked.length);
  await Promise.all([firstWave, secondWave]);
  const isAsBefore = collector.earlier?.isAsBefore(log) ?? false;
  if (!isAsBefore) await settlePages(reading);
  if (collector.signal.aborted || wasRateLimited(log)) return;
  // The same pages link to the same ones.
  const further = isAsBefore ? collector.earlier?.furtherPages(asked) : undefined;
  await read(further ?? choose(linksSoFar(), sitemapUrls, CRAWL_LIMITS.maxFurtherPages));
  if (!(collector.earlier?.isAsBefore(log) ?? false)) await settlePages(reading);
}

/** Parses what was left unparsed, and leaves out pages that are the same as others. */
async function settlePages(reading: Reading): Promise<void> {
  await parseDeferred(reading);
  dropDuplicates(reading.log);
}

/** Sequential crawl with the crawl delay of robots.txt: no probes, fewer pages, which is noted. */
export async function readSlowly(
  reading: Reading,
  page: Page,
  sitemapUrls: readonly string[],
  delaySeconds: number,
): Promise<void> {
  const { log, home, progress } = reading;
  const frames = framePages(reading, page);
  const chosen = [
    ...frames,
    ...choosePages({
      home: home.url,
      declaredHosts: declaredHostsOf(page, home.url),
      links: page.links.slice(0, MAX_LINKS_OF_A_PAGE),
      sitemapUrls: [...sitemapUrls],
      limit: CRAWL_LIMITS.maxFurtherPages - frames.length,
      alreadyChosen: [home.url.href, ...frames.map(({ url }) => url)],
    }),
  ].map(({ url }) => url);
  log.plan(chosen);
  let asked = 0;
  for (const url of chosen) {
    if (wasRateLimited(log) || !(await waitCrawlDelay(reading, delaySeconds))) break;
    await readPage(reading, new URL(url));
    asked += 1;
    progress('pages', asked + 1, chosen.length + 1, `Read ${new URL(url).pathname}, then waited as robots.txt asks`);
  }
  if (!(reading.collector.earlier?.isAsBefore(log) ?? false)) await settlePages(reading);
  const left = chosen.slice(asked);
  if (left.length === 0) return;
  const reason = `robots.txt asks for ${delaySeconds} seconds between pages, and the time was up`;
  for (const url of left) log.skip(url, wasRateLimited(log) ? RATE_LIMITED_REASON : reason);
  log.note(
    `robots.txt asks readers to wait ${delaySeconds} seconds between pages, so ${asked + 1} of ${chosen.length + 1} pages were asked for.`,
  );
}

/** The pages in the frames of a home page that is a frameset: they are what its visitors see. */
function framePages({ log, home }: Reading, page: Page): { readonly url: string }[] {
  const frames = listFrames(home.response(), page).filter((url) => isSameSite(url, home.url));
  if (frames.length > 0) {
    log.note('The home page is a frameset: what visitors see stands in other pages, which were read in its place.');
  }
  const urls = new Set(frames.map((url) => url.href.replace(/#.*$/, '')));
  urls.delete(home.url.href);
  return [...urls].slice(0, MAX_FRAMES).map((url) => ({ url }));
}

/** The hosts that the site declares as its own: a copy on another host links to the original. */
function declaredHostsOf(page: Page, home: URL): string[] {
  const hosts = [page.canonical, page.openGraph['og:url']]
    .map((address) => (address === undefined || address === null ? null : URL.parse(address, home.href)))
    .flatMap((url) => (url !== null && url.hostname !== home.hostname ? [url.hostname] : []));
  return [...new Set(hosts)];
}
