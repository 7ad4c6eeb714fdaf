import type { PageNotRead } from '#engine/recheck/look-again.ts';
import type { LookOrder } from '#engine/recheck/look-order.ts';
import type { JudgedAgain, ReportWithEvidence } from '#engine/verify/judge-again.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import type { JudgedAnalysis, OwnerWords } from '#shared/fixes/owner-words.ts';
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
      readonly analysis: JudgedAnalysis;
      readonly read: readonly string[];
      readonly notRead: readonly PageNotRead[];
    }
  | { readonly kind: 'failed'; readonly failure: AuditFailure };

/** The engine as the service sees it, passed in so that tests bring their own. */
export interface AuditEngine {
  /** Accepts or refuses an address without touching the network. */
  parseTarget(input: string): ParsedTarget;
  /**
   * Reads and judges a site. Rejects only when `signal` ends it or for a fault of ours; whatever the site does is an
   * outcome. `onEvent` hears everything but the last event, which is the caller's to tell once the result is kept.
   */
  run(site: SiteTarget, onEvent: (event: AuditEvent) => void, signal: AbortSignal): Promise<SiteRunOutcome>;
  /** Judges kept evidence again, with everything that the owner told. */
  reevaluate(bundle: Uint8Array, words: OwnerWords): Promise<JudgedAnalysis>;
  /** What the written fixes need of kept evidence. */
  outline(bundle: Uint8Array): Promise<SiteOutline>;
  /**
   * Reads the evidence of some checks again and judges the whole with it, as `reevaluate` does. Within ten seconds;
   * whatever the site does is an outcome.
   */
  recheck(bundle: Uint8Array, order: LookOrder, words: OwnerWords): Promise<RecheckOutcome>;
  /**
   * Judges the evidence of a report file again and compares, in a process of its own with limits: both files may be anybody's.
   * Never rejects for what is in them.
   */
  judgeAgain(files: ReportWithEvidence): Promise<JudgedAgain>;
  close(): Promise<void>;
}
