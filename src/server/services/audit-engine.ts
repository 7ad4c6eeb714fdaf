import type { PageNotRead } from '#engine/recheck/recrawl-pages.ts';
import type { RecrawlRequest } from '#engine/recheck/recrawl-request.ts';
import type { ReportWithEvidence, VerificationResult } from '#engine/verify/verify-report.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { DryRun, PageChange } from '#shared/audit/dry-run.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import type { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';

/** The parsed input of a visitor: the normalised URL and whether it had a scheme. */
export type ParsedTarget =
  | { readonly ok: true; readonly url: string; readonly schemeTyped: boolean }
  | { readonly ok: false; readonly failure: AuditFailure };

export interface SiteTarget {
  readonly target: string;
  readonly schemeTyped: boolean;
}

/** The outcome of a site run. `bundle` is the evidence file as bytes, `outline` what `outline` makes of it. */
export type SiteRunOutcome =
  | {
      readonly kind: 'done';
      readonly analysis: Analysis;
      readonly outline: SiteOutline;
      readonly bundle: Uint8Array;
    }
  | { readonly kind: 'failed'; readonly failure: AuditFailure; readonly bundle: Uint8Array | null };

/** The audit before of a watched site, without owner input. `bundle` is the evidence file as bytes. */
export interface EarlierRun {
  readonly bundle: Uint8Array;
  readonly analysis: Analysis;
  readonly outline: SiteOutline;
}

/** The outcome of a recrawl of some pages. A failure changes nothing. */
export type RecheckOutcome =
  | {
      readonly kind: 'seen';
      readonly analysis: Analysis;
      readonly read: readonly string[];
      readonly notRead: readonly PageNotRead[];
    }
  | { readonly kind: 'failed'; readonly failure: AuditFailure };

/** What a running audit is told about the others that wait for its slot. */
export interface OthersWaiting {
  /** Whether a job of another caller would start if this one ended now. */
  readonly isWaitedFor: () => Promise<boolean>;
  /** Aborts when the audit has to end with what it has read, as at its deadline. */
  readonly endSoon: AbortSignal;
}

/** The engine's interface to the service, injected so that tests can replace it. */
export interface AuditEngine {
  /** Accepts or rejects a URL without network access. */
  parseTarget(input: string): ParsedTarget;
  /**
   * Crawls and evaluates a site. Rejects only when `signal` aborts it or for an internal error; anything the site does is
   * an outcome. `onEvent` gets every event but the last, which the caller emits once the result is stored. An unresponsive
   * site gets less time while another job waits for the slot. With `earlier`, pages are asked for only if they have changed.
   */
  run(
    site: SiteTarget,
    onEvent: (event: AuditEvent) => void,
    signal: AbortSignal,
    waiting?: OthersWaiting,
    earlier?: EarlierRun | null,
  ): Promise<SiteRunOutcome>;
  /** Reevaluates stored evidence with the owner's overrides. */
  reevaluate(bundle: Uint8Array, overrides: OwnerOverrides): Promise<Analysis>;
  /** Extracts from stored evidence what Fix-It texts need. */
  outline(bundle: Uint8Array): Promise<SiteOutline>;
  /**
   * Recrawls the evidence of some checks and evaluates everything with it, as `reevaluate` does. Within ten seconds;
   * anything the site does is an outcome.
   */
  recheck(bundle: Uint8Array, order: RecrawlRequest, overrides: OwnerOverrides): Promise<RecheckOutcome>;
  /** Evaluates stored evidence with planned changes of its pages. Throws as the engine's `dryRun` does. */
  dryRun(bundle: Uint8Array, changes: readonly PageChange[], overrides: OwnerOverrides): Promise<DryRun>;
  /**
   * Reevaluates the evidence of a report file and compares the results, in a child process with limits, as both files are
   * untrusted. Never rejects because of their content.
   */
  verifyReport(files: ReportWithEvidence): Promise<VerificationResult>;
  close(): Promise<void>;
}
