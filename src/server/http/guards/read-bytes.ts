import type { Context } from 'hono';
import { apiError } from '../../services/api-error.ts';

/** Reads a raw body. The limit is enforced while reading, whatever Content-Length says. Throws 413 above it. */
export async function readBytes(c: Context, limit: number): Promise<Uint8Array> {
  const tooLarge = () => apiError('too-large', `The request is too large: at most ${sizeWords(limit)} are accepted.`);
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

function sizeWords(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes >= 1024 ? `${kilobytes / 1024} MB` : `${kilobytes} kB`;
}
