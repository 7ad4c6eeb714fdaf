import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Evidence bundles as files beside the database, named by their digest. */
export interface BundleFiles {
  /** Stores a bundle and returns its digest. When it resolves, the complete file is on disk. */
  save(bundle: Uint8Array): Promise<string>;
  /** Reads a bundle; null when there is none with this digest. Throws when the file does not match its digest. */
  read(digest: string): Promise<Uint8Array | null>;
  remove(digest: string): Promise<void>;
  /** The bundles written before `before`, ordered by digest. */
  list(before: Date): AsyncGenerator<{ readonly digest: string; readonly bytes: number }>;
}

/** Stores bundles in `dataDir/bundles`, in subfolders by their first two digits. */
export function openBundleFiles(dataDir: string): BundleFiles {
  const pathOf = (digest: string) => join(dataDir, 'bundles', digest.slice(0, 2), `${digest}.bundle`);
  return {
    async save(bundle) {
      const digest = digestOf(bundle);
      await writeWhole(pathOf(digest), bundle);
      return digest;
    },
    async read(digest) {
      const bundle = await readOrNull(pathOf(digest));
      if (bundle !== null && digestOf(bundle) !== digest)
        throw new Error(`The evidence bundle ${digest} is damaged on the disk.`);
      return bundle;
    },
    remove: (digest) => rm(pathOf(digest), { force: true }),
    async *list(before) {
      for (const folder of await namesIn(join(dataDir, 'bundles'))) {
        for (const name of await namesIn(join(dataDir, 'bundles', folder))) {
          const digest = /^([0-9a-f]{64})\.bundle$/.exec(name)?.[1];
          const found = digest === undefined ? null : await stat(pathOf(digest)).catch(() => null);
          if (digest !== undefined && found !== null && found.mtime < before) yield { digest, bytes: found.size };
        }
      }
    },
  };
}

/** Writes a temporary file and renames it, so that readers see the complete file or none, even after a crash. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeDraft(draft, bytes).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeDraft(draft, bytes);
    });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeDraft(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.toSorted();
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function readOrNull(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
