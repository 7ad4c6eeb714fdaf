import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { RETENTION_DAYS, type RetentionPeriods } from '#shared/product/retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { accountSessions, signInFailures, verifications } from '../accounts/account-schema.ts';
import { pageEvents, providerCalls } from '../admin/operator-schema.ts';
import { deleteAuditsOverAge, deleteEventsOverAge } from '../audits/audit-deletion.ts';
import { idempotencyKeys, queueCallers, rateLimits, sessions } from '../audits/audit-schema.ts';
import { shareLinks } from '../reports/reports-schema.ts';
import { type Database, type Orm, selectRows } from './database.ts';

/** Small enough that no statement takes long, even where dependent rows of a visitor are deleted too. */
const AT_A_TIME = 500;
/** At most this many batches per hour; the rest follows in the next one. */
const MOST_BATCHES = 200;
/** Longer than any rest: whoever has begun nothing for so long owes nothing, and is a newcomer if they still wait. */
const CALLER_KEPT_MS = 2 * 3_600_000;

/**
 * Deletes expired rows in batches: rate limit windows, what callers of the queue used, stored responses and sign-in failures after a day, anonymous
 * sessions with their audits, sessions of accounts, mailed links, shared links, page events, call counts, and audits beyond
 * their account's retention.
 */
export async function deleteExpiredRows(orm: Orm, now: Date, periods: RetentionPeriods): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  // Sessions are stored with the longest lifetime; a shorter one is subtracted here.
  const sessionEnd = before(periods.visitorAuditDays - RETENTION_DAYS.visitorAudits);
  const expired: readonly (readonly [table: PgTable, isExpired: SQL])[] = [
    [rateLimits, sql`${rateLimits.expiresAt} < ${now.toISOString()}`],
    [queueCallers, sql`${queueCallers.since} < ${now.getTime() - CALLER_KEPT_MS}::float8`],
    [idempotencyKeys, sql`${idempotencyKeys.createdAt} < ${before(RETENTION_DAYS.limits)}`],
    [sessions, sql`${sessions.expiresAt} < ${sessionEnd}`],
    [accountSessions, sql`${accountSessions.expiresAt} < ${now.toISOString()}`],
    [verifications, sql`${verifications.expiresAt} < ${now.toISOString()}`],
    [signInFailures, sql`${signInFailures.lastAt} < ${before(RETENTION_DAYS.limits)}`],
    [
      shareLinks,
      sql`least(${shareLinks.expiresAt}, ${shareLinks.revokedAt}) < ${before(RETENTION_DAYS.endedShareLinks)}`,
    ],
    [pageEvents, sql`${pageEvents.at} < ${before(periods.pageEventDays)}`],
    [providerCalls, sql`${providerCalls.day} < ${before(RETENTION_DAYS.providerCalls).slice(0, 10)}`],
  ];
  for (const [table, isExpired] of expired) await inBatches(() => deleteSome(orm, table, isExpired));
  await inBatches(() => deleteAuditsOverAge(orm, now, AT_A_TIME));
  await inBatches(() => deleteEventsOverAge(orm, now, AT_A_TIME));
}

const Gone = z.object({ gone: z.coerce.number() });

/** Deletes up to one batch of rows of a table and returns how many. Rows are addressed by ctid, whatever their key is. */
async function deleteSome(orm: Orm, table: PgTable, isExpired: SQL): Promise<number> {
  const [row] = await selectRows(
    orm,
    Gone,
    sql`with gone as (delete from ${table} where ctid = any(array(select ctid from ${table} where ${isExpired} limit ${AT_A_TIME}::int)) returning 1)
      select count(*) as gone from gone`,
  );
  return row?.gone ?? 0;
}

async function inBatches(step: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) if ((await step()) < AT_A_TIME) return;
}

/** The embedded database has no autovacuum: dead rows would accumulate. */
export async function vacuumEmbedded(database: Database): Promise<void> {
  if (database.kind === 'pglite') await database.orm.execute(sql`vacuum`);
}
