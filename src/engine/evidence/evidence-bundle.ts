/** The purpose of a request, which decides how its response is read. */
export type ResponsePurpose = 'home' | 'page' | 'robots' | 'sitemap' | 'llms' | 'reader-probe';

/** Why a response is missing or incomplete: problems of the safe fetcher and of reading. */
export const RESPONSE_PROBLEMS = [
  'blocked-address',
  'invalid-url',
  'dns-not-found',
  'unreachable',
  'timed-out',
  'certificate-problem',
  'protocol-error',
  'too-many-requests',
  'too-large',
  'cut-short',
  'bad-encoding',
  'redirect-loop',
  'redirect-refused',
  'not-html',
  'robots-refused',
  'parse-timeout',
  'parse-memory',
  'parse-error',
  'duplicate',
] as const;
export type ResponseProblem = (typeof RESPONSE_PROBLEMS)[number];

/** One requested resource and its response, redirects followed. Bodies are the decoded bytes that a replay needs. */
export interface CollectedResponse {
  readonly purpose: ResponsePurpose;
  /** The requested URL. */
  readonly url: string;
  /** The final URL after redirects; equals `url` when there were none. */
  readonly finalUrl: string;
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[];
  /** 0 when no response came; `problem` then has the reason. */
  readonly status: number;
  /** The headers that facts and factors use (`RECORDED_HEADERS`); lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null when there is none, or when it was dropped unread. Of a bot probe the first 4 kB are kept. */
  readonly body: Uint8Array | null;
  /** Decoded bytes received, also when `body` has fewer. */
  readonly bodyLength: number;
  readonly truncated: boolean;
  readonly problem: ResponseProblem | null;
  /** Technical detail of `problem`, for the evidence; null when there is none. */
  readonly detail: string | null;
  /** From the request to the last byte. */
  readonly ms: number;
  /** For `reader-probe`: the product token of the request. Null otherwise. */
  readonly askedAs: string | null;
  /** When `body` came (ISO 8601), where the site said with 304 that it is still the same; absent: in this collection. */
  readonly bodyFrom?: string | undefined;
}

/** Everything one audit collected: serializable, and replayable offline to the same analysis. Not evaluated. */
export interface EvidenceBundle {
  readonly version: 1;
  /** The requested URL, normalized: `https://example.com/`. */
  readonly target: string;
  /** Whether the visitor typed a scheme. */
  readonly schemeTyped: boolean;
  /** ISO 8601, UTC. */
  readonly collectedAt: string;
  readonly collectedInMs: number;
  readonly userAgent: string;
  /** Home page, robots.txt, sitemaps, llms.txt, further pages as chosen, probes: independent of response order. */
  readonly responses: readonly CollectedResponse[];
  readonly pagesNotRead: readonly { readonly url: string; readonly reason: string }[];
  /** Notes on how the site was crawled, as sentences for people. */
  readonly notes: readonly string[];
  /** Until when the same evidence gives the same analysis (ISO 8601); absent: not known, or there is none. */
  readonly holdsUntil?: string | undefined;
  /** Since when nothing of it has changed (ISO 8601), which a note says; absent: something has, or nothing is known from before. */
  readonly unchangedSince?: string | undefined;
}

/** The result of a collector: "there is none" is a finding, a missing key is a state, a failure is data. It never throws. */
export type Collected<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'notConfigured'; readonly hint: string }
  | { readonly kind: 'unavailable'; readonly reason: string };
