import type { Context } from 'hono';
import { refuse } from '../../services/api-error.ts';

/** No request of the API needs a tenth of this. */
export const BODY_LIMIT_BYTES = 100 * 1024;

/** Reads a JSON body. Throws 415 for another type, 413 above the limit, 400 for what is no JSON in UTF-8. */
export async function readJsonBody(c: Context): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw refuse('wrong-content-type', 'Send the request as JSON, with the header Content-Type: application/json.');
  }
  const bytes = await readAtMost(c, BODY_LIMIT_BYTES);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refuse('bad-json', 'The request is not valid JSON.');
  }
}

async function readAtMost(c: Context, limit: number): Promise<Uint8Array> {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): Error {
  return refuse('too-large', `The request is too large: at most ${BODY_LIMIT_BYTES / 1024} kB are accepted.`);
}
