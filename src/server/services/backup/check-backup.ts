import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPgliteDatabase } from '../../store/database/pglite-database.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { fillDatabase } from './fill-database.ts';
import { readBackup } from './read-backup.ts';

/**
 * Restores a backup into a throwaway embedded database, whatever database it was made from: verifies every byte, inserts
 * and counts every row, and reads the newest audit. Throws when a restore would fail. Needs the memory of a database: see
 * `checkInThread`.
 */
export async function checkBackup(path: string): Promise<BackupManifest> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-check-'));
  try {
    const backup = await readBackup(path);
    const database = await openPgliteDatabase(folder);
    try {
      await fillDatabase(database, path, backup);
    } finally {
      await database.close();
    }
    return backup.manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
