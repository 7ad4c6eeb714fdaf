import type { AuditResult, AuditTexts, AuditView } from '#shared/api/audits.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import type { SavedAudit } from '#web/lib/saved-audit.ts';

/** What the page of one audit shows. */
export type AuditViewState =
  /** Loading. */
  | { readonly kind: 'opening' }
  | { readonly kind: 'running'; readonly url: string | null }
  /** `analysis`: with its texts once they are here. `isSavedCopy`: from this browser, without the page list; `staleReason` says why it is not from the server. */
  | {
      readonly kind: 'result';
      readonly analysis: AuditResult;
      readonly isSavedCopy: boolean;
      readonly staleReason: 'offline' | 'gone' | null;
    }
  | { readonly kind: 'failed'; readonly failure: AuditFailure; readonly url: string }
  /** No such audit for this visitor, or it was deleted. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly error: unknown };

export interface AuditKnowledge {
  /** The server's response, once it arrives. */
  readonly view: AuditView | undefined;
  /** The texts: those of this browser's copy until somebody has asked for them and they have arrived. */
  readonly texts: AuditTexts | undefined;
  readonly error: unknown;
  /** This browser's copy of the same audit. */
  readonly saved: SavedAudit | null;
  /** The URL, when the audit was just started from here. */
  readonly startedUrl: string | null;
}

/** Chooses the view. A report, even an older copy, takes precedence over an error. */
export function readAuditView({ view, texts, error, saved, startedUrl }: AuditKnowledge): AuditViewState {
  if (view?.result !== undefined) {
    return { kind: 'result', analysis: { ...view.result, ...texts }, isSavedCopy: false, staleReason: null };
  }
  if (view?.status === 'failed') return { kind: 'failed', failure: view.error ?? unexplained, url: view.url };
  if (view !== undefined) return { kind: 'running', url: view.url };
  const isGone = error instanceof ApiCallError && error.status === 404;
  if (saved !== null) {
    const staleReason = error === null ? null : isGone ? 'gone' : 'offline';
    return { kind: 'result', analysis: saved.analysis, isSavedCopy: true, staleReason };
  }
  if (isGone) return { kind: 'missing' };
  if (error !== null) return { kind: 'unreachable', error };
  return startedUrl === null ? { kind: 'opening' } : { kind: 'running', url: startedUrl };
}

const unexplained: AuditFailure = {
  code: 'internal-error',
  error: 'The audit stopped without saying why. Try again.',
};
