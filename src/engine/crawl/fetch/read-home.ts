import type { SiteSession } from '#providers/safe-fetch.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { AuditStep } from '#shared/audit/progress.ts';
import type { CollectedResponse } from '../../evidence/evidence-bundle.ts';
import type { Collector } from '../collector.ts';
import type { CrawlLog } from '../crawl-log.ts';
import type { Page } from '../html/page.ts';
import { parseWithGrace } from '../html/parse-within.ts';
import { mayRead, type RobotsFetcher, type RobotsPolicy } from '../robots/robots-policy.ts';
import { type ClientRedirect, findClientRedirect, mayRedirect } from './client-redirect.ts';
import { problemFailure, robotsFailure, unreadHomeFailure } from './home-outcome.ts';
import { watchSilence } from './home-silence.ts';
import { isHtmlAnswer } from './html-answer.ts';
import type { BodyDecision, ResourceFetcher } from './resource-fetcher.ts';
import { askAs, chooseStart } from './start-url.ts';
import { ROBOTS_TOKEN } from './user-agent.ts';

export const HTML_ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';

/** Maximum number of client redirects: an entrance, a choice of language, hardly ever a third. */
const MAX_ONWARD_HOPS = 3;

export type Progress = (step: AuditStep, done: number, total: number, detail: string | null) => void;

/** The home page, its robots.txt, and the page while it is being parsed. */
export interface HomeRead {
  readonly url: URL;
  /** As recorded so far: parsing may add a problem. */
  readonly response: () => CollectedResponse;
  readonly robots: RobotsPolicy;
  readonly robotsFor: (origin: string) => Promise<RobotsPolicy>;
  /** Null when it could not be parsed; `response` then has the reason. */
  readonly page: Promise<Page | null>;
}

/** Dependencies for reading a home page. */
export interface HomeReading {
  readonly collector: Collector;
  readonly session: SiteSession;
  readonly resources: ResourceFetcher;
  readonly log: CrawlLog;
  readonly robots: RobotsFetcher;
  readonly progress: Progress;
}

/** Dependencies of every part of a collection after the home page. */
export interface Reading {
  readonly collector: Collector;
  readonly resources: ResourceFetcher;
  readonly log: CrawlLog;
  readonly home: HomeRead;
  readonly progress: Progress;
}

export type HomeOutcome = { readonly failure: AuditFailure } | { readonly failure: null; readonly home: HomeRead };

/**
 * Requests robots.txt and the home page together and follows redirects; a redirect to another origin requests that
 * origin's robots.txt in parallel. When robots.txt disallows the page, its body is dropped unread. A client redirect,
 * by a refresh or by a single frame that fills the page, is followed like an HTTP redirect.
 */
export async function readHome(reading: HomeReading): Promise<HomeOutcome> {
  const { collector, log, progress } = reading;
  let named = await readNamed(reading, collector.target, true);
  if (named.failure !== null) return named;
  emitRobots(named.robots, progress);
  let home = startParsing(reading, named);
  const visited = new Set([named.response.finalUrl]);
  for (let hop = 1; mayRedirect(named.response); hop += 1) {
    const page = await home.page;
    const onward: ClientRedirect | null = page === null ? null : findClientRedirect(named.response, page);
    if (onward === null) break;
    const isEndless = onward.kind !== 'refused' && (hop > MAX_ONWARD_HOPS || visited.has(onward.url.href));
    if (onward.kind === 'refused' || isEndless) {
      const problem = onward.kind === 'refused' ? onward.problem : 'redirect-loop';
      const response = log.replace(home.response(), { ...home.response(), body: null, problem });
      return { failure: problemFailure(response, problem) };
    }
    log.drop(named.response);
    const next = await readNamed(reading, onward.url, false);
    if (next.failure !== null) return next;
    visited.add(next.response.finalUrl);
    named = { ...next, response: joinHops(log, named.response, onward.url, next.response) };
    log.note(ONWARD_NOTES[onward.kind]);
    home = startParsing(reading, named);
  }
  return { failure: null, home };
}

const ONWARD_NOTES: Readonly<Record<'refresh' | 'frame', string>> = {
  refresh: 'The first page sends visitors on by a refresh tag; the page it leads to was read as the home page.',
  frame: 'The first page only shows another page in a frame; the page in the frame was read as the home page.',
};

/** The target of a client redirect replaces the page that redirected, which is kept as a hop. */
function joinHops(log: CrawlLog, first: CollectedResponse, to: URL, second: CollectedResponse): CollectedResponse {
  const hop = { from: first.finalUrl, to: to.href, status: first.status };
  return log.replace(second, {
    ...second,
    url: first.url,
    redirects: [...first.redirects, hop, ...second.redirects],
  });
}

type Named =
  | { readonly failure: AuditFailure }
  | { readonly failure: null; readonly response: CollectedResponse; readonly robots: RobotsPolicy };

async function readNamed(
  { collector, session, resources, log, robots }: HomeReading,
  target: URL,
  isFirst: boolean,
): Promise<Named> {
  const isOpenEnded = isFirst && !collector.schemeTyped;
  const origins = isOpenEnded ? [`https://${target.host}`, `http://${target.host}`] : [target.origin];
  for (const origin of origins) robots.prepare(origin);
  const begin = async (signal: AbortSignal) => {
    const ask = askAs(session, collector.userAgent, HTML_ACCEPT, signal);
    const start = await chooseStart(target, !isOpenEnded, ask);
    if (start.note !== null) log.note(start.note);
    for (const origin of origins) if (origin !== start.url.origin) robots.release(origin);
    return start;
  };
  let gate: RobotsPolicy | null = null;
  const silence = watchSilence(collector.isWaitedFor ?? (async () => false));
  const reading = resources.fetch({
    purpose: 'home',
    url: target,
    accept: HTML_ACCEPT,
    signal: silence.signal,
    ...(isFirst ? { begin } : {}),
    mayGoTo: async (next, from) => {
      gate = await robots.getPolicy(from.origin);
      // An unreadable file is handled at its own origin; it does not block a redirect to another.
      if (gate.status !== 'unreadable' && !mayRead(gate, ROBOTS_TOKEN, from)) return 'robots-refused';
      robots.prepare(next.origin);
      silence.broken();
      return null;
    },
    decideBody: async (url, answer): Promise<BodyDecision> => {
      silence.stop();
      gate = await robots.getPolicy(url.origin);
      const isHtml = isHtmlAnswer(answer.headers['content-type'] ?? null);
      if (answer.status >= 500 || answer.status === 429)
        return isHtml && mayRead(gate, ROBOTS_TOKEN, url) ? 'read' : 'drop';
      if (!mayRead(gate, ROBOTS_TOKEN, url)) return 'robots-refused';
      if (answer.status >= 400) return isHtml ? 'read' : 'drop';
      // The site may be crawled: connections for the next requests are opened while the page arrives.
      if (isHtml && (gate.crawlDelaySeconds ?? 0) === 0) session.openAhead(url);
      return isHtml ? 'read' : 'not-html';
    },
  });
  const response = await reading.finally(silence.stop);
  if (response.problem === 'robots-refused' && gate !== null) return { failure: robotsFailure(gate) };
  const failure = unreadHomeFailure(response);
  if (failure !== null) return { failure };
  return { failure: null, response, robots: gate ?? (await robots.getPolicy(new URL(response.finalUrl).origin)) };
}

function emitRobots(robots: RobotsPolicy, progress: Progress): void {
  const found = {
    found: 'robots.txt read',
    missing: 'There is no robots.txt, so every bot may visit',
    unreadable: 'We couldn’t open robots.txt',
    notRobots: 'A web page is in place of robots.txt',
  } satisfies Record<RobotsPolicy['status'], string>;
  progress('robots', 1, 1, found[robots.status]);
}

function startParsing(
  { collector, log, robots }: HomeReading,
  named: { readonly response: CollectedResponse; readonly robots: RobotsPolicy },
): HomeRead {
  let { response } = named;
  const parse = async (): Promise<Page | null> => {
    const parsed = await parseWithGrace(collector, response);
    if (parsed.ok) {
      log.pages.set(response, parsed.page);
      return parsed.page;
    }
    response = log.replace(response, { ...response, problem: parsed.problem, detail: parsed.detail });
    return null;
  };
  return {
    url: new URL(response.finalUrl),
    response: () => response,
    robots: named.robots,
    robotsFor: robots.getPolicy,
    page: parse(),
  };
}
