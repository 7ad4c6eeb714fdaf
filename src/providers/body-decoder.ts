import { Buffer } from 'node:buffer';
import {
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';
import { errorCode } from './connection-problem.ts';

export type BodyEncoding = 'identity' | 'gzip' | 'deflate' | 'br' | 'zstd';

export interface DecodedBody {
  readonly bytes: Uint8Array;
  /** `cut-short`: the compressed stream ended early. `bad-encoding`: it does not match its label. */
  readonly problem: 'too-large' | 'cut-short' | 'bad-encoding' | null;
}

/** Above this many compressed bytes the work moves off the main thread. */
const INLINE_LIMIT_BYTES = 512 * 1024;

/** RFC 9659: a zstd body for the web needs a window of at most 8 MB; more is a memory bomb. */
const ZSTD_WINDOW = { [constants.ZSTD_d_windowLogMax]: 23 };

const ENCODING_LABELS: Readonly<Record<string, BodyEncoding>> = {
  '': 'identity',
  identity: 'identity',
  // Not an encoding, but sent by servers that mean none.
  none: 'identity',
  gzip: 'gzip',
  'x-gzip': 'gzip',
  deflate: 'deflate',
  br: 'br',
  zstd: 'zstd',
};

/**
 * Parses a Content-Encoding header. `stacked`: more than one encoding, used only by decompression bombs. `unknown`: one we
 * cannot decode.
 */
export function parseContentEncoding(header: string | undefined): BodyEncoding | 'stacked' | 'unknown' {
  if (header === undefined) return 'identity';
  const encodings = header
    .toLowerCase()
    .split(',', 16)
    .map((label) => label.trim())
    .filter((label) => ENCODING_LABELS[label] !== 'identity');
  const [label, ...further] = encodings;
  if (label === undefined) return 'identity';
  if (further.length > 0) return 'stacked';
  return Object.hasOwn(ENCODING_LABELS, label) ? (ENCODING_LABELS[label] ?? 'unknown') : 'unknown';
}

/**
 * Decodes one content encoding, never producing more than `maxBytes`: the rest is not inflated. Never rejects; returns what
 * could be decoded with the problem that stopped it.
 */
export async function decodeBody(encoded: Buffer, encoding: BodyEncoding, maxBytes: number): Promise<DecodedBody> {
  if (encoding === 'identity') return capPlain(encoded, maxBytes);
  if (encoded.length === 0) return { bytes: encoded, problem: null };
  const coding = encoding === 'deflate' && !hasZlibHeader(encoded) ? 'deflate-raw' : encoding;
  if (encoded.length <= INLINE_LIMIT_BYTES) {
    try {
      return { bytes: decodeInline(encoded, coding, maxBytes), problem: null };
    } catch {
      // Too large, cut short or corrupt: the stream below determines which, and keeps what was decoded before.
    }
  }
  return decodeInSteps(encoded, coding, maxBytes);
}

type Coding = Exclude<BodyEncoding, 'identity'> | 'deflate-raw';

function capPlain(bytes: Buffer, maxBytes: number): DecodedBody {
  if (bytes.length <= maxBytes) return { bytes, problem: null };
  return { bytes: bytes.subarray(0, maxBytes), problem: 'too-large' };
}

/** "deflate" means zlib (RFC 1950), but some servers send the raw stream; the zlib header has a checksum. */
function hasZlibHeader(bytes: Buffer): boolean {
  const [method = 0, flags = 0] = bytes;
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}

/** Zlib rejects a limit of 0. */
function outputLimit(maxBytes: number): number {
  return Math.max(1, maxBytes);
}

function decodeInline(encoded: Buffer, coding: Coding, maxBytes: number): Buffer {
  const maxOutputLength = outputLimit(maxBytes);
  switch (coding) {
    case 'gzip':
      return gunzipSync(encoded, { maxOutputLength });
    case 'deflate':
      return inflateSync(encoded, { maxOutputLength });
    case 'deflate-raw':
      return inflateRawSync(encoded, { maxOutputLength });
    case 'br':
      return brotliDecompressSync(encoded, { maxOutputLength });
    case 'zstd':
      return zstdDecompressSync(encoded, { maxOutputLength, params: ZSTD_WINDOW });
    default:
      return coding satisfies never;
  }
}

function createDecoder(coding: Coding) {
  switch (coding) {
    case 'gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'deflate-raw':
      return createInflateRaw();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress({ params: ZSTD_WINDOW });
    default:
      return coding satisfies never;
  }
}

/** The decoder consumes its input only as its output is read, so the cap limits the work as well. */
function decodeInSteps(encoded: Buffer, coding: Coding, maxBytes: number): Promise<DecodedBody> {
  const decoder = createDecoder(coding);
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve) => {
    const finish = (problem: DecodedBody['problem']) => {
      decoder.removeAllListeners();
      // Destroying an active decoder may still emit an error, which is ignored.
      decoder.on('error', () => {});
      decoder.destroy();
      resolve({ bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks), problem });
    };
    decoder.on('data', (chunk: Buffer) => {
      const room = maxBytes - length;
      if (chunk.length > room) {
        chunks.push(chunk.subarray(0, room));
        finish('too-large');
        return;
      }
      length += chunk.length;
      chunks.push(chunk);
    });
    decoder.on('end', () => finish(null));
    decoder.on('error', (error) => finish(errorCode(error) === 'Z_BUF_ERROR' ? 'cut-short' : 'bad-encoding'));
    decoder.end(encoded);
  });
}
