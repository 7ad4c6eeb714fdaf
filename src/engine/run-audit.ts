import type { SiteDoor } from '#providers/site-door.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import { collectSite } from './crawl/collect-site.ts';
import type { PageParser } from './crawl/collector.ts';
import type { EvidenceBundle } from './evidence/evidence-bundle.ts';
import { loadJudging } from './load-judging.ts';

export const DEFAULT_DEADLINE_MS = 30_000;

/** A parsed target: see `parseSiteUrl`. */
export interface AuditTarget {
  readonly url: URL;
  readonly schemeTyped: boolean;
}

/** What the engine is given from outside. */
export interface AuditDeps {
  readonly door: SiteDoor;
  readonly parser: PageParser;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** The date of the evidence. */
  readonly today: () => Date;
  readonly userAgent: string;
}

export type AuditOutcome =
  | { readonly kind: 'done'; readonly analysis: Analysis; readonly bundle: EvidenceBundle }
  | { readonly kind: 'failed'; readonly failure: AuditFailure; readonly bundle: EvidenceBundle };

/**
 * Audits one site: collects (all the I/O), then derives facts, judges, scores and plans (pure). Whatever the site does,
 * the outcome is an analysis or a failure with a sentence; it throws only when `signal` was aborted by the caller.
 * `onEvent` hears progress, facts and factors; the final `done` or `failed` event is the caller's, after storing.
 */
export async function runAudit(
  target: AuditTarget,
  deps: AuditDeps,
  options: { readonly deadlineMs: number },
  onEvent: (event: AuditEvent) => void,
  signal: AbortSignal,
): Promise<AuditOutcome> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort();
  const deadline = setTimeout(end, options.deadlineMs);
  signal.addEventListener('abort', end, { once: true });
  const begun = deps.now();
  const judging = loadJudging();
  try {
    const { bundle, pages, failure } = await collectSite({
      target: target.url,
      schemeTyped: target.schemeTyped,
      door: deps.door,
      parser: deps.parser,
      now: deps.now,
      sleep: (ms) => sleepUntilAborted(ms, ending.signal),
      startedAt: deps.today().toISOString(),
      deadlineMs: options.deadlineMs,
      signal: ending.signal,
      userAgent: deps.userAgent,
      emit: (event) => {
        if (event.type === 'progress' && event.step === 'pages') judging.goOn();
        onEvent(event);
      },
    });
    signal.throwIfAborted();
    if (failure !== null) return { kind: 'failed', failure, bundle };
    const { analyse, tellAnalysis } = await judging.whole();
    const analysis = analyse(
      bundle,
      bundle.responses.flatMap((response) => pages.get(response) ?? []),
    );
    tellAnalysis(analysis, onEvent, Math.round(deps.now() - begun));
    return { kind: 'done', analysis, bundle };
  } finally {
    judging.stop();
    clearTimeout(deadline);
    signal.removeEventListener('abort', end);
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
