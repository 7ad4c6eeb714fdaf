import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { type Database, selectRows } from '#server/store/database/database.ts';
import { migrateDatabase, readMigrations } from '#server/store/database/migrate.ts';

/** Rows as left by a release that had only the first `count` migrations; no later one may lose them. */
const ROWS_OF_RELEASE: Readonly<Record<number, readonly string[]>> = {
  1: [
    `insert into sessions values ('00000000-0000-4000-8000-000000000001', 'hash', now(), now() + interval '90 days')`,
    `insert into businesses (id, session_id, domain, corrections, created_at)
     values ('business', '00000000-0000-4000-8000-000000000001', 'plumber.example', '{"name":"Old Name"}', now())`,
    `insert into site_runs (id, target_key, target, scheme_typed, status, created_at)
     values ('00000000-0000-4000-8000-000000000002', 'key', 'https://plumber.example/', false, 'queued', now())`,
    `insert into audits (id, site_run_id, business_id, session_id, created_at)
     values ('audit', '00000000-0000-4000-8000-000000000002', 'business', '00000000-0000-4000-8000-000000000001', now())`,
    `insert into idempotency_keys (scope, key, request_hash, audit_id, created_at) values ('session:1', 'k', 'h', 'audit', now())`,
    `insert into audit_events values ('00000000-0000-4000-8000-000000000002', 1, '{"type":"done","overallScore":1}')`,
  ],
  // Until then, rows among the events recorded which scans and events were processed.
  10: [
    `insert into business_events (id, business_id, kind, at, audit_id, details) values
     ('told', 'business', 'alert', '2026-11-20T10:00:00Z', 'audit', '{"sentence":"It is down."}'),
     ('waiting', 'business', 'alert', '2026-11-22T10:00:00Z', 'audit', '{"sentence":"It is slow."}'),
     ('scan:audit', 'business', 'mark', '2026-11-21T10:00:00Z', 'audit', '{}'),
     ('told:told', 'business', 'mark', '2026-11-21T11:00:00Z', 'audit', '{}'),
     ('scan:gone', 'business', 'mark', '2026-11-21T12:00:00Z', null, '{}')`,
  ],
};

const KEPT = sql`
  select a.id as audit, b.domain, b.corrections->>'name' as corrected, r.target, k.key, e.id as event
  from audits a
  join businesses b on b.id = a.business_id
  join site_runs r on r.id = a.site_run_id
  join idempotency_keys k on k.audit_id = a.id
  join audit_events e on e.site_run_id = r.id
  join sessions s on s.id = a.session_id`;

/** How many releases a database may come from. */
export const RELEASES: readonly number[] = readMigrations().map((_, index) => index + 1);

/**
 * Migrates an empty database to the release with `count` migrations, inserts rows, and migrates it to this release. Expects
 * the rows to be preserved and the tables to be those of a new database.
 */
export async function expectMigratesFrom(count: number, openEmpty: () => Promise<Database>): Promise<void> {
  await withDatabases(openEmpty, async (old, fresh) => {
    await migrateDatabase(old, readMigrations().slice(0, count));
    for (let release = 1; release <= count; release += 1) await insertRowsOf(release, old);
    await migrateDatabase(old);
    await migrateDatabase(old);
    await migrateDatabase(fresh);
    await expectSame(old, fresh);
  });
}

/** Expects the marker rows of releases up to the tenth migration to be columns, and no such row among the events. */
export async function expectMovesMarks(openEmpty: () => Promise<Database>): Promise<void> {
  await withDatabases(openEmpty, async (old) => {
    await migrateDatabase(old, readMigrations().slice(0, 10));
    for (let release = 1; release <= 10; release += 1) await insertRowsOf(release, old);
    await migrateDatabase(old);
    const Noted = z.object({ id: z.string(), at: z.coerce.date().nullable() });
    const events = sql`select id, notified_at as at from business_events order by id`;
    expect(await selectRows(old.orm, Noted, events)).toEqual([
      { id: 'told', at: new Date('2026-11-21T11:00:00Z') },
      { id: 'waiting', at: null },
    ]);
    expect(await selectRows(old.orm, Noted, sql`select id, processed_at as at from audits`)).toEqual([
      { id: 'audit', at: new Date('2026-11-21T10:00:00Z') },
    ]);
  });
}

/** Like `expectMigratesFrom`, for one database that is opened by every release in turn. */
export async function expectMigratesThroughAll(openEmpty: () => Promise<Database>): Promise<void> {
  await withDatabases(openEmpty, async (old, fresh) => {
    for (const count of RELEASES) {
      await migrateDatabase(old, readMigrations().slice(0, count));
      await insertRowsOf(count, old);
      expect(await selectRows(old.orm, z.unknown(), KEPT), `release ${count}`).toEqual([KEPT_ROW]);
    }
    await migrateDatabase(fresh);
    await expectSame(old, fresh);
  });
}

const KEPT_ROW = {
  audit: 'audit',
  domain: 'plumber.example',
  corrected: 'Old Name',
  target: 'https://plumber.example/',
  key: 'k',
  event: 1,
};

async function withDatabases(
  openEmpty: () => Promise<Database>,
  work: (old: Database, fresh: Database) => Promise<void>,
): Promise<void> {
  const old = await openEmpty();
  const fresh = await openEmpty();
  try {
    await work(old, fresh);
  } finally {
    await Promise.all([old.close(), fresh.close()]);
  }
}

async function insertRowsOf(release: number, { orm }: Database): Promise<void> {
  for (const row of ROWS_OF_RELEASE[release] ?? []) await orm.execute(sql.raw(row));
}

async function expectSame(old: Database, fresh: Database): Promise<void> {
  expect(await selectRows(old.orm, z.unknown(), KEPT)).toEqual([KEPT_ROW]);
  expect(await describeTables(old)).toEqual(await describeTables(fresh));
}

/** Every column, constraint, index and trigger of the product's tables, as text. */
async function describeTables({ orm }: Database): Promise<unknown[]> {
  return selectRows(
    orm,
    z.object({ what: z.string() }),
    sql`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as what
    from information_schema.columns where table_schema = 'public'
    union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by what`,
  );
}
