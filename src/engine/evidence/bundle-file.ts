import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { fitToSchema } from '#shared/stored/fit-to-schema.ts';
import type { StoredValue, UpgradeStep } from '#shared/stored/upgrade-steps.ts';
import { type CollectedResponse, type EvidenceBundle, RESPONSE_PROBLEMS } from './evidence-bundle.ts';

const MAGIC = 'PLB1';
/** Twice what a collection keeps at most (`MAX_COLLECTED_BYTES` and one body for each connection). */
const MAX_BUNDLE_BYTES = 128 * 1024 * 1024;
/** The table of contents of forty answers with their headers is some 50 kB; addresses may be long. */
const MAX_HEAD_BYTES = 8 * 1024 * 1024;
/** An audit asks at most forty times and follows ten redirects; what comes of it is never near these. */
const MOST_RESPONSES = 500;
const MOST_ENTRIES = 10_000;

/**
 * From each version of the table of contents to the next (`docs/stored-data.md`). A new field that is nullable, optional or a list needs none.
 * A step neither takes answers away nor moves them.
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
      }),
    )
    .max(MOST_RESPONSES),
  pagesNotRead: z.array(z.object({ url: z.string(), reason: z.string() })).max(MOST_ENTRIES),
  notes: z.array(z.string()).max(MOST_ENTRIES),
});

/** A file that is no evidence bundle, or a damaged one. */
export class BundleFileError extends Error {}

/**
 * An evidence bundle as one compressed file: a line of JSON for everything but the bodies, then the bodies one after
 * another. The same bundle gives the same bytes.
 */
export function encodeBundle(bundle: EvidenceBundle): Uint8Array {
  const responses = bundle.responses.map(({ body, ...rest }) => ({ ...rest, bodyBytes: body?.byteLength ?? null }));
  // Parsed, so that the order of its fields is that of the schema, wherever the bundle comes from.
  const header = Header.parse({ ...bundle, responses });
  const head = Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`, 'utf8');
  const bodies = bundle.responses.flatMap(({ body }) => (body === null ? [] : [body]));
  // Level 1: a bundle is written on every audit, and its bodies repeat each other enough for any level.
  return zstdCompressSync(Buffer.concat([head, ...bodies]), { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
}

/**
 * Reads what `encodeBundle` wrote, and nothing that unfolds to more than `mostBytes`. Throws `BundleFileError` with a sentence
 * when it is something else.
 */
export function decodeBundle(file: Uint8Array, mostBytes = MAX_BUNDLE_BYTES): EvidenceBundle {
  const bytes = unpack(file, mostBytes);
  const lineEnd = bytes.indexOf(0x0a);
  if (lineEnd < 0 || lineEnd > MAX_HEAD_BYTES || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new BundleFileError('This file is not a Porchlight evidence bundle.');
  const header = readHeader(parseJson(bytes.toString('utf8', MAGIC.length, lineEnd)));
  let offset = lineEnd + 1;
  const responses = header.responses.map(({ bodyBytes, ...rest }): CollectedResponse => {
    if (bodyBytes === null) return { ...rest, body: null };
    const body = new Uint8Array(bytes.subarray(offset, offset + bodyBytes));
    if (body.byteLength !== bodyBytes)
      throw new BundleFileError('The evidence bundle is damaged: a page is cut short.');
    offset += bodyBytes;
    return { ...rest, body };
  });
  if (offset !== bytes.byteLength)
    throw new BundleFileError('The evidence bundle is damaged: it holds more than its pages.');
  return { ...header, responses };
}

const DAMAGED_HEAD = 'The evidence bundle is damaged: its table of contents cannot be read.';
const Versioned = z.looseObject({ version: z.number().int().min(1), responses: z.array(z.unknown()) });

/** The table of contents of a bundle of any release up to this one, in the shape of this one. */
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
  // The bodies stand behind in the order of the answers: one that is left out would shift all others.
  if (!header.success || header.data.responses.length !== old.data.responses.length)
    throw new BundleFileError(DAMAGED_HEAD);
  return header.data;
}

function unpack(file: Uint8Array, mostBytes: number): Buffer {
  try {
    return zstdDecompressSync(file, { maxOutputLength: mostBytes });
  } catch {
    throw new BundleFileError('This file is not a Porchlight evidence bundle, or it is damaged.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
