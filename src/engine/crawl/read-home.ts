import type { SiteSession } from '#providers/site-door.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { AuditStep } from '#shared/audit/progress.ts';
import type { CollectedResponse } from '../evidence/evidence-bundle.ts';
import { type CollectionRecord, PAGE_BUDGET_MS } from './collection-record.ts';
import type { Collector } from './collector.ts';
import { homeFailure, robotsFailure } from './home-outcome.ts';
import { isHtmlAnswer } from './html-answer.ts';
import { OUR_TOKEN } from './our-reader.ts';
import type { Page } from './page.ts';
import { mayRead, type RobotsGate, robotsReader } from './robots-gate.ts';
import { askAs, chooseStart } from './start-address.ts';

export const HTML_ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';

export type Progress = (step: AuditStep, done: number, total: number, detail: string | null) => void;

/** The page the visitor named, its robots.txt, and the page while it is being parsed. */
export interface HomeRead {
  readonly url: URL;
  /** As recorded by now: parsing may add a problem. */
  readonly response: () => CollectedResponse;
  readonly robots: RobotsGate;
  readonly robotsFor: (origin: string) => Promise<RobotsGate>;
  /** Null when it could not be parsed; `response` then says why. */
  readonly page: Promise<Page | null>;
}

/** What every part of a collection works with once the home page is there. */
export interface Reading {
  readonly collector: Collector;
  readonly session: SiteSession;
  readonly record: CollectionRecord;
  readonly home: HomeRead;
  readonly progress: Progress;
}

export type HomeOutcome = { readonly failure: AuditFailure } | { readonly failure: null; readonly home: HomeRead };

/**
 * Asks for robots.txt and the named page together and follows redirects; a redirect to another origin asks for that
 * origin's robots.txt beside it. When robots.txt refuses us, the page's body is dropped unread.
 */
export async function readHome(
  collector: Collector,
  session: SiteSession,
  record: CollectionRecord,
  progress: Progress,
): Promise<HomeOutcome> {
  const robotsFor = robotsReader(collector, session, record, OUR_TOKEN);
  const first = await readNamed(collector, session, record, robotsFor, collector.target, true);
  if (first.failure !== null) return first;
  tellRobots(first.robots, progress);
  const home = startParsing(collector, record, first, robotsFor);
  const refresh = await refreshTarget(home.page, first.response);
  if (refresh === null) return { failure: null, home };

  const second = await readNamed(collector, session, record, robotsFor, refresh, false);
  if (second.failure !== null) return second;
  record.note('The first page sends visitors on by a refresh tag; the page it leads to was read as the home page.');
  const response = record.replace(second.response, {
    ...second.response,
    url: first.response.url,
    redirects: [
      ...first.response.redirects,
      { from: first.response.finalUrl, to: refresh.href, status: first.response.status },
      ...second.response.redirects,
    ],
  });
  record.drop(first.response);
  return { failure: null, home: startParsing(collector, record, { ...second, response }, robotsFor) };
}

type Named =
  | { readonly failure: AuditFailure }
  | { readonly failure: null; readonly response: CollectedResponse; readonly robots: RobotsGate };

async function readNamed(
  collector: Collector,
  session: SiteSession,
  record: CollectionRecord,
  robotsFor: (origin: string) => Promise<RobotsGate>,
  target: URL,
  isFirst: boolean,
): Promise<Named> {
  const openEnded = isFirst && !collector.schemeTyped;
  for (const scheme of openEnded ? ['https:', 'http:'] : [target.protocol]) void robotsFor(`${scheme}//${target.host}`);
  const budget = AbortSignal.any([collector.signal, AbortSignal.timeout(PAGE_BUDGET_MS)]);
  const ask = askAs(session, collector.userAgent, HTML_ACCEPT, budget);
  const start = isFirst
    ? await chooseStart(target, collector.schemeTyped, ask)
    : { url: target, answer: ask(target), note: null };
  if (start.note !== null) record.note(start.note);
  let gate: RobotsGate | null = null;
  const response = await record.fetch(collector, session, {
    purpose: 'home',
    url: start.url,
    accept: HTML_ACCEPT,
    first: start.answer,
    mayGoTo: (next) => {
      void robotsFor(next.origin);
      return null;
    },
    refuseBody: async (url, answer) => {
      gate = await robotsFor(url.origin);
      if (!mayRead(gate, OUR_TOKEN, url)) return 'robots-refused';
      return isHtmlAnswer(answer.headers['content-type'] ?? null) ? null : 'not-html';
    },
  });
  const robots = gate ?? (await robotsFor(new URL(response.finalUrl).origin));
  if (response.problem === 'robots-refused') return { failure: robotsFailure(robots) };
  if (response.body === null || response.status >= 400) return { failure: homeFailure(response) };
  return { failure: null, response, robots };
}

function tellRobots(robots: RobotsGate, progress: Progress): void {
  const found = {
    found: 'robots.txt read',
    missing: 'There is no robots.txt: every reader may come in',
    unreadable: 'robots.txt could not be read',
    notRobots: 'A web page stands in place of robots.txt',
  } satisfies Record<RobotsGate['status'], string>;
  progress('robots', 1, 1, found[robots.status]);
}

function startParsing(
  collector: Collector,
  record: CollectionRecord,
  named: { readonly response: CollectedResponse; readonly robots: RobotsGate },
  robotsFor: (origin: string) => Promise<RobotsGate>,
): HomeRead {
  let { response } = named;
  const parse = async (): Promise<Page | null> => {
    const parsed = await collector.parser.parse({
      url: response.finalUrl,
      body: response.body ?? new Uint8Array(),
      contentType: response.headers['content-type'] ?? null,
    });
    if (parsed.ok) {
      record.pages.set(response, parsed.page);
      return parsed.page;
    }
    response = record.replace(response, { ...response, problem: parsed.problem, detail: parsed.detail });
    return null;
  };
  return { url: new URL(response.finalUrl), response: () => response, robots: named.robots, robotsFor, page: parse() };
}

/** Only a quick refresh on a page with next to no words is a redirect in disguise. */
const FEW_WORDS = 40;

async function refreshTarget(page: Promise<Page | null>, response: CollectedResponse): Promise<URL | null> {
  // Parsing takes a few milliseconds; only bodies small enough to be a refresh page are waited for.
  if (response.bodyLength > 20_000) return null;
  const parsed = await page;
  if (parsed?.metaRefresh == null || parsed.wordCount > FEW_WORDS) return null;
  const [delay = '', rest = ''] = parsed.metaRefresh.split(/[;,]/, 2);
  if (!(Number.parseFloat(delay) <= 5)) return null;
  const address = rest
    .replace(/^\s*url\s*=\s*/i, '')
    .replace(/^["']|["']$/g, '')
    .trim();
  const target = address === '' ? null : URL.parse(address, response.finalUrl);
  if (target === null || target.href === response.finalUrl || target.host !== new URL(response.finalUrl).host)
    return null;
  return target.protocol === 'https:' || target.protocol === 'http:' ? target : null;
}
