import { CRAWL_LIMITS } from './crawl-limits.ts';
import { type ChosenPage, choosePages } from './frontier.ts';
import type { Page } from './page.ts';
import type { Reading } from './read-home.ts';
import { readPage } from './read-page.ts';

/**
 * Reads up to fourteen further pages in waves: the best of the home page's links at once, the rest when the sitemap is
 * in, then what the pages read so far link to. `onChosen` hears how many were chosen when the second wave is known.
 */
export async function readFurtherPages(
  reading: Reading,
  page: Page,
  sitemap: Promise<readonly string[]>,
  onChosen: (count: number) => void,
): Promise<void> {
  const { collector, home, progress } = reading;
  const asked: string[] = [];
  let done = 0;
  const declaredHosts = declaredHostsOf(page, home.url);
  const links = [...page.links];
  const choose = (sitemapUrls: readonly string[], limit: number): ChosenPage[] => {
    if (limit <= 0) return [];
    const alreadyChosen = [home.url.href, ...asked];
    return choosePages({ home: home.url, declaredHosts, links, sitemapUrls: [...sitemapUrls], limit, alreadyChosen });
  };
  const read = async (chosen: readonly ChosenPage[]): Promise<void> => {
    asked.push(...chosen.map(({ url }) => url));
    await Promise.all(
      chosen.map(async ({ url }) => {
        const found = await readPage(reading, new URL(url));
        done += 1;
        if (found !== null) links.push(...found.links);
        progress('pages', done + 1, asked.length + 1, `Read ${new URL(url).pathname}`);
      }),
    );
  };
  progress('pages', 1, 1, `Read ${home.url.pathname}`);
  const firstWave = read(choose([], CRAWL_LIMITS.firstWavePages));
  const sitemapUrls = await sitemap;
  const secondWave = read(choose(sitemapUrls, CRAWL_LIMITS.maxFurtherPages - asked.length));
  onChosen(asked.length);
  await Promise.all([firstWave, secondWave]);
  if (!collector.signal.aborted) await read(choose(sitemapUrls, CRAWL_LIMITS.maxFurtherPages - asked.length));
}

/** One page after another with the pause that robots.txt asks for: no probes, fewer pages, said in the notes. */
export async function readSlowly(
  reading: Reading,
  page: Page,
  sitemapUrls: readonly string[],
  delaySeconds: number,
): Promise<void> {
  const { collector, record, home, progress } = reading;
  const chosen = choosePages({
    home: home.url,
    declaredHosts: declaredHostsOf(page, home.url),
    links: page.links,
    sitemapUrls: [...sitemapUrls],
    limit: CRAWL_LIMITS.maxFurtherPages,
    alreadyChosen: [home.url.href],
  });
  let read = 0;
  for (const { url } of chosen) {
    if (record.elapsedMs() + 2000 * delaySeconds > collector.deadlineMs) break;
    await collector.sleep(delaySeconds * 1000);
    if (collector.signal.aborted) break;
    await readPage(reading, new URL(url));
    read += 1;
    progress('pages', read + 1, chosen.length + 1, `Read ${new URL(url).pathname}, then waited as robots.txt asks`);
  }
  const left = chosen.slice(read);
  for (const { url } of left) {
    record.skip(url, `robots.txt asks for ${delaySeconds} seconds between pages, and the time was up`);
  }
  if (left.length > 0) {
    record.note(
      `robots.txt asks readers to wait ${delaySeconds} seconds between pages, so ${read + 1} of ${chosen.length + 1} pages were read.`,
    );
  }
}

/** The hosts by which the site calls itself: a copy under another name links to the real one. */
function declaredHostsOf(page: Page, home: URL): string[] {
  const hosts = [page.canonical, page.openGraph['og:url']]
    .map((address) => (address === undefined || address === null ? null : URL.parse(address, home.href)))
    .flatMap((url) => (url !== null && url.hostname !== home.hostname ? [url.hostname] : []));
  return [...new Set(hosts)];
}
