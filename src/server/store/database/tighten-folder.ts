import { constants } from 'node:fs';
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from './database.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** What a group and others may do. */
const OF_OTHERS = constants.S_IRWXG | constants.S_IRWXO;

/**
 * From now on every file and folder that this process makes is its user's alone, whatever the shell's umask was. The embedded
 * database makes its files with the mode it was built with, so that nothing else decides.
 */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Takes every right of others to a folder and to all in it away, at every start: a folder that somebody made before, or that was copied
 * from elsewhere, may be open to all. Links are left alone. Throws `DataFolderError` with a sentence where another user owns it.
 */
export async function tightenFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  // Windows has no such rights.
  if (process.platform === 'win32') return;
  await tighten(folder, folder);
}

async function tighten(path: string, root: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found === null || found.isSymbolicLink()) return;
  if ((found.mode & OF_OTHERS) !== 0) {
    await chmod(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE).catch((error: unknown) => {
      throw new DataFolderError(
        `Other users of this machine can read ${path}, and its rights cannot be changed: make the user that runs Porchlight its owner, or run chmod -R go= ${root}.`,
        { cause: error },
      );
    });
  }
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await tighten(join(path, name), root);
}
