import type { SiteDoor } from '#providers/site-door.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import type { Page } from './page.ts';

export interface ParseInput {
  readonly url: string;
  readonly body: Uint8Array;
  readonly contentType: string | null;
}

export type ParseOutcome =
  | { readonly ok: true; readonly page: Page }
  | { readonly ok: false; readonly problem: 'parse-timeout' | 'parse-memory' | 'parse-error'; readonly detail: string };

/** Reads HTML into a `Page`, in worker threads with limits of time and memory. */
export interface PageParser {
  parse(input: ParseInput): Promise<ParseOutcome>;
}

/** Everything a collection needs from outside; the engine has no clock and no network of its own. */
export interface Collector {
  readonly target: URL;
  readonly schemeTyped: boolean;
  readonly door: SiteDoor;
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
  readonly userAgent: string;
  readonly emit: (event: AuditEvent) => void;
}
