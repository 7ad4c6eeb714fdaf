import type { Context } from 'hono';
import { apiError } from '../../services/api-error.ts';
import { readBytes } from './read-bytes.ts';

/** Room for what surrounds the files in a form: boundaries, names, types. */
const FRAME_BYTES = 16 * 1024;

/**
 * The files of a form (`multipart/form-data`) by field. `limits` names the allowed fields with the maximum bytes of each;
 * the total is limited while reading. Throws 415 for another type, 413 above a limit, 400 for a malformed form or one with
 * other content.
 */
export async function readFormFiles<Field extends string>(
  c: Context,
  limits: Readonly<Record<Field, number>>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const type = c.req.header('content-type') ?? '';
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*\bboundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined)
    throw apiError(
      'wrong-content-type',
      'Send the files as a form, with the header Content-Type: multipart/form-data.',
    );
  const sizes = new Map<string, number>(Object.entries(limits));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, FRAME_BYTES);
  const bytes = await readBytes(c, total);
  if (countParts(bytes, boundary, sizes.size) > sizes.size) throw notThese([...sizes.keys()]);
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  if (form === null) throw apiError('invalid-request', 'The files did not arrive whole. Please send them again.');
  const files = new Map<string, Uint8Array>();
  for (const [field, value] of form) {
    const limit = sizes.get(field);
    if (limit === undefined || typeof value === 'string' || files.has(field)) throw notThese([...sizes.keys()]);
    if (value.size > limit)
      throw apiError('too-large', `The ${field} file is too large: at most ${limit / 1024 / 1024} MB.`);
    files.set(field, new Uint8Array(await value.arrayBuffer()));
  }
  return files;
}

/** Counts parts before parsing, so that a form of a million empty parts is cheap to refuse. Stops at one more than `most`. */
function countParts(bytes: Uint8Array, boundary: string, most: number): number {
  const mark = Buffer.from(`--${boundary}\r\n`, 'latin1');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = buffer.indexOf(mark); at >= 0 && count <= most; at = buffer.indexOf(mark, at + mark.length)) count += 1;
  return count;
}

function notThese(fields: readonly string[]) {
  return apiError('invalid-request', `The form may hold these files, each once: ${fields.join(', ')}.`);
}
