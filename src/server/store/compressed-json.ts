import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** An analysis is some 100 kB of JSON; nothing we store comes near this. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;

/** A JSON value as zstd bytes: a fifth to a tenth of the size, and the database need not compress it again. */
export function compressJson(value: unknown): Uint8Array {
  return zstdCompressSync(JSON.stringify(value), { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
}

/** What `compressJson` was given. Throws when the bytes are something else. */
export function decompressJson(bytes: Uint8Array): unknown {
  return JSON.parse(zstdDecompressSync(bytes, { maxOutputLength: MAX_JSON_BYTES }).toString('utf8'));
}
