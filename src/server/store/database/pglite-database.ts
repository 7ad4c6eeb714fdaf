import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Db, fromPglite } from 'pg-boss';
import * as schema from '../audits/audit-schema.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database } from './database.ts';
import { PreparedPglite } from './prepared-pglite.ts';

/** `-F` turns fsync off and no later setting turns it back on, so it must go from the list. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'full_page_writes=on', 'shared_buffers=16MB', 'wal_buffers=512kB', 'max_wal_size=64MB'].flatMap(
    (setting) => ['-c', setting],
  ),
];

/**
 * Keeps WebAssembly on the compiler that compiles fast. The optimising one takes 550 MB at its peak over PostgreSQL's
 * largest functions and seconds of CPU just when the first visitors come, and what it makes ran our statements no faster
 * (0.15 ms each). Measured: docs/decisions/005-jobs-and-store.md.
 */
function keepCompilingPlainly(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/**
 * Opens the embedded database in `dataDir`, creating it the first time. It belongs to this process until `close`:
 * throws `DataFolderError` when another process holds the folder.
 */
export async function openPgliteDatabase(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDataFolder(dataDir);
  keepCompilingPlainly();
  try {
    const folder = join(dataDir, 'database');
    await createOnce(folder);
    const pglite = await PreparedPglite.open({ dataDir: folder, startParams: START_PARAMETERS });
    return wrapPglite(pglite, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Creates the database the first time, in a thread: what that takes (400 MB) is given back when the thread ends. It is
 * made beside its place and moved there whole, so that a start that is cut short leaves nothing half made.
 */
async function createOnce(folder: string): Promise<void> {
  if (await exists(join(folder, 'PG_VERSION'))) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const worker = new Worker(new URL('./create-database-worker.ts', import.meta.url), { workerData: { folder: draft } });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  await rename(draft, folder);
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

/** A database in memory, empty or a copy of `template` (a dump of PGlite's). Gone when it is closed. */
export async function openMemoryDatabase(template?: Blob): Promise<Database> {
  keepCompilingPlainly();
  const options = template === undefined ? {} : { loadDataDir: template };
  return wrapPglite(await PreparedPglite.open({ startParams: START_PARAMETERS, ...options }), () => {});
}

function wrapPglite(pglite: PGlite, onClosed: () => void): Database {
  return {
    kind: 'pglite',
    orm: drizzle({ client: pglite, schema }),
    queueStorage: { backend: 'pglite', db: queueStorage(pglite) },
    listen: null,
    async close() {
      try {
        await pglite.close();
      } finally {
        onClosed();
      }
    },
  };
}

/** pg-boss sends its statements without parameters as if they were several; most are one and can be prepared. */
function queueStorage(pglite: PGlite): Db {
  const adapter = fromPglite(pglite);
  return {
    ...adapter,
    executeSql: (text, values) => {
      const isOne = !text.trimEnd().replace(/;$/, '').includes(';');
      return isOne ? pglite.query(text, values) : adapter.executeSql(text, values);
    },
  };
}
