import type { SiteAnswer, SiteBody, SiteFetchFailure, SiteSession } from '#providers/safe-fetch.ts';
import type { CollectedResponse, ResponseProblem, ResponsePurpose } from '../../evidence/evidence-bundle.ts';
import type { Collector } from '../collector.ts';
import type { CrawlLog } from '../crawl-log.ts';
import type { ConfirmedResponse } from '../earlier-evidence.ts';
import { BodyAllowance } from './body-allowance.ts';
import { type FollowedRedirects, followRedirects } from './follow-redirects.ts';
import { isTypeMissing, looksLikeHtml } from './html-answer.ts';

/** The headers that facts and factors use; the others are dropped. */
export const RECORDED_HEADERS = [
  'content-type',
  'content-length',
  'content-language',
  'content-encoding',
  'etag',
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

type FetchingCollector = Pick<Collector, 'now' | 'signal' | 'userAgent' | 'earlier'>;

/** Makes the requests of one collection, within its limits of time and bytes, and records each response in the log. */
export class ResourceFetcher {
  readonly #collector: FetchingCollector;
  readonly #session: SiteSession;
  readonly #log: CrawlLog;
  readonly #allowance = new BodyAllowance();
  /** A 304 came where nothing was asked conditionally: this server's 304 says nothing. */
  #hasLied = false;

  constructor(collector: FetchingCollector, session: SiteSession, log: CrawlLog) {
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
    const earlier = order.purpose === 'page' ? this.#collector.earlier : undefined;
    const conditional = new Set<string>();
    const follow = (url: URL, isAgain: boolean): Promise<FollowedRedirects> =>
      followRedirects(this.#session, {
        url,
        userAgent: order.userAgent ?? this.#collector.userAgent,
        accept: order.accept,
        signal,
        ...(first === undefined || isAgain ? {} : { first: first.answer }),
        ...(order.mayGoTo === undefined ? {} : { mayGoTo: order.mayGoTo }),
        conditionsFor: (hop) => {
          const conditions =
            isAgain || this.#hasLied ? null : (earlier?.conditionsFor(asked.href, hop.href, this.#log) ?? null);
          if (conditions !== null) conditional.add(hop.href);
          return conditions;
        },
      });
    let followed = await follow(asked, false);
    let kept: ConfirmedResponse | null = null;
    if (followed.kind === 'answer' && followed.answer.status === 304) {
      const { url, answer, redirects } = followed;
      if (!conditional.has(url.href)) this.#hasLied = true;
      kept = this.#hasLied ? null : (earlier?.confirmedBy(asked.href, url.href, answer.headers) ?? null);
      answer.discard();
      if (kept !== null) followed = { ...followed, answer: answerFrom(answer, kept) };
      else {
        const again = await follow(url, true);
        followed = { ...again, redirects: [...redirects, ...again.redirects] };
      }
    }
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
    const from = kept === null ? {} : { bodyFrom: kept.bodyFrom };
    return { ...known, body, bodyLength: bytes.byteLength, truncated, problem, ...from };
  }
}

/** The answer that a 304 stands for, within the same limits. */
function answerFrom(answer: SiteAnswer, { body, headers }: ConfirmedResponse): SiteAnswer {
  return {
    ...answer,
    status: 200,
    headers,
    readBody: async (maxBytes): Promise<SiteBody> =>
      body.byteLength > maxBytes
        ? { bytes: body.subarray(0, maxBytes), truncated: true, problem: 'too-large' }
        : { bytes: body, truncated: false, problem: null },
    discard: () => {},
  };
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
