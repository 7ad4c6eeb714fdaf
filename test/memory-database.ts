import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '#server/store/database.ts';
import { openMemoryDatabase } from '#server/store/pglite-database.ts';
import pglite from '../node_modules/@electric-sql/pglite/package.json' with { type: 'json' };

const CACHE = fileURLToPath(new URL('../node_modules/.cache/porchlight', import.meta.url));
const TEMPLATE = `${CACHE}/empty-database-${pglite.version}.tar`;

/**
 * An empty database in memory. Creating one from nothing takes two seconds of work, opening a copy a third of one: the
 * first that is ever created is kept for all tests to copy.
 */
export async function openTestDatabase(): Promise<Database> {
  return openMemoryDatabase(new Blob([await readTemplate()]));
}

async function readTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await readFile(TEMPLATE).catch(() => null);
  return new Uint8Array(kept ?? (await makeTemplate()));
}

async function makeTemplate(): Promise<Uint8Array> {
  const empty = await PGlite.create();
  const template = new Uint8Array(await (await empty.dumpDataDir('none')).arrayBuffer());
  await empty.close();
  await mkdir(CACHE, { recursive: true });
  const draft = `${TEMPLATE}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, template);
  await rename(draft, TEMPLATE);
  return template;
}
