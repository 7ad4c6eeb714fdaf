/** What was asked for, which decides how an answer is read. */
export type ResponsePurpose = 'home' | 'page' | 'robots' | 'sitemap' | 'llms' | 'reader-probe';

/** Why an answer is missing, or not whole: the door's problems and those of reading. */
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

/** One resource asked for and what came of it, redirects followed. Bodies are the decoded bytes a replay needs. */
export interface CollectedResponse {
  readonly purpose: ResponsePurpose;
  /** The address asked for. */
  readonly url: string;
  /** The address that answered after redirects; equals `url` when there were none. */
  readonly finalUrl: string;
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[];
  /** 0 when no answer came; `problem` then says why. */
  readonly status: number;
  /** The headers that facts and factors read (`RECORDED_HEADERS`); lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null when there is none, or when it was dropped unread. A reader probe keeps the first 4 kB. */
  readonly body: Uint8Array | null;
  /** Decoded bytes received, also when `body` keeps fewer. */
  readonly bodyLength: number;
  readonly truncated: boolean;
  readonly problem: ResponseProblem | null;
  /** Technical detail of `problem`, for the evidence; null when there is none. */
  readonly detail: string | null;
  /** From asking to the last byte. */
  readonly ms: number;
  /** For `reader-probe`: under which product token it was asked. Null otherwise. */
  readonly askedAs: string | null;
}

/** Everything one audit collected: serialisable, replayable offline to the same analysis. Nothing in it was evaluated. */
export interface EvidenceBundle {
  readonly version: 1;
  /** What the visitor asked for, normalised: `https://example.com/`. */
  readonly target: string;
  /** Whether the visitor typed a scheme. */
  readonly schemeTyped: boolean;
  /** ISO 8601, UTC. */
  readonly collectedAt: string;
  readonly collectedInMs: number;
  readonly userAgent: string;
  /** Home page, robots.txt, sitemaps, llms.txt, further pages as chosen, probes: whichever answer came first. */
  readonly responses: readonly CollectedResponse[];
  readonly pagesNotRead: readonly { readonly url: string; readonly reason: string }[];
  /** What a reader should know about how the site was read, as sentences. */
  readonly notes: readonly string[];
}

/** What a collector brings: "there is none" is a finding, no key is a state, a failure is data. It never throws. */
export type Collected<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'notConfigured'; readonly hint: string }
  | { readonly kind: 'unavailable'; readonly reason: string };
