import { constants } from 'node:fs';
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from './database.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Permissions of group and others. */
const OF_OTHERS = constants.S_IRWXG | constants.S_IRWXO;

/**
 * Makes every file and folder that this process creates private to its user, whatever the umask was. The embedded database
 * creates files with a mode compiled in, so only the umask has an effect.
 */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Removes all permissions of others from a folder and its contents, at every start: it may have been created or copied with
 * open permissions. Symbolic links are left alone. Throws `DataFolderError` with a sentence where another user owns it, or
 * where it is not a readable folder.
 */
export async function tightenFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    // Windows has no such permissions.
    if (process.platform === 'win32') return;
    await tighten(folder, folder);
  } catch (error) {
    throw error instanceof DataFolderError ? error : unusable(folder, error);
  }
}

/** The error for a data folder that is a file, on a full or read-only disk, or owned by another user. */
function unusable(folder: string, error: unknown): DataFolderError {
  const reason = error instanceof Error ? error.message : String(error);
  return new DataFolderError(
    `The data folder ${folder} cannot be used (${reason}). It must be a folder that the user who runs Porchlight can read and write: mend it, or set DATA_DIR to another one.`,
    { cause: error },
  );
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
