import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { type Database, selectRows } from '#server/store/database/database.ts';
import { migrateDatabase, readMigrations } from '#server/store/database/migrate.ts';

/** Rows as a release that had only the first `count` migrations left them behind; what each later one must not lose. */
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
 * Takes an empty database to the release with `count` migrations, leaves rows there, and brings it to this release.
 * Expects the rows to be there still and the tables to be those of a new database.
 */
export async function expectMigratesFrom(count: number, openEmpty: () => Promise<Database>): Promise<void> {
  const old = await openEmpty();
  const fresh = await openEmpty();
  try {
    await migrateDatabase(old, readMigrations().slice(0, count));
    for (const [release, rows] of Object.entries(ROWS_OF_RELEASE))
      if (Number(release) <= count) for (const row of rows) await old.orm.execute(sql.raw(row));
    await migrateDatabase(old);
    await migrateDatabase(old);
    await migrateDatabase(fresh);
    expect(await selectRows(old.orm, z.unknown(), KEPT)).toEqual([
      {
        audit: 'audit',
        domain: 'plumber.example',
        corrected: 'Old Name',
        target: 'https://plumber.example/',
        key: 'k',
        event: 1,
      },
    ]);
    expect(await describeTables(old)).toEqual(await describeTables(fresh));
  } finally {
    await Promise.all([old.close(), fresh.close()]);
  }
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
