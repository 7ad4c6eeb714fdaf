import type { TakeoutFile, TakeoutRejection } from '#shared/fixes/takeout-profile.ts';
import { readTakeoutDocument } from './takeout-document.ts';
import type { PlacedDocument } from './takeout-places.ts';
import { gatherProfiles } from './takeout-profiles.ts';
import { rejectTakeout } from './takeout-rejection.ts';
import { TAKEOUT_LIMITS, type TakeoutLimits, unpackTakeout } from './unpack-takeout.ts';

/** More than one owner's chain has: such a file is not an owner's own. */
const MOST_PROFILES = 200;
const MOST_NAMED_FILES = 5;

/**
 * Reads Google Takeout's zip of “Google Business Profile”: names, descriptions, categories, reviews with replies, posts and
 * the number of photos of every location. Files are recognized by their content, whatever their name and language. Limited
 * in size, depth and number (`TAKEOUT_LIMITS`). Never throws: a file that cannot be read gives a rejection with a sentence
 * for the owner.
 * @param bytes the whole zip
 * @param limits smaller ones, for tests
 */
export async function readTakeout(
  bytes: Uint8Array,
  limits: TakeoutLimits = TAKEOUT_LIMITS,
): Promise<TakeoutFile | TakeoutRejection> {
  const unpacked = await unpackTakeout(bytes, limits);
  if ('code' in unpacked) return unpacked;
  const { documents, imagePaths, madeAt, tooLarge, unreadable } = unpacked;
  const placed = documents.map(({ path, text }): PlacedDocument => ({ path, document: readTakeoutDocument(text) }));
  const profiles = gatherProfiles(placed, imagePaths);
  const hasWritten = placed.some(({ document }) => document.kind === 'written-reviews');
  const broken = [...unreadable, ...placed.flatMap(({ path, document }) => (document.kind === 'broken' ? [path] : []))];
  if (profiles.length === 0) {
    const isBroken = broken.length > 0 && broken.length === placed.length + unreadable.length;
    return rejectTakeout(isBroken ? 'damaged' : hasWritten ? 'only-written-reviews' : 'no-profile');
  }
  const warnings = [
    ...named(broken, 'could not be read and was left out'),
    ...named(tooLarge, 'is too large and was left out'),
    ...(hasWritten ? ['The zip also holds reviews that you wrote about other places. They were left out.'] : []),
    ...(profiles.length > MOST_PROFILES ? [`Only the first ${MOST_PROFILES} locations were taken.`] : []),
  ];
  return { profiles: profiles.slice(0, MOST_PROFILES), madeAt, warnings };
}

function named(paths: readonly string[], what: string): string[] {
  const shown = paths.slice(0, MOST_NAMED_FILES).map((path) => `The file ${fileName(path)} ${what}.`);
  const more = paths.length - shown.length;
  return more > 0 ? [...shown, `So it is with ${more} more of its files.`] : shown;
}

/** The file name of a path, made safe for a sentence: without control and bidirectional characters. */
function fileName(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, 60);
}
