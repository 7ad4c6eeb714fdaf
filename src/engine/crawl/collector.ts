import type { SafeFetcher } from '#providers/safe-fetch.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import type { Page } from './html/page.ts';

export interface ParseInput {
  readonly url: string;
  readonly body: Uint8Array;
  readonly contentType: string | null;
}

export type ParseOutcome =
  | { readonly ok: true; readonly page: Page }
  | { readonly ok: false; readonly problem: 'parse-timeout' | 'parse-memory' | 'parse-error'; readonly detail: string };

/** For whom a page is parsed: what an audit has left for all of its pages, and when none of them is wanted any more. */
export interface ParsingOrder {
  /** Audits with orders of their own take turns. */
  readonly budget: ParsingBudget;
  /** Resolves a waiting page at once as `parse-timeout`. */
  readonly signal: AbortSignal;
}

/** Milliseconds of a processor that the pages of one audit may still take. */
export interface ParsingBudget {
  leftMs: number;
}

/** Reads HTML into a `Page`, in worker threads with limits of time and memory. */
export interface PageParser {
  /** Without an order: as a caller of its own, with the limits of one page only. */
  parse(input: ParseInput, order?: ParsingOrder): Promise<ParseOutcome>;
}

/** Everything a collection needs from outside; the engine has no clock and no network of its own. */
export interface Collector {
  readonly target: URL;
  readonly schemeTyped: boolean;
  readonly fetcher: SafeFetcher;
  readonly parser: PageParser;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Resolves after `ms`, or at once when the audit's signal ends. */
  readonly sleep: (ms: number) => Promise<void>;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly deadlineMs: number;
  /** Ends the whole collection. */
  readonly signal: AbortSignal;
  /** What the pages of this collection may still take to be parsed. */
  readonly parsingBudget: ParsingBudget;
  readonly userAgent: string;
  readonly emit: (event: AuditEvent) => void;
  /** Whether somebody else waits for the place of this audit; absent where nobody can. */
  readonly isWaitedFor?: () => Promise<boolean>;
}
