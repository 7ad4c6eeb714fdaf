import { apiError } from '../api-error.ts';
import type { ExportServices } from '../exports/export-services.ts';

/** Dependencies of the verification services. */
export interface VerifyServices {
  readonly audits: ExportServices;
  /** Limits parallel uploads, so that slow senders do not block evaluations. */
  readonly uploads: VerifyGate;
  /** Limits parallel evaluations. */
  readonly evaluator: VerifyGate;
}

/** A semaphore without a queue. */
export interface VerifyGate {
  /** Runs `work` if there is room. Throws 503 when there is none, before anything is read. */
  enter<T>(work: () => Promise<T>): Promise<T>;
}

/** Each may hold 34 MB. */
const MOST_UPLOADS = 6;
/** Each is a child process; more would take cores from audits. */
const MAX_EVALUATIONS = 2;
const RETRY_SECONDS = 5;

/** The two semaphores of one server. */
export function openVerifyGates(): Pick<VerifyServices, 'uploads' | 'evaluator'> {
  return { uploads: openVerifyGate(MOST_UPLOADS), evaluator: openVerifyGate(MAX_EVALUATIONS) };
}

/** A semaphore for `most` at a time. */
export function openVerifyGate(most: number): VerifyGate {
  let running = 0;
  return {
    async enter(work) {
      if (running >= most)
        throw apiError(
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
