import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** An analysis is some 100 kB of JSON; nothing stored comes near this limit. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;

/**
 * A JSON value as base64 of its zstd bytes: a sixth of the size, which the database need not compress again. Text instead
 * of `bytea`, because the embedded database's client reads bytes one by one.
 */
export function compressJson(value: unknown): string {
  const compressed = zstdCompressSync(JSON.stringify(value), { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  return compressed.toString('base64');
}

/** Reverses `compressJson`. Throws for any other text. */
export function decompressJson(text: string): unknown {
  const bytes = zstdDecompressSync(Buffer.from(text, 'base64'), { maxOutputLength: MAX_JSON_BYTES });
  return JSON.parse(bytes.toString('utf8'));
}
