import type { SiteAnswer, SiteFetchFailure, SiteSession } from '#providers/site-door.ts';
import type { CollectedResponse, ResponseProblem, ResponsePurpose } from '../evidence/evidence-bundle.ts';
import type { Collector } from './collector.ts';
import { follow } from './follow.ts';
import type { Page } from './page.ts';

/** The headers that facts and factors read; everything else is left behind. */
export const KEPT_HEADERS = [
  'content-type',
  'content-length',
  'content-language',
  'content-encoding',
  'last-modified',
  'link',
  'location',
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
export const MAX_BODY_BYTES = 5 * 1024 * 1024;
export const PAGE_BUDGET_MS = 15_000;

export interface FetchOrder {
  readonly purpose: ResponsePurpose;
  readonly url: URL;
  readonly accept: string;
  readonly userAgent?: string;
  readonly askedAs?: string;
  readonly first?: Promise<SiteAnswer | SiteFetchFailure>;
  readonly mayGoTo?: (next: URL) => ResponseProblem | null;
  /** Asked when the headers are in: a reason drops the body unread. */
  readonly refuseBody?: (url: URL, answer: SiteAnswer) => Promise<ResponseProblem | null> | ResponseProblem | null;
}

/** What one collection gathers, in the order in which it was asked for. Lives as long as the collection. */
export class CollectionRecord {
  readonly pages = new Map<CollectedResponse, Page>();
  readonly skipped: { url: string; reason: string }[] = [];
  readonly notes: string[] = [];
  readonly #slots: { response: CollectedResponse | null }[] = [];
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

  skip(url: string, reason: string): void {
    this.skipped.push({ url, reason });
  }

  /** The home page first, the rest as asked. Requests still under way are not in it. */
  responses(): CollectedResponse[] {
    const all = this.#slots.flatMap(({ response }) => (response === null ? [] : [response]));
    return [...all.filter(isHome), ...all.filter((response) => !isHome(response))];
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
    const slot: { response: CollectedResponse | null } = { response: null };
    this.#slots.push(slot);
    const begun = this.#now();
    const budget = new AbortController();
    const timer = setTimeout(() => budget.abort(), PAGE_BUDGET_MS);
    const stop = () => budget.abort();
    collector.signal.addEventListener('abort', stop, { once: true });
    if (collector.signal.aborted) stop();
    try {
      const read = await this.#read(collector, session, order, budget.signal);
      slot.response = { ...read, ms: Math.round(this.#now() - begun), askedAs: order.askedAs ?? null };
      return slot.response;
    } finally {
      clearTimeout(timer);
      collector.signal.removeEventListener('abort', stop);
    }
  }

  async #read(
    collector: Collector,
    session: SiteSession,
    order: FetchOrder,
    signal: AbortSignal,
  ): Promise<Omit<CollectedResponse, 'ms' | 'askedAs'>> {
    const followed = await follow(session, {
      url: order.url,
      userAgent: order.userAgent ?? collector.userAgent,
      accept: order.accept,
      signal,
      ...(order.first === undefined ? {} : { first: order.first }),
      ...(order.mayGoTo === undefined ? {} : { mayGoTo: order.mayGoTo }),
    });
    const base = {
      purpose: order.purpose,
      url: order.url.href,
      finalUrl: followed.url.href,
      redirects: followed.redirects,
    };
    const nothing = { body: null, bodyLength: 0, truncated: false };
    if (followed.kind === 'failure') {
      const { problem, detail, status } = followed;
      return { ...base, ...nothing, status, headers: {}, problem, detail };
    }
    const { answer } = followed;
    const known = { ...base, status: answer.status, headers: keptHeaders(answer.headers) };
    const refusal = (await order.refuseBody?.(followed.url, answer)) ?? null;
    if (refusal !== null) {
      answer.discard();
      return { ...known, ...nothing, problem: refusal, detail: null };
    }
    const { bytes, truncated, problem } = await answer.readBody(MAX_BODY_BYTES);
    const body = order.purpose === 'reader-probe' ? new Uint8Array(bytes.subarray(0, PROBE_BODY_BYTES)) : bytes;
    return { ...known, body, bodyLength: bytes.byteLength, truncated, problem, detail: null };
  }
}

function isHome(response: CollectedResponse): boolean {
  return response.purpose === 'home';
}

function keptHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of KEPT_HEADERS) {
    const value = headers[name];
    if (value !== undefined) kept[name] = value.slice(0, 1000);
  }
  return kept;
}
