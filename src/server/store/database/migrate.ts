import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { type Database, type Orm, selectRows } from './database.ts';

const FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));
/** A number that no other advisory lock uses. */
const MIGRATION_LOCK = 7_265_113;

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** The files of `migrations/`, in order. */
export function readMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: FOLDER });
}

/**
 * Migrates the tables to this release: applies each file of `migrations/` once, in order, in one transaction. Processes
 * that start at once are serialized. Throws when an applied file was changed afterwards.
 */
export async function migrateDatabase(
  database: Database,
  files: readonly Migration[] = readMigrations(),
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    if (database.kind === 'postgres') await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(
      sql`create table if not exists schema_migrations (name_millis bigint primary key, hash text not null)`,
    );
    const applied = await readApplied(tx);
    for (const file of files) {
      const hash = applied.get(file.folderMillis);
      if (hash === file.hash) continue;
      if (hash !== undefined) throw new Error('A database migration was changed after it had been applied.');
      for (const statement of file.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into schema_migrations (name_millis, hash) values (${file.folderMillis}, ${file.hash})`,
      );
    }
  });
}

/** True when every migration of this release has been applied. */
export async function isMigrated(orm: Orm): Promise<boolean> {
  const applied = await readApplied(orm);
  return readMigrations().every((file) => applied.has(file.folderMillis));
}

/** The migrations applied to this database, in order; none for an unused one. */
export async function readAppliedMigrations(orm: Orm): Promise<{ millis: number; hash: string }[]> {
  const [table] = await selectRows(
    orm,
    z.object({ there: z.boolean() }),
    sql`select to_regclass('public.schema_migrations') is not null as there`,
  );
  if (table?.there !== true) return [];
  const applied = [...(await readApplied(orm))].map(([millis, hash]) => ({ millis, hash }));
  return applied.toSorted((one, other) => one.millis - other.millis);
}

async function readApplied(orm: Orm): Promise<Map<number, string>> {
  const row = z.object({ name_millis: z.coerce.number(), hash: z.string() });
  const rows = await selectRows(orm, row, sql`select name_millis, hash from schema_migrations`);
  return new Map(rows.map((applied) => [applied.name_millis, applied.hash]));
}
