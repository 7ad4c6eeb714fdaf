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

const CACHE = fileURLToPath(new URL('../node_modules/.cache/porchlight', import.meta.url));
const READY = 'ready-database-';
const Client = z.object({ $client: z.instanceof(PGlite) });

/**
 * A database in memory with the tables of this release and its queues, and no rows. Making one from nothing takes three seconds of
 * work, opening a copy half of one: the first is kept for all tests to copy, until a migration or a version is another.
 */
export async function openTestDatabase(): Promise<Database> {
  const hashes = readMigrations().map(({ hash }) => hash);
  const release = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
  const name = `${READY}${pglite.version}-${boss.version}-${release}.tar`;
  return openMemoryDatabase(await readTemplate(name, makeReady));
}

/** A database in memory without any tables, for what makes them. */
export async function openEmptyTestDatabase(): Promise<Database> {
  return openMemoryDatabase(await readTemplate(`empty-database-${pglite.version}.tar`, makeEmpty));
}

/** A blob that gives its bytes as they are: a real one copies forty megabytes piece by piece. */
async function readTemplate(name: string, make: () => Promise<Blob>): Promise<Blob> {
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
  // Half of the files are of databases that nobody opens. What is in the rest need not be found in the log by every copy.
  await $client.exec("update pg_database set datistemplate = false where datname in ('template0', 'template1')");
  await $client.exec('drop database template0');
  await $client.exec('drop database template1');
  await $client.exec('checkpoint');
  const image = await $client.dumpDataDir('none');
  await database.close();
  return image;
}
