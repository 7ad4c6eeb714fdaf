/**
 * What the engine may ask of the outbound fetcher (`http.ts` is the one implementation). One answer is one hop: redirects
 * are followed by hand in `engine/crawl`, so that every hop passes the address guard again.
 */

/** Why one request to a site brought no usable answer. */
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
  /** Technical detail for the log and the evidence, without addresses of private networks. */
  readonly detail: string;
}

/** A body after decoding. `truncated`: the cap was reached or the body ended early; what came is in `bytes`. */
export interface SiteBody {
  readonly bytes: Uint8Array;
  readonly truncated: boolean;
  /** Why it is truncated or could not be decoded; null when it is whole. */
  readonly problem: 'too-large' | 'timed-out' | 'cut-short' | 'bad-encoding' | null;
}

/** An answer whose headers have arrived and whose body waits to be read or dropped. One of the two must be called. */
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

export interface SiteRequest {
  readonly url: URL;
  /** The User-Agent header. */
  readonly userAgent: string;
  readonly accept?: string;
  /** Ends the request and its body: the page budget and the overall deadline together. */
  readonly signal: AbortSignal;
}

/** The connections of one audit: at most `maxConnections` to a host, at most `maxRequests` in all, kept alive. */
export interface SiteSession {
  request(request: SiteRequest): Promise<SiteAnswer | SiteFetchFailure>;
  /** Opens the connections that requests to this origin will need, so that they wait for no handshake. Asks for nothing. */
  openAhead(url: URL): void;
  readonly requestCount: number;
  /** Ends every connection. */
  close(): Promise<void>;
}

export interface SafeFetcher {
  openSession(limits: { maxConnections: number; maxRequests: number }): SiteSession;
}
