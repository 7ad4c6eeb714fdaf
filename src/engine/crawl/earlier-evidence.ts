import type { RequestConditions } from '#providers/safe-fetch.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import type { CollectedResponse, EvidenceBundle } from '../evidence/evidence-bundle.ts';
import type { CrawlLog } from './crawl-log.ts';

/** How long a body stands for what the site answers with 304, in days: then the page is asked for whole, whatever the server says. */
const BODY_KEPT_DAYS = 40;
/** A page may change twice within a second: a date counts from a minute before the body came (RFC 9110, section 8.8.2.2). */
const STRONG_AFTER_MS = 60_000;

/** Recorded headers that no fact reads and that may differ from one response to the next with the same content. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
  'server',
  'x-wix-request-id',
]);
/** RFC 9110, section 8.8.3, with visible ASCII only. */
const ENTITY_TAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;
/** RFC 9110, section 5.6.7: the form that servers have to send. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** The bundle of the audit before, with what may be taken from it. */
export interface EarlierBundle {
  readonly bundle: EvidenceBundle;
  /** Whether its analysis holds for today, so that pages need no parsing where nothing at all has changed. */
  readonly isReusable: boolean;
}

/**
 * What the audit before received from the same site, for the conditions of requests (RFC 9110, section 13) and to tell whether
 * anything changed. Only further pages are asked for with conditions: robots.txt, home page, sitemaps and probes show whether the
 * server, its headers and its honesty are as before.
 */
export class EarlierEvidence {
  readonly #bundle: EvidenceBundle;
  readonly #byRequest = new Map<string, CollectedResponse>();
  readonly #startedAt: string;
  /** Pages may be left unparsed where all is as before. */
  readonly mayDefer: boolean;

  /** `startedAt`: when the audit of today began (ISO 8601). */
  constructor({ bundle, isReusable }: EarlierBundle, startedAt: string) {
    this.#bundle = bundle;
    this.#startedAt = startedAt;
    this.mayDefer = isReusable && bundle.pagesNotRead.length === 0;
    for (const response of bundle.responses) this.#byRequest.set(keyOf(response), response);
  }

  /** The conditions for a page that was asked for at `asked` and is now requested at `url`; null: without any. */
  conditionsFor(asked: string, url: string, log: CrawlLog): RequestConditions | null {
    const kept = this.#keptPage(asked, url);
    if (kept === null || !this.#isServerAsBefore(log)) return null;
    const { etag = '', 'last-modified': lastModified = '' } = kept.headers;
    const isOldEnough = Date.parse(this.#bodyFrom(kept)) - Date.parse(lastModified) >= STRONG_AFTER_MS;
    const conditions = {
      ifNoneMatch: ENTITY_TAG.test(etag) ? etag : null,
      ifModifiedSince: HTTP_DATE.test(lastModified) && isOldEnough ? lastModified : null,
    };
    return conditions.ifNoneMatch === null && conditions.ifModifiedSince === null ? null : conditions;
  }

  /**
   * The response that a 304 to those conditions stands for; null where it names another version of the page: then the server is
   * wrong. Its own headers update the kept ones, except those about the body (RFC 9111, section 3.2).
   */
  confirmedBy(asked: string, url: string, headers: Readonly<Record<string, string>>): ConfirmedResponse | null {
    const kept = this.#keptPage(asked, url);
    if (kept === null) return null;
    const { etag = kept.headers.etag } = headers;
    if (kept.headers.etag !== undefined && opaqueTag(etag) !== opaqueTag(kept.headers.etag)) return null;
    const updates = Object.entries(headers).filter(
      ([name]) => !name.startsWith('content-') || name === 'content-language',
    );
    return {
      body: kept.body,
      bodyFrom: this.#bodyFrom(kept),
      headers: { ...kept.headers, ...Object.fromEntries(updates) },
    };
  }

  /** Whether this request was answered with the same content, by everything that facts read. */
  isSame(response: CollectedResponse): boolean {
    const before = this.#byRequest.get(keyOf(response));
    return before !== undefined && isSameContent(before, response);
  }

  /** Whether everything by which pages are chosen is as before so far. */
  isAsBefore(log: CrawlLog): boolean {
    if (!this.mayDefer || log.skipped().length > 0) return false;
    return log.responses().every((one) => one.purpose === 'llms' || one.purpose === 'reader-probe' || this.isSame(one));
  }

  /** Whether a whole collection is the same as before: responses, their order, and notes. */
  isWhollyAsBefore(log: CrawlLog): boolean {
    const { responses, notes } = this.#bundle;
    const now = log.responses();
    return (
      this.isAsBefore(log) &&
      now.length === responses.length &&
      now.every((one, at) => responses[at] !== undefined && isSameContent(responses[at], one)) &&
      notes.length === log.notes.length &&
      notes.every((one, at) => one === log.notes[at])
    );
  }

  /** The pages that were asked for before and are not among `asked`, in the order in which they were chosen. */
  furtherPages(asked: readonly string[]): { readonly url: string }[] {
    return this.#bundle.responses.filter(({ purpose, url }) => purpose === 'page' && !asked.includes(url));
  }

  #keptPage(asked: string, url: string): (CollectedResponse & { readonly body: Uint8Array }) | null {
    const kept = this.#byRequest.get(`page  ${asked}`);
    if (kept === undefined || kept.finalUrl !== url || kept.status !== 200) return null;
    const { body, problem, truncated, bodyLength } = kept;
    if (body === null || problem !== null || truncated || body.byteLength !== bodyLength) return null;
    const age = Date.parse(this.#startedAt) - Date.parse(this.#bodyFrom(kept));
    return age >= 0 && age <= BODY_KEPT_DAYS * DAY_MS ? { ...kept, body } : null;
  }

  #bodyFrom({ bodyFrom }: CollectedResponse): string {
    return bodyFrom ?? this.#bundle.collectedAt;
  }

  /** Servers leave most headers out of a 304, so those of the home page, asked for without conditions, stand for all. */
  #isServerAsBefore(log: CrawlLog): boolean {
    const isHome = ({ purpose }: CollectedResponse) => purpose === 'home';
    const [before, now] = [this.#bundle.responses.find(isHome), log.responses().find(isHome)];
    return before !== undefined && now !== undefined && now.status === 200 && hasSameHeaders(before, now);
  }
}

/** What a 304 stands for. */
export interface ConfirmedResponse {
  readonly body: Uint8Array;
  /** When the body came (ISO 8601). */
  readonly bodyFrom: string;
  readonly headers: Readonly<Record<string, string>>;
}

function keyOf({ purpose, askedAs, url }: CollectedResponse): string {
  return `${purpose} ${askedAs ?? ''} ${url}`;
}

/** Weak comparison (RFC 9110, section 8.8.3.2). */
function opaqueTag(etag: string | undefined): string | undefined {
  return etag?.replace(/^W\//, '');
}

function isSameContent(before: CollectedResponse, now: CollectedResponse): boolean {
  return (
    keyOf(before) === keyOf(now) &&
    before.finalUrl === now.finalUrl &&
    before.status === now.status &&
    before.problem === now.problem &&
    before.detail === now.detail &&
    before.truncated === now.truncated &&
    before.bodyLength === now.bodyLength &&
    JSON.stringify(before.redirects) === JSON.stringify(now.redirects) &&
    hasSameHeaders(before, now) &&
    isSameBody(before.body, now.body)
  );
}

function hasSameHeaders(before: CollectedResponse, now: CollectedResponse): boolean {
  const names = new Set([...Object.keys(before.headers), ...Object.keys(now.headers)]);
  return [...names].every((name) => NOT_COMPARED.has(name) || before.headers[name] === now.headers[name]);
}

function isSameBody(before: Uint8Array | null, now: Uint8Array | null): boolean {
  if (before === null || now === null) return before === now;
  return before === now || Buffer.compare(before, now) === 0;
}
