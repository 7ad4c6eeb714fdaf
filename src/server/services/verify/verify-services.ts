import { apiError } from '../api-error.ts';
import type { ExportServices } from '../exports/export-services.ts';

/** What the verbs on verifying are given from outside. */
export interface VerifyServices {
  readonly audits: ExportServices;
  /** Before files are read: a slow sender must not keep others from what is at hand. */
  readonly uploads: VerifyGate;
  /** Before evidence is evaluated. */
  readonly evaluator: VerifyGate;
}

/** Lets few in at a time. */
export interface VerifyGate {
  /** Does `work` when there is room. Throws 503 when there is none: nothing is read or kept waiting then. */
  enter<T>(work: () => Promise<T>): Promise<T>;
}

/** Each may hold 34 MB. */
const MOST_UPLOADS = 6;
/** A process for each; a second one shares the cores with audits. */
const MAX_EVALUATIONS = 2;
const RETRY_SECONDS = 5;

/** The two gates of one server. */
export function openVerifyGates(): Pick<VerifyServices, 'uploads' | 'evaluator'> {
  return { uploads: openVerifyGate(MOST_UPLOADS), evaluator: openVerifyGate(MAX_EVALUATIONS) };
}

/** A gate that lets `most` in at a time. */
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
