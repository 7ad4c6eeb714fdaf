import type { SiteSession } from '#providers/site-door.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import { isProbed, READERS } from '#shared/audit/readers.ts';
import type { CollectedResponse, EvidenceBundle } from '../evidence/evidence-bundle.ts';
import { CollectionRecord } from './collection-record.ts';
import type { Collector } from './collector.ts';
import { type ChosenPage, choosePages } from './frontier.ts';
import { homeFailure, parkedOrWalled } from './home-outcome.ts';
import { OUR_TOKEN } from './our-reader.ts';
import type { Page } from './page.ts';
import { type HomeRead, type Progress, readHome } from './read-home.ts';
import { readPage } from './read-page.ts';
import { readSitemaps } from './read-sitemaps.ts';
import { type RobotsGate, robotsVerdictFor } from './robots-gate.ts';

/** What one audit may take from a site (the limits; hostile-inputs 64). */
export const CRAWL_LIMITS = {
  maxConnections: 6,
  maxRequests: 40,
  maxFurtherPages: 14,
  /** Pages chosen from the home page's links alone, before the sitemap is in. */
  firstWavePages: 8,
  maxProbes: 5,
  maxCrawlDelaySeconds: 5,
} as const;

export interface Collection {
  readonly bundle: EvidenceBundle;
  /** Pages by their place in `bundle.responses`. */
  readonly pages: ReadonlyMap<CollectedResponse, Page>;
  /** Set when the site could not be audited at all. */
  readonly failure: AuditFailure | null;
}

/**
 * Reads a site: robots.txt and the named page together, then sitemap, llms.txt, reader probes and up to fourteen further
 * pages. Never throws for what a site does; what could not be read is recorded with the reason.
 */
export async function collectSite(collector: Collector): Promise<Collection> {
  const record = new CollectionRecord(collector.now);
  const session = collector.door.openSession(CRAWL_LIMITS);
  try {
    const failure = await collectWith(collector, session, record);
    return { bundle: bundleOf(collector, record), pages: record.pages, failure };
  } finally {
    await session.close();
  }
}

async function collectWith(
  collector: Collector,
  session: SiteSession,
  record: CollectionRecord,
): Promise<AuditFailure | null> {
  const progress = progressTeller(collector, record);
  const outcome = await readHome(collector, session, record, progress);
  if (outcome.failure !== null) return outcome.failure;
  const { home } = outcome;
  progress(
    'address',
    1,
    1,
    home.url.protocol === 'https:' ? 'The site answers over https' : 'The site answers over http',
  );

  const delaySeconds = home.robots.crawlDelaySeconds;
  if (delaySeconds !== null && delaySeconds > CRAWL_LIMITS.maxCrawlDelaySeconds) {
    record.note(
      `robots.txt asks readers to wait ${delaySeconds} seconds between pages, so only the home page was read.`,
    );
    const page = await home.page;
    return page === null ? homeFailure(home.response) : parkedOrWalled(home.response, page);
  }
  if (delaySeconds !== null && delaySeconds > 0) return collectSlowly(collector, session, record, home, delaySeconds);

  const sitemap = readSitemaps(collector, session, record, home, progress);
  const llms = readLlms(collector, session, record, home);
  const probes = probeReaders(collector, session, record, home, progress);
  const page = await home.page;
  const refusal = page === null ? homeFailure(home.response) : parkedOrWalled(home.response, page);
  if (refusal !== null || page === null) {
    await Promise.allSettled([sitemap, llms, probes]);
    return refusal;
  }
  await readFurtherPages({ collector, session, record, home, page, sitemap, progress });
  await Promise.all([sitemap, llms, probes]);
  return null;
}

function progressTeller(collector: Collector, record: CollectionRecord): Progress {
  return (step, done, total, detail) => {
    collector.emit({ type: 'progress', step, done, total, elapsedMs: record.elapsedMs(), detail } satisfies AuditEvent);
  };
}

interface FurtherReading {
  readonly collector: Collector;
  readonly session: SiteSession;
  readonly record: CollectionRecord;
  readonly home: HomeRead;
  readonly page: Page;
  readonly sitemap: Promise<readonly string[]>;
  readonly progress: Progress;
}

/** Pages in waves: from the home page's links at once, the rest when the sitemap is in, then from links found on the way. */
async function readFurtherPages(reading: FurtherReading): Promise<void> {
  const { collector, session, record, home, page, sitemap, progress } = reading;
  const asked: string[] = [];
  let done = 0;
  const declaredHosts = declaredHostsOf(page, home.url);
  const links = [...page.links];
  const choose = (sitemapUrls: readonly string[], limit: number): ChosenPage[] =>
    choosePages({
      home: home.url,
      declaredHosts,
      links,
      sitemapUrls: [...sitemapUrls],
      limit,
      alreadyChosen: [home.url.href, ...asked],
    });
  const tell = () => progress('pages', done + 1, asked.length + 1, null);
  const read = async (chosen: readonly ChosenPage[]): Promise<void> => {
    await Promise.all(
      chosen.map(async ({ url }) => {
        asked.push(url);
        const found = await readPage(collector, session, record, home, new URL(url));
        done += 1;
        if (found !== null) links.push(...found.links);
        progress('pages', done + 1, asked.length + 1, `Read ${new URL(url).pathname}`);
      }),
    );
  };
  tell();
  const firstWave = read(choose([], CRAWL_LIMITS.firstWavePages));
  const sitemapUrls = await sitemap;
  const secondWave = read(choose(sitemapUrls, CRAWL_LIMITS.maxFurtherPages - asked.length));
  await Promise.all([firstWave, secondWave]);
  const room = CRAWL_LIMITS.maxFurtherPages - asked.length;
  if (room > 0 && !collector.signal.aborted) await read(choose(sitemapUrls, room));
}

/** One request after another with the pause that robots.txt asks for; no probes, fewer pages, said in the notes. */
async function collectSlowly(
  collector: Collector,
  session: SiteSession,
  record: CollectionRecord,
  home: HomeRead,
  delaySeconds: number,
): Promise<AuditFailure | null> {
  const progress = progressTeller(collector, record);
  const pause = () => collector.sleep(delaySeconds * 1000);
  const page = await home.page;
  const refusal = page === null ? homeFailure(home.response) : parkedOrWalled(home.response, page);
  if (refusal !== null || page === null) return refusal;
  await pause();
  const sitemapUrls = await readSitemaps(collector, session, record, home, progress);
  const chosen = choosePages({
    home: home.url,
    declaredHosts: declaredHostsOf(page, home.url),
    links: [...page.links],
    sitemapUrls: [...sitemapUrls],
    limit: CRAWL_LIMITS.maxFurtherPages,
    alreadyChosen: [home.url.href],
  });
  let read = 0;
  for (const { url } of chosen) {
    await pause();
    if (collector.signal.aborted || record.elapsedMs() > collector.deadlineMs - 1000 * delaySeconds) break;
    await readPage(collector, session, record, home, new URL(url));
    read += 1;
    progress('pages', read + 1, chosen.length + 1, `Read ${new URL(url).pathname}, then waited as robots.txt asks`);
  }
  for (const { url } of chosen.slice(read)) {
    record.skip(url, `robots.txt asks for ${delaySeconds} seconds between pages, and the time was up`);
  }
  if (read < chosen.length) {
    record.note(
      `robots.txt asks readers to wait ${delaySeconds} seconds between pages, so ${read + 1} of ${chosen.length + 1} pages were read.`,
    );
  }
  return null;
}

async function readLlms(
  collector: Collector,
  session: SiteSession,
  record: CollectionRecord,
  home: HomeRead,
): Promise<void> {
  const url = new URL('/llms.txt', home.url);
  if (!robotsVerdictFor(home.robots, OUR_TOKEN, url).allowed) return;
  await record.fetch(collector, session, { purpose: 'llms', url, accept: 'text/plain, text/markdown, */*;q=0.5' });
}

/** Asks for the home page under the names of search readers that robots.txt admits. */
async function probeReaders(
  collector: Collector,
  session: SiteSession,
  record: CollectionRecord,
  home: HomeRead,
  progress: Progress,
): Promise<void> {
  const admitted = READERS.filter((reader) => isProbed(reader) && admits(home.robots, reader.token, home.url));
  const chosen = admitted.slice(0, CRAWL_LIMITS.maxProbes);
  let done = 0;
  await Promise.all(
    chosen.map(async (reader) => {
      await record.fetch(collector, session, {
        purpose: 'reader-probe',
        url: home.url,
        accept: 'text/html,*/*;q=0.5',
        userAgent: reader.probeUserAgent,
        askedAs: reader.token,
      });
      done += 1;
      progress('readers', done, chosen.length, `Asked as ${reader.token}`);
    }),
  );
}

function admits(robots: RobotsGate, token: string, url: URL): boolean {
  return robotsVerdictFor(robots, token, url).allowed;
}

/** The hosts by which the site calls itself: a copy under another name links to the real one. */
function declaredHostsOf(page: Page, home: URL): string[] {
  const hosts = [page.canonical, page.openGraph['og:url']]
    .map((address) => (address === undefined || address === null ? null : URL.parse(address, home.href)))
    .flatMap((url) => (url !== null && url.hostname !== home.hostname ? [url.hostname] : []));
  return [...new Set(hosts)];
}

function bundleOf(collector: Collector, record: CollectionRecord): EvidenceBundle {
  return {
    version: 1,
    target: collector.target.href,
    schemeTyped: collector.schemeTyped,
    collectedAt: collector.startedAt,
    collectedInMs: Math.round(record.elapsedMs()),
    userAgent: collector.userAgent,
    responses: record.responses(),
    pagesNotRead: record.skipped,
    notes: record.notes,
  };
}
