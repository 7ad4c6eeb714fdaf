import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { openAuditQueue } from '#server/jobs/audit-queue.ts';
import { openBoss } from '#server/jobs/open-boss.ts';
import { openTaskQueue } from '#server/jobs/task-queue.ts';
import { createLog } from '#server/log.ts';
import type { Database } from '#server/store/database/database.ts';
import { migrateDatabase, readMigrations } from '#server/store/database/migrate.ts';
import { openMemoryDatabase } from '#server/store/database/pglite-database.ts';
import pglite from '../node_modules/@electric-sql/pglite/package.json' with { type: 'json' };
import boss from '../node_modules/pg-boss/package.json' with { type: 'json' };
import { deleteAllRows, readShape } from './reset-database.ts';
import { reverseUnorderedRows } from './unordered-rows.ts';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/porchlight', import.meta.url));
const READY = 'ready-database-';
const Client = z.object({ $client: z.instanceof(PGlite) });

/** A database is replaced after this many tests: deleted rows still use memory. */
const MOST_USES = 25;

interface Emptied {
  readonly database: Database;
  readonly shape: string;
  readonly uses: number;
}
/** A closed and emptied one: the test files of a worker reuse it. */
let emptied: Emptied | null = null;

/**
 * An empty in-memory database with the tables and queues of this release. Creating one takes three seconds of CPU time,
 * opening a copy half a second, emptying a closed one a twentieth.
 */
export async function openTestDatabase(): Promise<Database> {
  const taken = emptied ?? (await openCopy());
  emptied = null;
  const { database, shape, uses } = taken;
  return {
    ...database,
    close: async () => {
      const isAsNew = emptied === null && uses < MOST_USES && (await empty(database, shape));
      if (isAsNew) emptied = { database, shape, uses: uses + 1 };
      else await database.close();
    },
  };
}

/** Empties it; false if anything but rows had changed. */
async function empty({ orm }: Database, shape: string): Promise<boolean> {
  try {
    await deleteAllRows(orm);
    return (await readShape(orm)) === shape;
  } catch {
    return false;
  }
}

async function openCopy(): Promise<Emptied> {
  const database = await copyReady();
  return { database, shape: await readShape(database.orm), uses: 1 };
}

/** The template that all tests copy, until a migration or a version changes. */
async function copyReady(): Promise<Database> {
  const hashes = readMigrations().map(({ hash }) => hash);
  const release = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
  const name = `${READY}${pglite.version}-${boss.version}-${release}.tar`;
  const database = await openMemoryDatabase(await readTemplate(name, makeReady));
  reverseUnorderedRows(Client.parse(database.orm).$client);
  return database;
}

/** An in-memory database without any tables, for testing migrations. */
export async function openEmptyTestDatabase(): Promise<Database> {
  return openMemoryDatabase(await readTemplate(`empty-database-${pglite.version}.tar`, makeEmpty));
}

const templates = new Map<string, Promise<Blob>>();

/** A template that is read once a worker: reading it takes half of the CPU time of opening a copy. */
function readTemplate(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const read = templates.get(name) ?? findTemplate(name, make);
  templates.set(name, read);
  return read;
}

/** A blob that returns its bytes without copying: a real one copies forty megabytes piecewise. */
async function findTemplate(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const kept = await readFile(`${CACHE}/${name}`).catch(() => null);
  const bytes = new Uint8Array(kept ?? (await keepTemplate(name, await make())));
  return Object.assign(new Blob([]), { arrayBuffer: async () => bytes.buffer });
}

async function keepTemplate(name: string, image: Blob): Promise<Uint8Array> {
  const template = new Uint8Array(await image.arrayBuffer());
  await mkdir(CACHE, { recursive: true });
  const draft = `${CACHE}/${randomBytes(4).toString('hex')}.draft`;
  await writeFile(draft, template);
  await rename(draft, `${CACHE}/${name}`);
  if (name.startsWith(READY))
    for (const other of await readdir(CACHE))
      if (other.startsWith(READY) && other !== name) await rm(`${CACHE}/${other}`, { force: true });
  return template;
}

async function makeEmpty(): Promise<Blob> {
  const empty = await PGlite.create();
  const image = await empty.dumpDataDir('none');
  await empty.close();
  return image;
}

async function makeReady(): Promise<Blob> {
  const database = await openEmptyTestDatabase();
  await migrateDatabase(database);
  const queues = await openBoss(
    database,
    createLog('error', () => {}),
  );
  await openAuditQueue(queues, database, { slots: 1, runningPerAddress: 1 });
  await openTaskQueue(queues);
  await queues.stop({ graceful: false, close: true });
  const { $client } = Client.parse(database.orm);
  // Half of the files are databases that nobody opens. Contents of the rest need not be recovered from the log by every
  // copy.
  await $client.exec("update pg_database set datistemplate = false where datname in ('template0', 'template1')");
  await $client.exec('drop database template0');
  await $client.exec('drop database template1');
  await $client.exec('checkpoint');
  const image = await $client.dumpDataDir('none');
  await database.close();
  return image;
}
