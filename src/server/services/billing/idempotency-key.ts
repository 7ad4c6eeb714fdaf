import { createHash } from 'node:crypto';

/**
 * The payment service repeats its first response to a key for a day, even an error. So an action that is retried later has
 * another key, while parallel requests and the SDK's own retries share one.
 */
const SAME_ACT_MS = 10 * 60_000;

/** A key for one action: the same for the same parts within some minutes. */
export function makeIdempotencyKey(nowMs: number, ...words: readonly (string | number | null)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([...words, Math.floor(nowMs / SAME_ACT_MS)]))
    .digest('hex');
}
