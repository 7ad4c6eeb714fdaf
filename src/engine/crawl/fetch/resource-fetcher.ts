import type { SiteAnswer, SiteFetchFailure, SiteSession } from '#providers/safe-fetch.ts';
import type { CollectedResponse, ResponseProblem, ResponsePurpose } from '../../evidence/evidence-bundle.ts';
import type { Collector } from '../collector.ts';
import type { CrawlLog } from '../crawl-log.ts';
import { BodyAllowance } from './body-allowance.ts';
import { followRedirects } from './follow-redirects.ts';
import { isTypeMissing, looksLikeHtml } from './html-answer.ts';

/** The headers that facts and factors use; the others are dropped. */
export const RECORDED_HEADERS = [
  'content-type',
  'content-length',
  'content-language',
  'content-encoding',
  'last-modified',
  'link',
  'location',
  'refresh',
  'retry-after',
  'server',
  'x-robots-tag',
  'x-powered-by',
  'x-generator',
  'x-wix-request-id',
  'x-shopid',
  'x-squarespace-id',
  'strict-transport-security',
  'cf-mitigated',
  'x-sucuri-block',
  'www-authenticate',
] as const;

/** How much of a probe's body is kept: enough to recognize a challenge. */
const PROBE_BODY_BYTES = 4096;
export const PAGE_BUDGET_MS = 15_000;

/** The start of a request, with its pending response. */
export interface FirstRequest {
  readonly url: URL;
  readonly answer: Promise<SiteAnswer | SiteFetchFailure>;
}

/** What to do with a body once the headers have arrived: read it, drop it, or drop it with a recorded reason. */
export type BodyDecision = 'read' | 'drop' | ResponseProblem;

export interface FetchOrder {
  readonly purpose: ResponsePurpose;
  readonly url: URL;
  readonly accept: string;
  readonly userAgent?: string;
  readonly askedAs?: string;
  /** Aborts this request alone. */
  readonly signal?: AbortSignal;
  /** Makes the first request in place of the fetcher; `signal` aborts with the page budget. */
  readonly begin?: (signal: AbortSignal) => Promise<FirstRequest>;
  /** Called before each redirect is followed: a returned reason ends the chain there. */
  readonly mayGoTo?: (next: URL, from: URL) => Promise<ResponseProblem | null> | ResponseProblem | null;
  /** Called when the headers have arrived. */
  readonly decideBody?: (url: URL, answer: SiteAnswer) => Promise<BodyDecision> | BodyDecision;
}

/** Makes the requests of one collection, within its limits of time and bytes, and records each response in the log. */
export class ResourceFetcher {
  readonly #collector: Pick<Collector, 'now' | 'signal' | 'userAgent'>;
  readonly #session: SiteSession;
  readonly #log: CrawlLog;
  readonly #allowance = new BodyAllowance();

  constructor(collector: Pick<Collector, 'now' | 'signal' | 'userAgent'>, session: SiteSession, log: CrawlLog) {
    this.#collector = collector;
    this.#session = session;
    this.#log = log;
  }

  /** Sends a request, follows redirects, reads the body up to its limit, and records the response. Never throws. */
  async fetch(order: FetchOrder): Promise<CollectedResponse> {
    const collector = this.#collector;
    const record = this.#log.begin(order.purpose);
    const begun = collector.now();
    const budget = new AbortController();
    const stop = () => budget.abort();
    const timer = setTimeout(stop, PAGE_BUDGET_MS);
    const signals = [collector.signal, ...(order.signal === undefined ? [] : [order.signal])];
    for (const signal of signals) {
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
    }
    try {
      const read = await this.#read(order, budget.signal);
      const response = { ...read, ms: Math.round(collector.now() - begun), askedAs: order.askedAs ?? null };
      record(response);
      return response;
    } finally {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', stop);
    }
  }

  async #read(order: FetchOrder, signal: AbortSignal): Promise<Omit<CollectedResponse, 'ms' | 'askedAs'>> {
    const first = order.begin === undefined ? undefined : await order.begin(signal);
    const asked = first?.url ?? order.url;
    const followed = await followRedirects(this.#session, {
      url: asked,
      userAgent: order.userAgent ?? this.#collector.userAgent,
      accept: order.accept,
      signal,
      ...(first === undefined ? {} : { first: first.answer }),
      ...(order.mayGoTo === undefined ? {} : { mayGoTo: order.mayGoTo }),
    });
    const { purpose } = order;
    const base = { purpose, url: asked.href, finalUrl: followed.url.href, redirects: followed.redirects };
    const nothing = { body: null, bodyLength: 0, truncated: false };
    if (followed.kind === 'failure') {
      const { problem, detail, status } = followed;
      return { ...base, ...nothing, status, headers: {}, problem, detail };
    }
    const { answer } = followed;
    const known = { ...base, status: answer.status, headers: keptHeaders(answer.headers), detail: null };
    const decision = (await order.decideBody?.(followed.url, answer)) ?? 'read';
    if (decision !== 'read') {
      answer.discard();
      return { ...known, ...nothing, problem: decision === 'drop' ? null : decision };
    }
    const { bytes, truncated, problem } = await this.#allowance.read(purpose, answer);
    if ((purpose === 'home' || purpose === 'page') && isForeign(answer, bytes)) {
      return { ...known, ...nothing, problem: 'not-html' };
    }
    const body = purpose === 'reader-probe' ? bytes.slice(0, PROBE_BODY_BYTES) : bytes;
    return { ...known, body, bodyLength: bytes.byteLength, truncated, problem };
  }
}

/** Whether a body without a type is not a page. */
function isForeign({ headers }: SiteAnswer, bytes: Uint8Array): boolean {
  return bytes.byteLength > 0 && isTypeMissing(headers['content-type'] ?? null) && !looksLikeHtml(bytes);
}

function keptHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of RECORDED_HEADERS) {
    const value = headers[name];
    if (value !== undefined) kept[name] = value.slice(0, 1000);
  }
  return kept;
}
