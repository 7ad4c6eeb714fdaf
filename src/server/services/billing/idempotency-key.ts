import { createHash } from 'node:crypto';

/**
 * The payment service gives the first answer to a key for a day, a failure of its own included. So an act that is tried again
 * later has another key; requests that arrive at once, and the SDK's own retries, have the same.
 */
const SAME_ACT_MS = 10 * 60_000;

/** A key for one act: the same for the same words within some minutes. */
export function makeIdempotencyKey(nowMs: number, ...words: readonly (string | number | null)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([...words, Math.floor(nowMs / SAME_ACT_MS)]))
    .digest('hex');
}
