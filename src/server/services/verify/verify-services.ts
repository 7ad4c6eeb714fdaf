import { refuse } from '../api-error.ts';
import type { ExportServices } from '../exports/export-services.ts';

/** What the verbs on verifying are given from outside. */
export interface VerifyServices {
  readonly audits: ExportServices;
  readonly gate: VerifyGate;
}

/** Lets few in at a time. */
export interface VerifyGate {
  /** Does `work` when there is room. Throws 503 when there is none: nothing is read or kept waiting then. */
  enter<T>(work: () => Promise<T>): Promise<T>;
}

/** A process for each; a second one shares the cores with audits, and each may hold what was sent in memory. */
const MOST_AT_ONCE = 2;
const RETRY_SECONDS = 5;

/** The gate of one server. */
export function openVerifyGate(): VerifyGate {
  let running = 0;
  return {
    async enter(work) {
      if (running >= MOST_AT_ONCE)
        throw refuse(
          'overloaded',
          'Other reports are being verified at the moment. Please try again in a few seconds.',
          {
            retryAfterSeconds: RETRY_SECONDS,
          },
        );
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
  };
}
