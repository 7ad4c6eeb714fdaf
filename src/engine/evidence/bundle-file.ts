import { constants, createZstdDecompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { fitToSchema } from '#shared/stored/fit-to-schema.ts';
import type { StoredValue, UpgradeStep } from '#shared/stored/upgrade-steps.ts';
import { waitForOwnTurn } from '../own-turn.ts';
import { type CollectedResponse, type EvidenceBundle, RESPONSE_PROBLEMS } from './evidence-bundle.ts';

const MAGIC = 'PLB1';
/** Twice what a collection stores at most (`MAX_COLLECTED_BYTES` and one body for each connection). */
const MAX_BUNDLE_BYTES = 128 * 1024 * 1024;
/** Copied in one turn of the event loop: some 20 ms where the memory is new. The pages of a business are one turn. */
const BYTES_PER_TURN = 4 * 1024 * 1024;
/** Decompressed at once. */
const CHUNK_BYTES = 256 * 1024;
/** The header for forty responses is some 50 kB; URLs may be long. */
const MAX_HEAD_BYTES = 8 * 1024 * 1024;
/** An audit makes at most forty requests and follows ten redirects; real bundles stay far below these. */
const MOST_RESPONSES = 500;
const MOST_ENTRIES = 10_000;

/**
 * Migrations from each version of the header to the next (`docs/stored-data.md`). A new field that is nullable, optional or a list needs none.
 * A migration neither removes nor reorders responses.
 */
const STEPS: readonly UpgradeStep[] = [];
const BUNDLE_VERSION = 1;

const Hop = z.object({ from: z.string(), to: z.string(), status: z.number() });
const Header = z.object({
  version: z.literal(BUNDLE_VERSION),
  target: z.string(),
  schemeTyped: z.boolean(),
  collectedAt: z.string(),
  collectedInMs: z.number(),
  userAgent: z.string(),
  responses: z
    .array(
      z.object({
        purpose: z.enum(['home', 'page', 'robots', 'sitemap', 'llms', 'reader-probe']),
        url: z.string(),
        finalUrl: z.string(),
        redirects: z.array(Hop).max(MOST_RESPONSES),
        status: z.number(),
        headers: z.record(z.string(), z.string()),
        bodyBytes: z.number().int().min(0).nullable(),
        bodyLength: z.number(),
        truncated: z.boolean(),
        problem: z.enum(RESPONSE_PROBLEMS).nullable(),
        detail: z.string().nullable(),
        ms: z.number(),
        askedAs: z.string().nullable(),
        bodyFrom: z.string().optional(),
      }),
    )
    .max(MOST_RESPONSES),
  pagesNotRead: z.array(z.object({ url: z.string(), reason: z.string() })).max(MOST_ENTRIES),
  notes: z.array(z.string()).max(MOST_ENTRIES),
  holdsUntil: z.string().optional(),
  unchangedSince: z.string().optional(),
});

/** A file that is not an evidence bundle, or a damaged one. */
export class BundleFileError extends Error {}

/**
 * Encodes an evidence bundle as one compressed file: a line of JSON for everything but the bodies, then the bodies one after
 * another. The same bundle gives the same bytes.
 */
export function encodeBundle(bundle: EvidenceBundle): Uint8Array {
  return compress(Buffer.concat(listParts(bundle)));
}

/**
 * The same file as `encodeBundle`, for a server: other work has turns of the event loop in between, because copying the bodies of
 * a hostile site takes hundreds of milliseconds.
 */
export async function encodeBundleInTurns(bundle: EvidenceBundle): Promise<Uint8Array> {
  return compress(await joinInTurns(listParts(bundle)));
}

async function joinInTurns(parts: readonly Uint8Array[]): Promise<Buffer> {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let copied = 0;
  let ofTurn = 0;
  for (const part of parts) {
    for (let from = 0; from < part.byteLength; from += BYTES_PER_TURN) {
      const piece = part.subarray(from, from + BYTES_PER_TURN);
      if (ofTurn + piece.byteLength > BYTES_PER_TURN) {
        await waitForOwnTurn();
        ofTurn = 0;
      }
      whole.set(piece, copied);
      copied += piece.byteLength;
      ofTurn += piece.byteLength;
    }
  }
  return whole;
}

/** The header and the bodies, one after another. */
function listParts(bundle: EvidenceBundle): Uint8Array[] {
  const responses = bundle.responses.map(({ body, ...rest }) => ({ ...rest, bodyBytes: body?.byteLength ?? null }));
  // Parsed, so that its fields have the order of the schema, wherever the bundle comes from.
  const header = Header.parse({ ...bundle, responses });
  const head = Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`, 'utf8');
  return [head, ...bundle.responses.flatMap(({ body }) => (body === null ? [] : [body]))];
}

/** Level 1: a bundle is written on every audit, and its bodies are repetitive enough for any level. */
function compress(bytes: Uint8Array): Uint8Array {
  return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
}

/**
 * Decodes what `encodeBundle` wrote, up to `mostBytes` decompressed. Throws `BundleFileError` with a sentence
 * for anything else.
 */
export function decodeBundle(file: Uint8Array, mostBytes = MAX_BUNDLE_BYTES): EvidenceBundle {
  return parseBundle(unpack(file, mostBytes));
}

/** The same bundle as `decodeBundle` gives, for a server: it decompresses in another thread and copies in turns of the event loop. */
export async function decodeBundleInTurns(file: Uint8Array): Promise<EvidenceBundle> {
  return parseBundle(await unpackInTurns(file));
}

/** The bodies share the memory of `bytes`. */
function parseBundle(bytes: Buffer): EvidenceBundle {
  const lineEnd = bytes.indexOf(0x0a);
  if (lineEnd < 0 || lineEnd > MAX_HEAD_BYTES || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new BundleFileError('This file is not a Porchlight evidence bundle.');
  const header = readHeader(parseJson(bytes.toString('utf8', MAGIC.length, lineEnd)));
  let offset = lineEnd + 1;
  const responses = header.responses.map(({ bodyBytes, ...rest }): CollectedResponse => {
    if (bodyBytes === null) return { ...rest, body: null };
    if (bodyBytes > bytes.byteLength - offset)
      throw new BundleFileError('The evidence bundle is damaged: a page is cut short.');
    const body = new Uint8Array(bytes.buffer, bytes.byteOffset + offset, bodyBytes);
    offset += bodyBytes;
    return { ...rest, body };
  });
  if (offset !== bytes.byteLength)
    throw new BundleFileError('The evidence bundle is damaged: it holds more than its pages.');
  return { ...header, responses };
}

const DAMAGED_HEAD = 'The evidence bundle is damaged: its table of contents cannot be read.';
const Versioned = z.looseObject({ version: z.number().int().min(1), responses: z.array(z.unknown()) });

/** The header of a bundle of any release up to this one, migrated to the current shape. */
function readHeader(value: unknown): z.output<typeof Header> {
  const asItIs = Header.safeParse(value);
  if (asItIs.success) return asItIs.data;
  const old = Versioned.safeParse(value);
  if (!old.success) throw new BundleFileError(DAMAGED_HEAD);
  if (old.data.version > BUNDLE_VERSION)
    throw new BundleFileError('A later release of Porchlight wrote this evidence bundle. Update this one to open it.');
  const stepped = STEPS.slice(old.data.version - 1).reduce<StoredValue>((current, step) => step(current), old.data);
  const fitted = fitToSchema(Header, { ...stepped, version: BUNDLE_VERSION });
  const header = fitted.ok ? Header.safeParse(fitted.value) : asItIs;
  // The bodies follow in the order of the responses: dropping one would shift all others.
  if (!header.success || header.data.responses.length !== old.data.responses.length)
    throw new BundleFileError(DAMAGED_HEAD);
  return header.data;
}

const NOT_UNPACKED = 'This file is not a Porchlight evidence bundle, or it is damaged.';

function unpack(file: Uint8Array, mostBytes: number): Buffer {
  try {
    return zstdDecompressSync(file, { maxOutputLength: mostBytes });
  } catch {
    throw new BundleFileError(NOT_UNPACKED);
  }
}

async function unpackInTurns(file: Uint8Array): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const stream = createZstdDecompress({ chunkSize: CHUNK_BYTES });
    stream.end(file);
    for await (const chunk of stream) {
      size += chunk.byteLength;
      if (size > MAX_BUNDLE_BYTES) throw new RangeError('The bundle is too large.');
      chunks.push(chunk);
    }
  } catch {
    throw new BundleFileError(NOT_UNPACKED);
  }
  return joinInTurns(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
