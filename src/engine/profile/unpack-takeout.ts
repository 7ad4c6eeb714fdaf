import { Buffer } from 'node:buffer';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { TakeoutRejection } from '#shared/fixes/takeout-profile.ts';
import { rejectTakeout } from './takeout-rejection.ts';

/** Limits of a file. A profile with ten thousand reviews and five thousand photos is below all of them. */
export const TAKEOUT_LIMITS = {
  zipBytes: 512 * 1024 * 1024,
  entries: 60_000,
  /** The number of text files that are read, and their decompressed size: each and in total. */
  documents: 12_000,
  documentBytes: 8 * 1024 * 1024,
  allDocumentBytes: 64 * 1024 * 1024,
  /** Text files that may be irrelevant, such as those of another Google product. */
  unknownDocuments: 300,
  pathDepth: 12,
  pathLength: 500,
} as const;
export type TakeoutLimits = Readonly<Record<keyof typeof TAKEOUT_LIMITS, number>>;

/** A text file of the zip: its path with `/`, and its text. */
export interface TakeoutDocument {
  readonly path: string;
  readonly text: string;
}

export interface UnpackedTakeout {
  readonly documents: readonly TakeoutDocument[];
  readonly imagePaths: readonly string[];
  /** The day of the newest entry (ISO 8601); null when the entries have no dates. */
  readonly madeAt: string | null;
  /** Names of text files that were skipped because of their size, or that could not be decompressed. */
  readonly tooLarge: readonly string[];
  readonly unreadable: readonly string[];
}

const KNOWN_PLACE = /(?:^|\/)(?:account|location)[-_ ][^/]+\//i;
const KNOWN_NAME = /(?:^|\/)(?:reviews|data|additionaldata|media|localpost)[^/]*\.json$/i;
const IMAGE = /\.(?:jpe?g|png|webp|gif|heic|heif|avif|bmp)$/i;
/** Zip timestamps begin in 1980; Takeout started later, so older ones are not real dates. */
const FIRST_YEAR = 2011;

/**
 * The text files of a Takeout zip and the names of its pictures. Sizes are checked before anything is decompressed, and
 * yauzl aborts an entry that decompresses to more than declared. (fflate, which writes our zips, does neither, and does not
 * detect encrypted entries.) Never throws.
 */
export async function unpackTakeout(
  bytes: Uint8Array,
  limits: TakeoutLimits = TAKEOUT_LIMITS,
): Promise<UnpackedTakeout | TakeoutRejection> {
  if (bytes.length > limits.zipBytes) return rejectTakeout('too-big');
  const notZip = kindOfOther(bytes);
  if (notZip !== null) return rejectTakeout(notZip);
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (zip.entryCount > limits.entries) return rejectTakeout('too-big');
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entries.length >= limits.entries) return rejectTakeout('too-big');
      if (!entry.fileName.endsWith('/')) entries.push(entry);
    }
    return await readEntries(zip, entries, limits);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return rejectTakeout(/relative path|absolute path|in file ?name/i.test(reason) ? 'unsafe-names' : 'damaged');
  }
}

async function readEntries(
  zip: ZipFile,
  entries: readonly Entry[],
  limits: TakeoutLimits,
): Promise<UnpackedTakeout | TakeoutRejection> {
  const near = entries.filter(({ fileName }) => isNear(fileName, limits));
  const texts = near.filter(({ fileName }) => /\.json$/i.test(fileName));
  const known = texts.filter(isKnown);
  const unknown = texts.filter((entry) => !isKnown(entry)).slice(0, limits.unknownDocuments);
  if (texts.length === 0 && near.some(({ fileName }) => /\.zip$/i.test(fileName))) return rejectTakeout('zip-in-zip');
  if ([...known, ...unknown].some((entry) => entry.isEncrypted())) return rejectTakeout('encrypted');
  const fits = ({ uncompressedSize }: Entry) => uncompressedSize <= limits.documentBytes;
  const small = known.filter(fits);
  if (small.length > limits.documents || bytesOf(small) > limits.allDocumentBytes) return rejectTakeout('too-big');
  const others = unknown.filter(fits);
  const isRoomForOthers = bytesOf(small) + bytesOf(others) <= limits.allDocumentBytes;

  const documents: TakeoutDocument[] = [];
  const unreadable: string[] = [];
  for (const entry of isRoomForOthers ? [...small, ...others] : small) {
    const text = await readText(zip, entry);
    if (text === null) unreadable.push(entry.fileName);
    else documents.push({ path: entry.fileName, text });
  }
  const tooLarge = known.filter((entry) => !fits(entry)).map(({ fileName }) => fileName);
  const imagePaths = near.filter(({ fileName }) => IMAGE.test(fileName)).map(({ fileName }) => fileName);
  return { documents, imagePaths, madeAt: newestDay(entries), tooLarge, unreadable };
}

function isKnown({ fileName }: Entry): boolean {
  return KNOWN_PLACE.test(fileName) || KNOWN_NAME.test(fileName);
}

function bytesOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
}

function isNear(path: string, limits: TakeoutLimits): boolean {
  return path.length <= limits.pathLength && path.split('/').length <= limits.pathDepth;
}

async function readText(zip: ZipFile, entry: Entry): Promise<string | null> {
  if (!entry.canDecodeFileData()) return null;
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return null;
  }
}

/** The kind of a file that is not a zip; null when it may be one. */
function kindOfOther(bytes: Uint8Array): TakeoutRejection['code'] | null {
  const [first = 0, second = 0, third = 0] = bytes;
  if (first === 0x50 && second === 0x4b) return null;
  const isGzip = first === 0x1f && second === 0x8b;
  const isSevenZip = first === 0x37 && second === 0x7a && third === 0xbc;
  const isRar = first === 0x52 && second === 0x61 && third === 0x72;
  if (isGzip || isSevenZip || isRar) return 'not-zip-format';
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  return /^[[{]/.test(start) ? 'single-file' : 'not-a-zip';
}

function newestDay(entries: readonly Entry[]): string | null {
  const times = entries.map((entry) => entry.getLastModDate({ timezone: 'UTC' }).getTime()).filter(Number.isFinite);
  const newest = new Date(times.reduce((latest, time) => Math.max(latest, time), 0));
  return newest.getUTCFullYear() < FIRST_YEAR ? null : newest.toISOString();
}
