import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { z } from 'zod';

/** The limit of an unpacked chunk, far above any single row. */
const MAX_BYTES = 128 * 1024 * 1024;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Serializes values as compressed lines of JSON. */
export async function packLines(values: readonly unknown[]): Promise<Buffer> {
  return compress(Buffer.from(values.map((value) => `${JSON.stringify(value)}\n`).join('')));
}

/** Reverses `packLines`, parsing each value. Throws for anything else. */
export async function unpackLines<Value extends z.ZodType>(bytes: Buffer, value: Value): Promise<z.infer<Value>[]> {
  const text = (await decompress(bytes, { maxOutputLength: MAX_BYTES })).toString('utf8');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => value.parse(JSON.parse(line)));
}
