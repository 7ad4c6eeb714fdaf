import { apiError } from './api-error.ts';
import type { AuditEngine } from './audit-engine.ts';

/** Each holds the evidence of an audit with its parsed pages in memory, and takes about a second of CPU time. */
const MOST_AT_ONCE = 3;
/** Those hold their evidence too. */
const MOST_WAITING = 24;
const RETRY_AFTER_SECONDS = 5;

/**
 * The engine with a bounded number of evaluations of stored evidence at once: the others wait for their turn. Otherwise
 * requests, also of those who open a shared report, would decide how much memory the process takes. Evaluating throws 503 when
 * too many wait.
 */
export function limitEvaluations(engine: AuditEngine): AuditEngine {
  const waiting: (() => void)[] = [];
  let running = 0;
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < MOST_AT_ONCE) running += 1;
    else if (waiting.length < MOST_WAITING) await new Promise<void>((start) => waiting.push(start));
    else
      throw apiError(
        'overloaded',
        'Many reports are being evaluated at the moment. Please try again in a few seconds.',
        {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        },
      );
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot is passed on, not freed, so that nobody can take it in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
  return {
    ...engine,
    reevaluate: (bundle, words) => inTurn(() => engine.reevaluate(bundle, words)),
    outline: (bundle) => inTurn(() => engine.outline(bundle)),
  };
}
