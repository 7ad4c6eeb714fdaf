import type { PageNotRead } from '#engine/recheck/recrawl-pages.ts';
import type { RecrawlRequest } from '#engine/recheck/recrawl-request.ts';
import type { ReportWithEvidence, VerificationResult } from '#engine/verify/verify-report.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import type { EvaluatedAnalysis, OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';

/** What a visitor typed, understood: the normalised address and whether a scheme stood before it. */
export type ParsedTarget =
  | { readonly ok: true; readonly url: string; readonly schemeTyped: boolean }
  | { readonly ok: false; readonly failure: AuditFailure };

export interface SiteTarget {
  readonly target: string;
  readonly schemeTyped: boolean;
}

/** How a reading of a site ended. `bundle` is the evidence as the bytes of its file. */
export type SiteRunOutcome =
  | { readonly kind: 'done'; readonly analysis: Analysis; readonly bundle: Uint8Array }
  | { readonly kind: 'failed'; readonly failure: AuditFailure; readonly bundle: Uint8Array | null };

/** How a second look at some pages ended. A failure changes nothing. */
export type RecheckOutcome =
  | {
      readonly kind: 'seen';
      readonly analysis: EvaluatedAnalysis;
      readonly read: readonly string[];
      readonly notRead: readonly PageNotRead[];
    }
  | { readonly kind: 'failed'; readonly failure: AuditFailure };

/** The engine as the service sees it, passed in so that tests bring their own. */
export interface AuditEngine {
  /** Accepts or refuses an address without touching the network. */
  parseTarget(input: string): ParsedTarget;
  /**
   * Reads and evaluates a site. Rejects only when `signal` ends it or for a fault of ours; whatever the site does is an
   * outcome. `onEvent` hears everything but the last event, which is the caller's to tell once the result is kept. A site that
   * says nothing is given less time while somebody else waits for the place (`isWaitedFor`).
   */
  run(
    site: SiteTarget,
    onEvent: (event: AuditEvent) => void,
    signal: AbortSignal,
    isWaitedFor?: () => Promise<boolean>,
  ): Promise<SiteRunOutcome>;
  /** Judges kept evidence again, with everything that the owner told. */
  reevaluate(bundle: Uint8Array, words: OwnerOverrides): Promise<EvaluatedAnalysis>;
  /** What the written fixes need of kept evidence. */
  outline(bundle: Uint8Array): Promise<SiteOutline>;
  /**
   * Reads the evidence of some checks again and evaluates the whole with it, as `reevaluate` does. Within ten seconds;
   * whatever the site does is an outcome.
   */
  recheck(bundle: Uint8Array, order: RecrawlRequest, words: OwnerOverrides): Promise<RecheckOutcome>;
  /**
   * Evaluates the evidence of a report file again and compares, in a process of its own with limits: both files may be anybody's.
   * Never rejects for what is in them.
   */
  verifyReport(files: ReportWithEvidence): Promise<VerificationResult>;
  close(): Promise<void>;
}
