import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openEmptyTestDatabase } from '#test/memory-database.ts';
import { expectMigratesFrom, expectMigratesThroughAll, expectMovesMarks } from '#test/migration-steps.ts';
import { isMigrated, migrateDatabase, readMigrations } from './migrate.ts';

describe('the migrations', () => {
  // From each release on its own: migrate.slow.test.ts.
  it('bring a database of the first release to this one with everything in it', async () => {
    await expectMigratesFrom(1, openEmptyTestDatabase);
  });

  it('bring a database through every release to this one with everything in it', async () => {
    await expectMigratesThroughAll(openEmptyTestDatabase);
  });

  it('move what was noted of scans and mails from rows among the events into columns', async () => {
    await expectMovesMarks(openEmptyTestDatabase);
  });

  it('know a database of an earlier release from one of this', async () => {
    const database = await openEmptyTestDatabase();
    await migrateDatabase(database, readMigrations().slice(0, 1));
    expect(await isMigrated(database.orm)).toBe(false);
    await migrateDatabase(database);
    expect(await isMigrated(database.orm)).toBe(true);
    await database.close();
  });

  it('refuse a file that was changed after it had been applied', async () => {
    const database = await openEmptyTestDatabase();
    await migrateDatabase(database);
    const [first, ...others] = readMigrations();
    if (first === undefined) throw new Error('There are no migrations.');
    await expect(migrateDatabase(database, [{ ...first, hash: 'another' }, ...others])).rejects.toThrow('changed');
    await database.close();
  });

  it('leave nothing behind when one of them fails half way', async () => {
    const database = await openEmptyTestDatabase();
    const [first] = readMigrations();
    if (first === undefined) throw new Error('There are no migrations.');
    const broken = { ...first, sql: [...first.sql, 'create table broken (id nothing)'] };
    await expect(migrateDatabase(database, [broken])).rejects.toThrow();
    await expect(database.orm.execute(sql`select 1 from sessions`)).rejects.toThrow();
    await database.close();
  });

  it('are what the schema files say: nothing is left to generate', async () => {
    // drizzle-kit takes a path below the working directory only.
    await mkdir('node_modules/.cache/porchlight', { recursive: true });
    const folder = await mkdtemp('node_modules/.cache/porchlight/migrations-');
    await cp('src/server/store/migrations', folder, { recursive: true });
    const { stdout } = await promisify(execFile)('node_modules/.bin/drizzle-kit', [
      'generate',
      '--dialect=postgresql',
      '--schema=src/server/store/*/*-schema.ts',
      `--out=${folder}`,
    ]);
    await rm(folder, { recursive: true });
    expect(stdout).toContain('No schema changes');
  });
});
