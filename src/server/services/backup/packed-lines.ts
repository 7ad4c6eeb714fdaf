import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { z } from 'zod';

/** A piece of a table, unfolded; a single row of ours comes nowhere near. */
const MAX_BYTES = 128 * 1024 * 1024;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Values as compressed lines of JSON. */
export async function packLines(values: readonly unknown[]): Promise<Buffer> {
  return compress(Buffer.from(values.map((value) => `${JSON.stringify(value)}\n`).join('')));
}

/** What `packLines` was given, each value parsed. Throws for anything else. */
export async function unpackLines<Value extends z.ZodType>(bytes: Buffer, value: Value): Promise<z.infer<Value>[]> {
  const text = (await decompress(bytes, { maxOutputLength: MAX_BYTES })).toString('utf8');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => value.parse(JSON.parse(line)));
}
