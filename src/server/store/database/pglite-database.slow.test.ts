import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Database, DataFolderError, selectRows } from './database.ts';
import { isMigrated, migrateDatabase } from './migrate.ts';
import { openPgliteDatabase } from './pglite-database.ts';

let folder = '';
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-test-'));
  database = await openPgliteDatabase(folder);
  await migrateDatabase(database);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function setting(name: string): Promise<string> {
  const [row] = await selectRows(database.orm, z.record(z.string(), z.string()), sql.raw(`show ${name}`));
  return Object.values(row ?? {})[0] ?? '';
}

describe('the embedded database', () => {
  it.each([
    ['fsync', 'on'],
    ['full_page_writes', 'on'],
    ['synchronous_commit', 'on'],
    ['shared_buffers', '16MB'],
  ])('runs with %s %s', async (name, value) => {
    expect(await setting(name)).toBe(value);
  });

  it('belongs to one opener at a time', async () => {
    await expect(openPgliteDatabase(folder)).rejects.toThrow(DataFolderError);
  });

  it('is migrated once; a second time changes nothing', async () => {
    expect(await isMigrated(database.orm)).toBe(true);
    await migrateDatabase(database);
  });

  it('refuses a migration that was changed after it had been applied', async () => {
    await database.orm.execute(sql`update schema_migrations set hash = 'other'`);
    await expect(migrateDatabase(database)).rejects.toThrow('was changed');
  });
});

describe('prepared statements', () => {
  const one = z.object({ value: z.unknown() });
  const ask = async (query: ReturnType<typeof sql>) => (await selectRows(database.orm, one, query))[0]?.value;

  it('carry every kind of value', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await ask(sql`select ${'text ünï 🏠'}::text as value`)).toBe('text ünï 🏠');
      expect(await ask(sql`select ${42}::int as value`)).toBe(42);
      expect(await ask(sql`select ${null}::text as value`)).toBeNull();
      expect(await ask(sql`select ${true}::boolean as value`)).toBe(true);
      expect(await ask(sql`select ${JSON.stringify({ a: [1, null] })}::json as value`)).toEqual({ a: [1, null] });
      expect(await ask(sql`select ${new Date(0).toISOString()}::timestamptz as value`)).toMatch(/^1970-01-01 00:00:00/);
    }
  });

  it('fail alone: what comes after an error works, inside and outside of transactions', async () => {
    const broken = () => database.orm.execute(sql`select 1 / ${0}::int`);
    await expect(broken()).rejects.toThrow();
    await expect(broken()).rejects.toThrow();
    await expect(database.orm.execute(sql`select nothing from nowhere`)).rejects.toThrow();
    await expect(database.orm.transaction((tx) => tx.execute(sql`select 1 / ${0}::int`))).rejects.toThrow();
    expect(await ask(sql`select 1 as value`)).toBe(1);
  });

  it('undo a transaction as a whole', async () => {
    await database.orm.execute(sql`create table tried (value int)`);
    const undone = database.orm.transaction(async (tx) => {
      await tx.execute(sql`insert into tried values (${1})`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await ask(sql`select count(*)::int as value from tried`)).toBe(0);
  });

  it('survive a change of their table', async () => {
    await ask(sql`select * from (select 1 as value) as t, tried`);
    await database.orm.execute(sql`alter table tried add column more text`);
    await ask(sql`select * from (select 1 as value) as t, tried`).catch(() => {});
    await ask(sql`select * from (select 1 as value) as t, tried`);
  });

  it('are forgotten when they become too many', async () => {
    for (let count = 0; count < 450; count += 1) await ask(sql.raw(`select ${count} as value`));
    expect(await ask(sql.raw('select 1 as value'))).toBe(1);
    expect(await ask(sql`select count(*)::int as value from pg_prepared_statements`)).toBeLessThanOrEqual(201);
  });

  it('do not mix up callers that come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ask(sql`select ${index}::int as value`)),
    );
    expect(answers).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });
});
