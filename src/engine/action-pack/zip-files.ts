import { strToU8, type Zippable, zipSync } from 'fflate';

/** A text file of a pack: a path with `/` inside the zip, and its text. */
export interface ZipTextFile {
  readonly path: string;
  readonly text: string;
}

const SAFE_PATH = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,79}\/){0,3}[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/**
 * The files as a zip. The same files on the same day give the same bytes: sorted by path, one time for all, no extra
 * fields. Throws for a path outside the target folder and for a duplicate path.
 * @param day `YYYY-MM-DD`, the date of every file.
 */
export function zipFiles(files: readonly ZipTextFile[], day: string): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  // Zip stores local time without a zone: noon local time gives the same bytes in every zone.
  const mtime = new Date(`${day}T12:00:00`);
  for (const { path, text } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    if (!SAFE_PATH.test(path) || path.includes('..')) throw new Error(`Not a safe path in a zip: ${path}`);
    if (path in entries) throw new Error(`Twice in one zip: ${path}`);
    entries[path] = [strToU8(text), { mtime, level: 6 }];
  }
  return new Uint8Array(zipSync(entries));
}
