import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** With less free space the database may fail in the middle of a transaction. */
export const LEAST_FREE_BYTES = 64 * 1024 * 1024;
const PROBE = 'write-probe';

/** File system access for this check, injected in tests. */
export interface DiskProbe {
  freeBytes(folder: string): Promise<number>;
  /** Writes a small file durably and deletes it. */
  write(path: string): Promise<void>;
}

const DISK: DiskProbe = {
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  async write(path) {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile('x');
      await file.sync();
    } finally {
      await file.close();
      await rm(path, { force: true });
    }
  },
};

/** Why the data folder cannot be written: `disk-full` or `disk-not-writable`; null when it can. Never rejects. */
export async function findDiskProblem(
  dataDir: string,
  disk: DiskProbe = DISK,
): Promise<'disk-full' | 'disk-not-writable' | null> {
  try {
    if ((await disk.freeBytes(dataDir)) < LEAST_FREE_BYTES) return 'disk-full';
    await disk.write(join(dataDir, PROBE));
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return code === 'ENOSPC' || code === 'EDQUOT' ? 'disk-full' : 'disk-not-writable';
  }
}
