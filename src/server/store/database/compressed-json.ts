import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** An analysis is some 100 kB of JSON; nothing we store comes near this. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;

/**
 * A JSON value as the base64 of its zstd bytes: a sixth of the size, and the database need not compress it again. Text
 * rather than `bytea`, because the embedded database's client reads bytes one by one.
 */
export function compressJson(value: unknown): string {
  const compressed = zstdCompressSync(JSON.stringify(value), { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  return compressed.toString('base64');
}

/** What `compressJson` was given. Throws when the text is something else. */
export function decompressJson(text: string): unknown {
  const bytes = zstdDecompressSync(Buffer.from(text, 'base64'), { maxOutputLength: MAX_JSON_BYTES });
  return JSON.parse(bytes.toString('utf8'));
}
