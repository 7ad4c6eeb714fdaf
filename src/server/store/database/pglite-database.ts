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

/** `-F` turns fsync off and no later setting turns it on again, so it is removed from the list. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'full_page_writes=on', 'shared_buffers=16MB', 'wal_buffers=512kB', 'max_wal_size=64MB'].flatMap(
    (setting) => ['-c', setting],
  ),
];

/**
 * Keeps WebAssembly on the baseline compiler. The optimising one peaks at 550 MB on PostgreSQL's largest functions and
 * takes seconds of CPU just when the first visitors come, without making our statements faster (0.15 ms each). Measured:
 * docs/decisions/005-jobs-and-store.md.
 */
function keepCompilingPlainly(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/**
 * Opens the embedded database in `dataDir`, creating it the first time. The folder is locked until `close`; throws
 * `DataFolderError` when another process holds the lock.
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
 * Creates the database the first time, in a thread whose memory (400 MB) is freed when it ends. It is made under a
 * temporary name and moved into place, so that an interrupted start leaves no partial database.
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

/** pg-boss sends statements without parameters as scripts; most are single statements and can be prepared. */
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
