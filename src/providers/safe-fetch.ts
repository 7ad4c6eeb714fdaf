/**
 * The interface of the outbound fetcher for the engine (`http.ts` is the only implementation). One response is one hop:
 * `engine/crawl` follows redirects itself, so that every hop passes the address guard again.
 */

/** Why one request to a site failed. */
export type SiteFetchProblem =
  | 'blocked-address'
  | 'invalid-url'
  | 'dns-not-found'
  | 'unreachable'
  | 'timed-out'
  | 'certificate-problem'
  | 'protocol-error'
  | 'too-many-requests';

export interface SiteFetchFailure {
  readonly ok: false;
  readonly problem: SiteFetchProblem;
  /** Technical detail for the log and the evidence, without private addresses. */
  readonly detail: string;
}

/** A decoded body. `truncated`: the cap was reached or the body ended early; `bytes` has what was received. */
export interface SiteBody {
  readonly bytes: Uint8Array;
  readonly truncated: boolean;
  /** Why it is truncated or could not be decoded; null when it is complete. */
  readonly problem: 'too-large' | 'timed-out' | 'cut-short' | 'bad-encoding' | null;
}

/** A response whose headers have arrived and whose body has to be read or dropped. One of the two must be called. */
export interface SiteAnswer {
  readonly ok: true;
  readonly url: string;
  readonly status: number;
  /** Lower-case names; repeated headers joined by ", "; cookies dropped. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds from the start of the request to its headers. */
  readonly headersMs: number;
  readBody(maxBytes: number): Promise<SiteBody>;
  discard(): void;
}

/** Asks for a body only if it has changed (RFC 9110, section 13); null: without that condition. */
export interface RequestConditions {
  readonly ifNoneMatch: string | null;
  readonly ifModifiedSince: string | null;
}

export interface SiteRequest {
  readonly url: URL;
  /** The User-Agent header. */
  readonly userAgent: string;
  readonly accept?: string;
  readonly conditions?: RequestConditions | null;
  /** Aborts the request and its body: combines the page budget and the overall deadline. */
  readonly signal: AbortSignal;
}

/** The connections of one audit: at most `maxConnections` to a host, at most `maxRequests` in total, kept alive. */
export interface SiteSession {
  request(request: SiteRequest): Promise<SiteAnswer | SiteFetchFailure>;
  /**
   * Opens the connections that requests to this origin will need, so that they need not wait for a handshake. Sends no
   * request.
   */
  openAhead(url: URL): void;
  readonly requestCount: number;
  /** Closes every connection. */
  close(): Promise<void>;
}

export interface SafeFetcher {
  openSession(limits: { maxConnections: number; maxRequests: number }): SiteSession;
}
