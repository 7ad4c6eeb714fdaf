import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { CollectedResponse, EvidenceBundle } from '../evidence/evidence-bundle.ts';
import type { Collector } from './collector.ts';
import { CRAWL_LIMITS } from './crawl-limits.ts';
import { CrawlLog } from './crawl-log.ts';
import { noteCrawlProblems, wasRateLimited } from './fetch/crawl-problems.ts';
import { homeFailure } from './fetch/home-outcome.ts';
import { botProbes, spareProbes } from './fetch/probe-bots.ts';
import { readFurtherPages, readSlowly } from './fetch/read-further-pages.ts';
import { type HomeRead, type HomeReading, type Progress, type Reading, readHome } from './fetch/read-home.ts';
import { isSameSite, parseDeferred } from './fetch/read-page.ts';
import { ResourceFetcher } from './fetch/resource-fetcher.ts';
import { ROBOTS_TOKEN } from './fetch/user-agent.ts';
import type { Page } from './html/page.ts';
import { createRobotsFetcher, mayRead } from './robots/robots-policy.ts';
import { readSitemaps, readSitemapsSlowly } from './sitemap/read-sitemaps.ts';

export interface Collection {
  readonly bundle: EvidenceBundle;
  /** The parsed pages, by the response they came in. */
  readonly pages: ReadonlyMap<CollectedResponse, Page>;
  /** Set when the site could not be audited at all. */
  readonly failure: AuditFailure | null;
  /** Whether everything is as it was in the audit before: then only the home page was parsed. */
  readonly isAsBefore: boolean;
}

/**
 * Crawls a site: robots.txt and the home page together, then sitemap, llms.txt, bot probes and up to fourteen further
 * pages. Never throws for what a site does; what could not be read is recorded with the reason.
 */
export async function collectSite(collector: Collector): Promise<Collection> {
  const log = new CrawlLog(collector.now);
  const session = collector.fetcher.openSession(CRAWL_LIMITS);
  const resources = new ResourceFetcher(collector, session, log);
  const robots = createRobotsFetcher(resources, log);
  let hasEnded = false;
  // An unusable home page ends the collection while other requests are pending: their results are ignored.
  const progress: Progress = (step, done, total, detail) => {
    if (!hasEnded) collector.emit({ type: 'progress', step, done, total, elapsedMs: log.elapsedMs(), detail });
  };
  try {
    const failure = await collectWith({ collector, session, resources, log, robots, progress });
    if (failure === null) noteCrawlProblems(log, collector.signal.aborted);
    robots.dropUnneeded();
    const isAsBefore = failure === null && (collector.earlier?.isWhollyAsBefore(log) ?? false);
    if (!isAsBefore) await parseDeferred({ collector, log });
    return { bundle: bundleOf(collector, log), pages: log.pages, failure, isAsBefore };
  } finally {
    hasEnded = true;
    await session.close();
  }
}

async function collectWith(homeReading: HomeReading): Promise<AuditFailure | null> {
  const outcome = await readHome(homeReading);
  if (outcome.failure !== null) return outcome.failure;
  const { home } = outcome;
  const { collector, resources, log, progress } = homeReading;
  const reading: Reading = { collector, resources, log, home, progress };
  emitAddress(home, progress);
  const delaySeconds = home.robots.crawlDelaySeconds ?? 0;
  return delaySeconds > 0 ? collectSlowly(reading, delaySeconds) : collectQuickly(reading);
}

async function collectQuickly(reading: Reading): Promise<AuditFailure | null> {
  const { home, log, progress } = reading;
  const probes = botProbes(reading);
  const sitemap = readSitemaps(reading);
  const beside = Promise.all([readLlms(reading), probes.send(CRAWL_LIMITS.firstProbes)]);
  let moreProbes: Promise<void> = Promise.resolve();
  // Awaited below, or not at all when the home page turns out to be unusable.
  for (const started of [sitemap, beside]) started.catch(() => {});
  const page = await home.page;
  const failure = homeFailure(home.response(), page);
  if (failure !== null || page === null) return failure;
  emitHome(page, progress);
  await readFurtherPages(reading, page, sitemap, (count) => {
    if (wasRateLimited(log)) return;
    moreProbes = probes.send(spareProbes(count + 2 + CRAWL_LIMITS.firstProbes));
    moreProbes.catch(() => {});
  });
  await Promise.all([beside, moreProbes]);
  return null;
}

async function collectSlowly(reading: Reading, delaySeconds: number): Promise<AuditFailure | null> {
  const { log, home, progress } = reading;
  const page = await home.page;
  const failure = homeFailure(home.response(), page);
  if (failure !== null || page === null) return failure;
  emitHome(page, progress);
  if (delaySeconds > CRAWL_LIMITS.maxCrawlDelaySeconds) {
    log.note(`robots.txt asks readers to wait ${delaySeconds} seconds between pages, so only the home page was read.`);
    return null;
  }
  const sitemapUrls = await readSitemapsSlowly(reading, delaySeconds);
  await readSlowly(reading, page, sitemapUrls, delaySeconds);
  return null;
}

function emitAddress(home: HomeRead, progress: Progress): void {
  const scheme = home.url.protocol === 'https:' ? 'https' : 'http, without encryption';
  const hops = home.response().redirects.length;
  const redirects = hops === 0 ? '' : `, after ${hops === 1 ? 'one redirect' : `${hops} redirects`}`;
  progress('address', 1, 1, `The site opens over ${scheme}${redirects}`);
}

function emitHome({ title }: Page, progress: Progress): void {
  progress('home', 1, 1, title === null ? 'The home page has no title' : `The home page is “${cutText(title, 120)}”`);
}

async function readLlms({ resources, home }: Reading): Promise<void> {
  const url = new URL('/llms.txt', home.url);
  if (!mayRead(home.robots, ROBOTS_TOKEN, url)) return;
  await resources.fetch({
    purpose: 'llms',
    url,
    accept: 'text/plain, text/markdown, */*;q=0.5',
    mayGoTo: (next) => (isSameSite(next, home.url) ? null : 'redirect-refused'),
    decideBody: (_final, { status }) => (status === 200 ? 'read' : 'drop'),
  });
}

function bundleOf(collector: Collector, log: CrawlLog): EvidenceBundle {
  return {
    version: 1,
    target: collector.target.href,
    schemeTyped: collector.schemeTyped,
    collectedAt: collector.startedAt,
    collectedInMs: Math.round(log.elapsedMs()),
    userAgent: collector.userAgent,
    responses: log.responses(),
    pagesNotRead: log.skipped(),
    notes: [...log.notes],
  };
}
