import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { readStored } from '#shared/stored/read-stored.ts';
import { claimRequest, findRequest, forgetRequest, saveIdempotentAnswer } from '../store/requests/answered-requests.ts';
import { apiError } from './api-error.ts';
import type { CoreServices } from './core-services.ts';
import { idempotencyScope, type Viewer } from './viewer.ts';

export interface RepeatableRequest {
  /** The caller's Idempotency-Key; null: no deduplication. */
  readonly key: string | null;
  /** Separates uses of the same key at different endpoints. */
  readonly endpoint: string;
  /** Everything that the response depends on, as JSON. */
  readonly request: unknown;
}

/** A request without response for this long was lost with its process. */
const LOST_MS = 60_000;
/** How long a parallel request with the same key waits for the first one's response. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 100;
/** The stored response of another release that this one cannot repeat; doing the work twice would be worse. */
const ANSWERED_BEFORE =
  'This request was answered before an update of this server, and its answer cannot be shown again. Use a new Idempotency-Key.';

/**
 * Runs `work` once per key of this caller and repeats its response for repeated requests, including parallel ones. Failed
 * work is forgotten and may be tried again. A response is stored for a day. Throws 409 when the key was used for another
 * request, 503 when the first one takes too long.
 *
 * A process that dies between the work and storing its response leaves the key free for a retry, so the work itself must
 * tolerate running twice.
 */
export async function withIdempotency<Answer>(
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
        await saveIdempotentAnswer(orm, id, answer);
        return answer;
      } catch (error) {
        await forgetRequest(orm, id);
        throw error;
      }
    }
    const earlier = await findRequest(orm, id);
    if (earlier !== null && earlier.requestHash !== requestHash)
      throw apiError(
        'idempotency-conflict',
        'This Idempotency-Key was already used for another request. Use a new one.',
      );
    const answer = earlier === null || earlier.answer === null ? null : readStored(schema, earlier.answer);
    if (answer !== null) return answer;
    if (earlier !== null && earlier.answer !== null) throw apiError('idempotency-conflict', ANSWERED_BEFORE);
    await wait(LOOK_AGAIN_MS);
  }
  throw apiError('temporarily-unavailable', 'This request is still being worked on. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });
}
