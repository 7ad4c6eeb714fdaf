import type { SafeFetcher } from '#providers/safe-fetch.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import type { EarlierEvidence } from './earlier-evidence.ts';
import type { Page } from './html/page.ts';

export interface ParseInput {
  readonly url: string;
  readonly body: Uint8Array;
  readonly contentType: string | null;
}

export type ParseOutcome =
  | { readonly ok: true; readonly page: Page }
  | { readonly ok: false; readonly problem: 'parse-timeout' | 'parse-memory' | 'parse-error'; readonly detail: string };

/** On whose behalf a page is parsed, and a signal for when it is no longer needed. */
export interface ParsingOrder {
  /** The audit, by identity: audits take turns. */
  readonly audit: object;
  /** Resolves a queued page immediately as `parse-timeout`. */
  readonly signal: AbortSignal;
}

/** Parses HTML into a `Page`, in worker threads with limits of time and memory. */
export interface PageParser {
  /** Without an order: scheduled separately, with the limits of a single page only. */
  parse(input: ParseInput, order?: ParsingOrder): Promise<ParseOutcome>;
}

/** The dependencies of a collection; the engine has no clock and no network of its own. */
export interface Collector {
  readonly target: URL;
  readonly schemeTyped: boolean;
  readonly fetcher: SafeFetcher;
  readonly parser: PageParser;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Resolves after `ms`, or immediately when the audit's signal aborts. */
  readonly sleep: (ms: number) => Promise<void>;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly deadlineMs: number;
  /** Aborts the whole collection. */
  readonly signal: AbortSignal;
  readonly userAgent: string;
  readonly emit: (event: AuditEvent) => void;
  /** Whether another audit waits for the slot of this one; absent where none can. */
  readonly isWaitedFor?: () => Promise<boolean>;
  /** What the audit before received from the same site; absent where there was none. */
  readonly earlier?: EarlierEvidence | undefined;
}
