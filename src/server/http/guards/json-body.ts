import type { Context } from 'hono';
import { refuse } from '../../services/api-error.ts';
import { readBytes } from './read-bytes.ts';

/** No request of the API needs a tenth of this. */
export const BODY_LIMIT_BYTES = 100 * 1024;

/** Reads a JSON body. Throws 415 for another type, 413 above the limit, 400 for what is no JSON in UTF-8. */
export async function readJsonBody(c: Context): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw refuse('wrong-content-type', 'Send the request as JSON, with the header Content-Type: application/json.');
  }
  const bytes = await readBytes(c, BODY_LIMIT_BYTES);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refuse('bad-json', 'The request is not valid JSON.');
  }
}
