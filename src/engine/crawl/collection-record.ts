import type { SiteAnswer, SiteFetchFailure, SiteSession } from '#providers/safe-fetch.ts';
import type { CollectedResponse, ResponseProblem, ResponsePurpose } from '../evidence/evidence-bundle.ts';
import type { Collector } from './collector.ts';
import { BodyAllowance } from './fetch/body-allowance.ts';
import { followRedirects } from './fetch/follow-redirects.ts';
import { isTypeMissing, looksLikeHtml } from './fetch/html-answer.ts';
import type { Page } from './html/page.ts';

/** The headers that facts and factors read; everything else is left behind. */
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

/** How much of a probe's body is kept: enough to recognise a challenge. */
const PROBE_BODY_BYTES = 4096;
export const PAGE_BUDGET_MS = 15_000;

/** Where a request begins, with its answer on the way. */
export interface FirstRequest {
  readonly url: URL;
  readonly answer: Promise<SiteAnswer | SiteFetchFailure>;
}

/** What happens to a body whose headers are in: it is read, dropped unread, or dropped for a reason that is recorded. */
export type BodyDecision = 'read' | 'drop' | ResponseProblem;

export interface FetchOrder {
  readonly purpose: ResponsePurpose;
  readonly url: URL;
  readonly accept: string;
  readonly userAgent?: string;
  readonly askedAs?: string;
  /** Ends this request alone. */
  readonly signal?: AbortSignal;
  /** Makes the first request in place of the record; `signal` ends with the page budget. */
  readonly begin?: (signal: AbortSignal) => Promise<FirstRequest>;
  /** Asked before each redirect is followed: a reason ends the chain there. */
  readonly mayGoTo?: (next: URL, from: URL) => Promise<ResponseProblem | null> | ResponseProblem | null;
  /** Asked when the headers are in. */
  readonly decideBody?: (url: URL, answer: SiteAnswer) => Promise<BodyDecision> | BodyDecision;
}

interface Slot {
  readonly purpose: ResponsePurpose;
  response: CollectedResponse | null;
}

/** What one collection gathers. Lives as long as the collection. */
export class CollectionRecord {
  readonly pages = new Map<CollectedResponse, Page>();
  readonly notes: string[] = [];
  readonly #skipped: { readonly url: string; readonly reason: string }[] = [];
  readonly #slots: Slot[] = [];
  /** Addresses of the further pages in the order in which they were chosen. */
  readonly #plan: string[] = [];
  readonly #allowance = new BodyAllowance();
  readonly #now: () => number;
  readonly #startMs: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#startMs = now();
  }

  elapsedMs(): number {
    return Math.round(this.#now() - this.#startMs);
  }

  note(sentence: string): void {
    if (!this.notes.includes(sentence)) this.notes.push(sentence);
  }

  /** Adds further pages to the reading plan, which decides their order in the record. */
  plan(urls: readonly string[]): void {
    this.#plan.push(...urls);
  }

  skip(url: string, reason: string): void {
    this.#skipped.push({ url, reason });
  }

  /** Pages that were chosen and not read, in the order of the plan. */
  skipped(): { readonly url: string; readonly reason: string }[] {
    return this.#skipped.toSorted((a, b) => this.#placeInPlan(a.url) - this.#placeInPlan(b.url));
  }

  /**
   * The home page, then robots.txt (the home page's first), sitemaps, llms.txt, further pages as planned, probes: an
   * order that does not depend on which answer came first. Requests still under way are not in it.
   */
  responses(): CollectedResponse[] {
    const of = (purpose: ResponsePurpose) =>
      this.#slots.flatMap((slot) => (slot.purpose === purpose && slot.response !== null ? [slot.response] : []));
    const home = of('home');
    const homeOrigin = URL.parse(home[0]?.finalUrl ?? '')?.origin ?? '';
    const isHomes = ({ url }: CollectedResponse) => (url.startsWith(`${homeOrigin}/`) ? 0 : 1);
    const robots = of('robots').sort((a, b) => isHomes(a) - isHomes(b) || (a.url < b.url ? -1 : 1));
    const pages = of('page').sort((a, b) => this.#placeInPlan(a.url) - this.#placeInPlan(b.url));
    return [...home, ...robots, ...of('sitemap'), ...of('llms'), ...pages, ...of('reader-probe')];
  }

  /** Takes the place of a response that is now known better (parsed, found to be a duplicate). */
  replace(old: CollectedResponse, better: CollectedResponse): CollectedResponse {
    const slot = this.#slots.find(({ response }) => response === old);
    if (slot !== undefined) slot.response = better;
    return better;
  }

  /** Forgets a response that another one stands for (a page that only sends visitors on). */
  drop(response: CollectedResponse): void {
    this.pages.delete(response);
    for (const slot of this.#slots) if (slot.response === response) slot.response = null;
  }

  /** Asks, follows redirects, reads the body up to the cap, and records what came. Never throws. */
  async fetch(collector: Collector, session: SiteSession, order: FetchOrder): Promise<CollectedResponse> {
    const slot: Slot = { purpose: order.purpose, response: null };
    this.#slots.push(slot);
    const begun = this.#now();
    const budget = new AbortController();
    const stop = () => budget.abort();
    const timer = setTimeout(stop, PAGE_BUDGET_MS);
    const signals = [collector.signal, ...(order.signal === undefined ? [] : [order.signal])];
    for (const signal of signals) {
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
    }
    try {
      const read = await this.#read(collector, session, order, budget.signal);
      slot.response = { ...read, ms: Math.round(this.#now() - begun), askedAs: order.askedAs ?? null };
      return slot.response;
    } finally {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', stop);
    }
  }

  async #read(
    collector: Collector,
    session: SiteSession,
    order: FetchOrder,
    signal: AbortSignal,
  ): Promise<Omit<CollectedResponse, 'ms' | 'askedAs'>> {
    const first = order.begin === undefined ? undefined : await order.begin(signal);
    const asked = first?.url ?? order.url;
    const followed = await followRedirects(session, {
      url: asked,
      userAgent: order.userAgent ?? collector.userAgent,
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

  /** What was never planned comes last, in the order in which it was asked for. */
  #placeInPlan(url: string): number {
    const place = this.#plan.indexOf(url);
    return place === -1 ? this.#plan.length : place;
  }
}

/** Whether a body that came without a type is something else than a page. */
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
