import { setTimeout as wait } from 'node:timers/promises';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { Collector } from '../crawl/collector.ts';
import { CRAWL_LIMITS } from '../crawl/crawl-limits.ts';
import { CrawlLog } from '../crawl/crawl-log.ts';
import { homeFailure } from '../crawl/fetch/home-outcome.ts';
import { parsePageUrl, siteBounds } from '../crawl/fetch/page-url.ts';
import { botProbes } from '../crawl/fetch/probe-bots.ts';
import { type Reading, readHome } from '../crawl/fetch/read-home.ts';
import { readPage } from '../crawl/fetch/read-page.ts';
import { ResourceFetcher } from '../crawl/fetch/resource-fetcher.ts';
import { waitCrawlDelay } from '../crawl/fetch/wait-crawl-delay.ts';
import type { Page } from '../crawl/html/page.ts';
import { createRobotsFetcher } from '../crawl/robots/robots-policy.ts';
import { readSitemaps } from '../crawl/sitemap/read-sitemaps.ts';
import type { CollectedResponse, EvidenceBundle } from '../evidence/evidence-bundle.ts';
import type { AuditDeps } from '../run-audit.ts';
import { mergeResponses } from './merge-responses.ts';
import type { RecrawlRequest } from './recrawl-request.ts';

/** A recheck takes ten seconds at most; two of them are reserved for parsing a late home page. */
const LOOK_TIME_MS = 8000;
const LOOK_LIMITS = { maxConnections: 4, maxRequests: 24 };
/** The most pages quoted in evidence that are recrawled; a change usually concerns one. */
const MOST_QUOTED = 5;
/** The most newly linked pages of the home page that are crawled. */
const MOST_NEW_LINKS = 3;

export interface PageNotRead {
  readonly url: string;
  /** The reason as the rest of a sentence. */
  readonly reason: string;
}

export type RecrawlOutcome =
  | {
      readonly kind: 'seen';
      /** The earlier evidence updated with the recrawled responses. */
      readonly bundle: EvidenceBundle;
      /** The recrawled pages, home first. */
      readonly read: readonly string[];
      /** Requested pages without a response: evaluated with their earlier content. */
      readonly notRead: readonly PageNotRead[];
    }
  | { readonly kind: 'failed'; readonly failure: AuditFailure };

/**
 * Recrawls the home page of an audited site, its robots.txt, and the pages of `order`, under the rules of an audit: the
 * same fetcher, robots.txt and crawl delay. Pages newly linked from the home page are crawled too. Never throws for what a
 * site does; without a home page it returns a failure with a sentence for the owner.
 */
export async function recrawlPages(
  bundle: EvidenceBundle,
  order: RecrawlRequest,
  deps: AuditDeps,
): Promise<RecrawlOutcome> {
  const ending = new AbortController();
  const deadline = setTimeout(() => ending.abort(), LOOK_TIME_MS);
  const collector: Collector = {
    target: new URL(bundle.target),
    schemeTyped: bundle.schemeTyped,
    fetcher: deps.fetcher,
    parser: deps.parser,
    now: deps.now,
    sleep: (ms) => wait(ms, undefined, { signal: ending.signal }).catch(() => {}),
    startedAt: deps.today().toISOString(),
    deadlineMs: LOOK_TIME_MS,
    signal: ending.signal,
    userAgent: deps.userAgent,
    emit: () => {},
  };
  const log = new CrawlLog(deps.now);
  const session = deps.fetcher.openSession(LOOK_LIMITS);
  const resources = new ResourceFetcher(collector, session, log);
  const robots = createRobotsFetcher(resources, log);
  try {
    const progress = () => {};
    const outcome = await readHome({ collector, session, resources, log, robots, progress });
    if (outcome.failure !== null) return { kind: 'failed', failure: outcome.failure };
    const { home } = outcome;
    const page = await home.page;
    const failure = homeFailure(home.response(), page);
    if (failure !== null || page === null) return { kind: 'failed', failure: failure ?? UNREAD };
    const urls = pagesToRead(bundle, order, page, await oldHomeLinks(bundle, deps));
    const notRead = await readAll({ collector, resources, log, home, progress }, order, urls);
    robots.dropUnneeded();
    const missing = new Set(notRead.map(({ url }) => url));
    const answers = log.responses().filter(({ url, purpose }) => purpose !== 'page' || !missing.has(url));
    return {
      kind: 'seen',
      bundle: mergeResponses(bundle, answers, collector.startedAt),
      read: answers.filter(isPage).map(({ finalUrl }) => finalUrl),
      notRead,
    };
  } finally {
    clearTimeout(deadline);
    ending.abort();
    await session.close();
  }
}

const UNREAD: AuditFailure = {
  code: 'internal-error',
  error: 'Sorry, we couldn’t read the page. Try again in a minute.',
};

const isPage = ({ purpose }: CollectedResponse) => purpose === 'home' || purpose === 'page';

/** The links of the home page at the time of the audit; null when it cannot be parsed any more. */
async function oldHomeLinks({ responses }: EvidenceBundle, { parser }: AuditDeps): Promise<Page['links'] | null> {
  const home = responses.find(({ purpose }) => purpose === 'home');
  if (home === undefined || home.body === null) return null;
  const parsed = await parser.parse({
    url: home.finalUrl,
    body: home.body,
    contentType: home.headers['content-type'] ?? null,
  });
  return parsed.ok ? parsed.page.links : null;
}

/** The owner's page first, then pages quoted in evidence, then new ones; each once, without the home page. */
function pagesToRead(bundle: EvidenceBundle, order: RecrawlRequest, home: Page, oldLinks: Page['links'] | null): URL[] {
  const bounds = siteBounds(new URL(home.url), []);
  const keyOf = (href: string) => parsePageUrl(href, bounds)?.key;
  const pages = bundle.responses.filter(({ purpose }) => purpose === 'page');
  const taken = new Set([keyOf(home.url)]);
  const take = (hrefs: readonly string[], most: number): string[] => {
    const fresh: string[] = [];
    for (const href of hrefs) {
      const key = keyOf(href);
      if (key === undefined || taken.has(key) || fresh.length >= most) continue;
      taken.add(key);
      // Requested by the URL of the audit, so that the new response replaces the old one.
      fresh.push(pages.find(({ url }) => keyOf(url) === key)?.url ?? parsePageUrl(href, bounds)?.url.href ?? href);
    }
    return fresh;
  };
  const wasRead = (href: string) => pages.some(({ url, finalUrl }) => href === url || href === finalUrl);
  const named = take(order.named === null ? [] : [order.named], 1);
  const quoted = take(order.quoted.filter(wasRead), MOST_QUOTED);
  const known = new Set([...pages.map(({ url }) => keyOf(url)), ...(oldLinks ?? []).map(({ href }) => keyOf(href))]);
  const linked = oldLinks === null ? [] : home.links.map(({ href }) => href).filter((href) => !known.has(keyOf(href)));
  return [...named, ...quoted, ...take(linked, MOST_NEW_LINKS)].map((href) => new URL(href));
}

/** Crawls the requested pages; returns those without a response. */
async function readAll(reading: Reading, order: RecrawlRequest, urls: readonly URL[]): Promise<PageNotRead[]> {
  const { home, log } = reading;
  const delaySeconds = home.robots.crawlDelaySeconds ?? 0;
  log.plan(urls.map(({ href }) => href));
  if (delaySeconds > 0) {
    for (const url of urls) {
      const hasTime =
        delaySeconds <= CRAWL_LIMITS.maxCrawlDelaySeconds && (await waitCrawlDelay(reading, delaySeconds));
      if (hasTime) await readPage(reading, url);
      else log.skip(url.href, `robots.txt asks readers to wait ${delaySeconds} seconds between pages`);
    }
  } else {
    const probes = order.withProbes ? botProbes(reading).send(CRAWL_LIMITS.maxProbes) : null;
    const sitemaps = order.withSitemaps ? readSitemaps(reading) : null;
    await Promise.all([probes, sitemaps, ...urls.map((url) => readPage(reading, url))]);
  }
  const unanswered = log.responses().filter((one) => one.purpose === 'page' && isUnanswered(one));
  return [...log.skipped(), ...unanswered.map(({ url, status }) => ({ url, reason: reasonOf(status) }))];
}

/** A temporary failure says nothing about the page; a 404 does. */
function isUnanswered({ status, problem }: CollectedResponse): boolean {
  return status === 0 || status === 429 || status >= 500 || problem === 'timed-out' || problem === 'parse-timeout';
}

function reasonOf(status: number): string {
  if (status === 429) return 'the site said that it was getting too many requests';
  return status >= 500 ? `the server reported an error (${status})` : 'it did not answer in time';
}
