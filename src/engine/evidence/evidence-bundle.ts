import type { SiteFetchProblem } from '#providers/site-door.ts';

/** What was asked for, which decides how an answer is read. */
export type ResponsePurpose = 'home' | 'page' | 'robots' | 'sitemap' | 'llms' | 'reader-probe';

/** One request and what came of it. Bodies are the decoded bytes, exactly as a replay needs them. */
export interface CollectedResponse {
  readonly purpose: ResponsePurpose;
  /** The address asked for. */
  readonly url: string;
  /** The address that answered after redirects; equals `url` when there were none. */
  readonly finalUrl: string;
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[];
  /** 0 when no answer came; `problem` then says why. */
  readonly status: number;
  /** The headers that facts and factors read; lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
  readonly truncated: boolean;
  readonly problem:
    | SiteFetchProblem
    | 'too-large'
    | 'cut-short'
    | 'bad-encoding'
    | 'redirect-loop'
    | 'redirect-refused'
    | null;
  readonly ms: number;
  /** For `reader-probe`: under which product token it was asked. Null otherwise. */
  readonly askedAs: string | null;
}

/**
 * Everything one audit collected: serialisable, replayable offline to the same analysis. Nothing in it was judged.
 */
export interface EvidenceBundle {
  readonly version: 1;
  /** What the visitor typed, normalised: `https://example.com/`. */
  readonly target: string;
  /** Whether the visitor typed a scheme. */
  readonly schemeTyped: boolean;
  readonly collectedAt: string;
  readonly collectedInMs: number;
  readonly userAgent: string;
  /** In the order in which they were asked; the home page's response has purpose `home`. */
  readonly responses: readonly CollectedResponse[];
  readonly pagesNotRead: readonly { readonly url: string; readonly reason: string }[];
  readonly notes: readonly string[];
}

/** What a collector brings: "there is none" is a finding, no key is a state, a failure is data. It never throws. */
export type Collected<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'notConfigured'; readonly hint: string }
  | { readonly kind: 'unavailable'; readonly reason: string };
