import type { CollectedResponse } from '../../evidence/evidence-bundle.ts';
import type { ParseOutcome } from '../collector.ts';
import type { CrawlLog } from '../crawl-log.ts';
import type { Page } from '../html/page.ts';
import { parseFurtherPage, parseWithGrace } from '../html/parse-within.ts';
import { isNotFoundNotice, saysNothing } from '../html/placeholder-page.ts';
import { mayRead } from '../robots/robots-policy.ts';
import { isHtmlAnswer } from './html-answer.ts';
import { bareHost, getRegistrableDomain } from './page-url.ts';
import { HTML_ACCEPT, type Reading } from './read-home.ts';
import { isReadablePage } from './readable-response.ts';
import type { BodyDecision } from './resource-fetcher.ts';
import { ROBOTS_TOKEN } from './user-agent.ts';

/**
 * Reads one further page. Null when there is nothing to read: disallowed by robots.txt, an error, not HTML, the home page
 * again. The reason is logged.
 */
export async function readPage(
  { collector, resources, log, home }: Reading,
  url: URL,
): Promise<CollectedResponse | null> {
  const robots = await home.robotsFor(url.origin);
  if (!mayRead(robots, ROBOTS_TOKEN, url)) {
    log.skip(url.href, 'robots.txt doesn’t allow our visit');
    return null;
  }
  if (collector.signal.aborted) {
    log.skip(url.href, 'the time for reading ran out');
    return null;
  }
  const response = await resources.fetch({
    purpose: 'page',
    url,
    accept: HTML_ACCEPT,
    mayGoTo: (next) => (isSameSite(next, home.url) ? null : 'redirect-refused'),
    decideBody: async (final, answer): Promise<BodyDecision> => {
      if (answer.status !== 200) return 'drop';
      if (!mayRead(await home.robotsFor(final.origin), ROBOTS_TOKEN, final)) return 'robots-refused';
      return isHtmlAnswer(answer.headers['content-type'] ?? null) ? 'read' : 'not-html';
    },
  });
  if (!isReadablePage(response)) return null;
  if (isSamePage(response, home.response())) {
    asDuplicate(log, response);
    return null;
  }
  if (collector.earlier?.mayDefer && collector.earlier.isSame(response)) {
    log.defer(response);
    return response;
  }
  return acceptPage(log, response, await parseFurtherPage(collector, response));
}

/** Parses the pages that were left unparsed, because something else has changed. */
export async function parseDeferred({ collector, log }: Pick<Reading, 'collector' | 'log'>): Promise<void> {
  await Promise.all(log.takeDeferred().map(async (one) => acceptPage(log, one, await parseWithGrace(collector, one))));
}

/** Keeps a parsed page, unless it is none: then null, with the reason logged. */
function acceptPage(log: CrawlLog, response: CollectedResponse, parsed: ParseOutcome): CollectedResponse | null {
  if (!parsed.ok) {
    log.replace(response, { ...response, problem: parsed.problem, detail: parsed.detail });
    return null;
  }
  if (response.problem !== null && saysNothing(parsed.page)) {
    log.replace(response, { ...response, body: null });
    return null;
  }
  if (isNotFoundNotice(parsed.page)) {
    log.drop(response);
    log.skip(response.url, 'it says that there is no such page, although it answers as if there were one');
    return null;
  }
  log.pages.set(response, parsed.page);
  return response;
}

/**
 * Of several responses for one page, keeps the one that was planned first: the same URL after redirects, the same
 * bytes or the same text, because sites answer unknown paths with one and the same page. Decided when all have arrived, so
 * that the order of arrival does not matter.
 */
export function dropDuplicates(log: CrawlLog): void {
  const kept: CollectedResponse[] = [];
  for (const response of log.responses()) {
    const page = log.pages.get(response);
    if (page === undefined) continue;
    const isKnown = kept.some((earlier) => {
      const other = log.pages.get(earlier);
      return isSamePage(response, earlier) || (other !== undefined && isSameText(page, other));
    });
    if (isKnown) asDuplicate(log, response);
    else kept.push(response);
  }
}

function asDuplicate(log: CrawlLog, response: CollectedResponse): void {
  log.pages.delete(response);
  log.replace(response, { ...response, body: null, problem: 'duplicate' });
}

function isSamePage(one: CollectedResponse, other: CollectedResponse): boolean {
  if (one.finalUrl === other.finalUrl) return true;
  if (one.body === null || other.body === null || one.bodyLength !== other.bodyLength) return false;
  return Buffer.compare(one.body, other.body) === 0;
}

/** Equal text: the bytes may differ in a token or a timestamp. */
function isSameText(one: Page, other: Page): boolean {
  if (one.title !== other.title || one.wordCount !== other.wordCount) return false;
  if (one.metaDescription !== other.metaDescription || one.blocks.length !== other.blocks.length) return false;
  if (one.images.length !== other.images.length || one.images.some(({ src }, at) => src !== other.images[at]?.src))
    return false;
  return one.blocks.every(({ text }, index) => text === other.blocks[index]?.text);
}

/** The audited host, with or without `www.`, or another subdomain of its site. */
export function isSameSite(next: URL, home: URL): boolean {
  if (bareHost(next.hostname) === bareHost(home.hostname)) return true;
  const domain = getRegistrableDomain(next.hostname);
  return domain !== null && domain === getRegistrableDomain(home.hostname);
}
