import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderError } from './database.ts';

/** An exclusive lock on a data folder; released by `release`, or by the operating system when the process ends. */
export interface DataFolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Locks `dataDir` exclusively. Throws `DataFolderError` at once when another process holds the lock.
 *
 * It uses SQLite's file lock (fcntl on Unix, LockFileEx on Windows): the kernel releases it with the process, however that
 * ends, so no stale lock can block a start and no reused process id can be mistaken for the holder. Unlike a socket it also
 * works between containers that share the folder. See `docs/decisions/004-data-folder-lock.md`.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const holderFile = join(dataDir, 'lock.holder');
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataFolderError(describeHolder(dataDir, holderFile));
    throw error;
  }
  // Only used to name the holder in the error message.
  writeFileSync(holderFile, `${process.pid}\n`);
  return { release: () => lock.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function describeHolder(dataDir: string, holderFile: string): string {
  const holder = readHolder(holderFile);
  return `The data folder ${dataDir} is in use by another Porchlight process${holder}: stop that one, or give this one a DATA_DIR of its own.`;
}

function readHolder(path: string): string {
  try {
    const id = readFileSync(path, 'utf8').trim();
    return /^[0-9]{1,10}$/.test(id) ? ` (process ${id})` : '';
  } catch {
    return '';
  }
}
