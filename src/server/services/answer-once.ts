import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { claimRequest, findRequest, forgetRequest, keepAnswer } from '../store/answered-requests.ts';
import { refuse } from './api-error.ts';
import type { CoreServices } from './core-services.ts';
import { idempotencyScope, type Viewer } from './viewer.ts';

export interface RepeatableRequest {
  /** The caller's Idempotency-Key; null: every request stands for itself. */
  readonly key: string | null;
  /** Tells one endpoint's use of a key from another's. */
  readonly endpoint: string;
  /** Everything that the answer depends on, as JSON. */
  readonly request: unknown;
}

/** A request that has not been answered for this long was lost with its process. */
const LOST_MS = 60_000;
/** The same request twice at once: the second one waits so long for the first one's answer. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/**
 * Does `work` once for a key of this caller and gives its answer to every repetition, also to those that come while it is
 * being done. Work that throws is forgotten and may be tried again. An answer is kept for a day. Throws 409 when the key was used
 * for another request, 503 when the first one takes too long.
 *
 * A process that dies between the work and keeping its answer leaves the key to a second try, so the work itself has to bear
 * being done twice.
 */
export async function answerOnce<Answer>(
  { database: { orm }, now }: Pick<CoreServices, 'database' | 'now'>,
  viewer: Viewer,
  { key, endpoint, request }: RepeatableRequest,
  schema: z.ZodType<Answer>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return work();
  const id = { scope: idempotencyScope(viewer), key };
  const requestHash = createHash('sha256')
    .update(JSON.stringify([endpoint, request]))
    .digest('base64url');
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    const at = now();
    if (await claimRequest(orm, id, requestHash, new Date(at), new Date(at - LOST_MS))) {
      try {
        const answer = await work();
        await keepAnswer(orm, id, answer);
        return answer;
      } catch (error) {
        await forgetRequest(orm, id);
        throw error;
      }
    }
    const earlier = await findRequest(orm, id);
    if (earlier !== null && earlier.requestHash !== requestHash)
      throw refuse('idempotency-conflict', 'This Idempotency-Key was already used for another request. Use a new one.');
    if (earlier !== null && earlier.answer !== null) return schema.parse(earlier.answer);
    await wait(LOOK_AGAIN_MS);
  }
  throw refuse('temporarily-unavailable', 'This request is still being worked on. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });
}
