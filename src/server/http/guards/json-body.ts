import type { Context } from 'hono';
import { apiError } from '../../services/api-error.ts';
import { readBytes } from './read-bytes.ts';

/** Ten times what any request of the API needs. */
export const JSON_BODY_LIMIT_BYTES = 100 * 1024;

/** True for a request without a body: clients send a content type only with one. */
export function hasNoBody(c: Context): boolean {
  const length = c.req.header('content-length');
  return length === '0' || (length === undefined && c.req.raw.body === null);
}

/** Reads a JSON body. Throws 415 for another type, 413 above the limit, 400 for anything but JSON in UTF-8. */
export async function readJsonBody(c: Context, limitBytes = JSON_BODY_LIMIT_BYTES): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw apiError('wrong-content-type', 'Send the request as JSON, with the header Content-Type: application/json.');
  }
  const bytes = await readBytes(c, limitBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw apiError('bad-json', 'The request is not valid JSON.');
  }
}
