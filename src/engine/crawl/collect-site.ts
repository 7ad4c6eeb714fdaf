import type { SiteSession } from '#providers/site-door.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { CollectedResponse, EvidenceBundle } from '../evidence/evidence-bundle.ts';
import { CollectionRecord } from './collection-record.ts';
import type { Collector } from './collector.ts';
import { CRAWL_LIMITS } from './crawl-limits.ts';
import { homeFailure, parkedOrWalled } from './home-outcome.ts';
import { OUR_TOKEN } from './our-reader.ts';
import type { Page } from './page.ts';
import { readerProbes, spareProbes } from './probe-readers.ts';
import { readFurtherPages, readSlowly } from './read-further-pages.ts';
import { type HomeRead, type Reading, readHome } from './read-home.ts';
import { readSitemaps } from './read-sitemaps.ts';
import { mayRead } from './robots-gate.ts';

export interface Collection {
  readonly bundle: EvidenceBundle;
  /** The parsed pages, by the response they came in. */
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
    if (failure === null && collector.signal.aborted) {
      record.note('The time for reading ran out before every page was read; what is here was judged.');
    }
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
  const progress: Reading['progress'] = (step, done, total, detail) =>
    collector.emit({ type: 'progress', step, done, total, elapsedMs: record.elapsedMs(), detail });
  const outcome = await readHome(collector, session, record, progress);
  if (outcome.failure !== null) return outcome.failure;
  const { home } = outcome;
  const reading: Reading = { collector, session, record, home, progress };
  tellAddress(home, progress);

  const delaySeconds = home.robots.crawlDelaySeconds ?? 0;
  if (delaySeconds > 0) return collectSlowly(reading, delaySeconds);
  const sitemap = readSitemaps(reading);
  const llms = readLlms(reading);
  const probes = readerProbes(reading);
  const firstProbes = probes.send(CRAWL_LIMITS.firstProbes);
  const page = await home.page;
  const refusal = refusalOf(home, page);
  if (refusal !== null || page === null) return refusal;
  let moreProbes: Promise<void> = Promise.resolve();
  await readFurtherPages(reading, page, sitemap, (count) => {
    moreProbes = probes.send(spareProbes(count + 2 + CRAWL_LIMITS.firstProbes));
  });
  await Promise.all([llms, firstProbes, moreProbes]);
  return null;
}

async function collectSlowly(reading: Reading, delaySeconds: number): Promise<AuditFailure | null> {
  const { collector, record, home } = reading;
  const page = await home.page;
  const refusal = refusalOf(home, page);
  if (refusal !== null || page === null) return refusal;
  if (delaySeconds > CRAWL_LIMITS.maxCrawlDelaySeconds) {
    record.note(
      `robots.txt asks readers to wait ${delaySeconds} seconds between pages, so only the home page was read.`,
    );
    return null;
  }
  await collector.sleep(delaySeconds * 1000);
  const sitemapUrls = await readSitemaps(reading);
  await readSlowly(reading, page, sitemapUrls, delaySeconds);
  return null;
}

function refusalOf(home: HomeRead, page: Page | null): AuditFailure | null {
  return page === null ? homeFailure(home.response()) : parkedOrWalled(home.response(), page);
}

function tellAddress(home: HomeRead, progress: Reading['progress']): void {
  const scheme = home.url.protocol === 'https:' ? 'https' : 'http, without encryption';
  const hops = home.response().redirects.length;
  const redirects = hops === 0 ? '' : `, after ${hops === 1 ? 'one redirect' : `${hops} redirects`}`;
  progress('address', 1, 1, `The site answers over ${scheme}${redirects}`);
}

async function readLlms({ collector, session, record, home }: Reading): Promise<void> {
  const url = new URL('/llms.txt', home.url);
  if (!mayRead(home.robots, OUR_TOKEN, url)) return;
  await record.fetch(collector, session, { purpose: 'llms', url, accept: 'text/plain, text/markdown, */*;q=0.5' });
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
