import type { SafeFetcher } from '#providers/safe-fetch.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import { collectSite } from './crawl/collect-site.ts';
import type { PageParser } from './crawl/collector.ts';
import { EarlierEvidence } from './crawl/earlier-evidence.ts';
import type { Page } from './crawl/html/page.ts';
import { type EarlierAudit, readEarlier, repeatAnalysis } from './earlier-audit.ts';
import type { OnFactorError } from './evaluate.ts';
import type { EvidenceBundle } from './evidence/evidence-bundle.ts';
import { preloadEvaluator } from './preload-evaluator.ts';

export const DEFAULT_DEADLINE_MS = 30_000;

/** A parsed target: see `parseSiteUrl`. */
export interface AuditTarget {
  readonly url: URL;
  readonly schemeTyped: boolean;
}

/** Dependencies of the engine. */
export interface AuditDeps {
  readonly fetcher: SafeFetcher;
  readonly parser: PageParser;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** The date of the evidence. */
  readonly today: () => Date;
  readonly userAgent: string;
  readonly onFactorError?: OnFactorError;
}

export interface AuditOptions {
  readonly deadlineMs: number;
  /** Whether another audit waits for the slot of this one. */
  readonly isWaitedFor?: () => Promise<boolean>;
  /** Aborts when the audit has to end with what it has read, as at its deadline. */
  readonly endSoon?: AbortSignal;
  /** The audit before of the same site by the same owner, for conditional requests. */
  readonly earlier?: EarlierAudit | undefined;
}

export type AuditOutcome =
  | {
      readonly kind: 'done';
      readonly analysis: Analysis;
      readonly bundle: EvidenceBundle;
      /** The parsed pages of the bundle, home first. */
      readonly pages: readonly Page[];
      /** The analysis is that of the earlier audit, because nothing has changed; `pages` has the home page only. */
      readonly isAsBefore: boolean;
    }
  | { readonly kind: 'failed'; readonly failure: AuditFailure; readonly bundle: EvidenceBundle };

/**
 * Audits one site: collects (all the I/O), then derives facts, evaluates, scores and plans (pure). Whatever the site does,
 * the result is an analysis or a failure with a sentence; it throws only when the caller aborted `signal`.
 * `onEvent` receives progress, facts and factors; the final `done` or `failed` event is emitted by the caller, after storing.
 */
export async function runAudit(
  target: AuditTarget,
  deps: AuditDeps,
  options: AuditOptions,
  onEvent: (event: AuditEvent) => void,
  signal: AbortSignal,
): Promise<AuditOutcome> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort();
  const deadline = setTimeout(end, options.deadlineMs);
  signal.addEventListener('abort', end, { once: true });
  if (options.endSoon?.aborted === true) end();
  options.endSoon?.addEventListener('abort', end, { once: true });
  const begun = deps.now();
  const isOfTarget = ({ bundle }: EarlierAudit) =>
    bundle.target === target.url.href && bundle.schemeTyped === target.schemeTyped;
  const earlier = options.earlier !== undefined && isOfTarget(options.earlier) ? options.earlier : undefined;
  const startedAt = deps.today().toISOString();
  const known = earlier && new EarlierEvidence(readEarlier(earlier, startedAt, deps), startedAt);
  const evaluator = preloadEvaluator();
  try {
    const { bundle, pages, failure, isAsBefore } = await collectSite({
      target: target.url,
      schemeTyped: target.schemeTyped,
      fetcher: deps.fetcher,
      parser: deps.parser,
      now: deps.now,
      sleep: (ms) => sleepUntilAborted(ms, ending.signal),
      startedAt,
      deadlineMs: options.deadlineMs,
      signal: ending.signal,
      userAgent: deps.userAgent,
      earlier: known,
      ...(options.isWaitedFor === undefined ? {} : { isWaitedFor: options.isWaitedFor }),
      emit: (event) => {
        if (event.type === 'progress' && event.step === 'pages') evaluator.resume();
        onEvent(event);
      },
    });
    signal.throwIfAborted();
    if (failure !== null) return { kind: 'failed', failure, bundle };
    const { analyze, emitAnalysisEvents, findHoldsUntil } = await evaluator.ready();
    const read = bundle.responses.flatMap((response) => pages.get(response) ?? []);
    const evaluated =
      isAsBefore && earlier !== undefined
        ? repeatAnalysis(earlier, bundle)
        : await analyze(bundle, read, {}, deps.onFactorError).then((analysis) => ({
            analysis,
            bundle: { ...bundle, holdsUntil: findHoldsUntil(bundle, read, analysis.business) },
          }));
    emitAnalysisEvents(evaluated.analysis, onEvent, Math.round(deps.now() - begun));
    return { kind: 'done', ...evaluated, pages: read, isAsBefore };
  } finally {
    evaluator.cancel();
    clearTimeout(deadline);
    signal.removeEventListener('abort', end);
    options.endSoon?.removeEventListener('abort', end);
  }
}

function sleepUntilAborted(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
