import type { Context } from 'hono';
import { apiError } from '../services/api-error.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The Idempotency-Key header; null when there is none. Throws 400 for one that cannot be stored. */
export function readIdempotencyKey(c: Context): string | null {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return null;
  if (!KEY.test(key))
    throw apiError('invalid-request', 'The Idempotency-Key must be 1 to 200 visible ASCII characters, such as a UUID.');
  return key;
}
