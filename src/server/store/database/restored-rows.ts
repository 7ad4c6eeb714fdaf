import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Analysis } from '#shared/audit/analysis.ts';
import { mails } from '../admin/operator-schema.ts';
import { audits, siteRuns } from '../audits/audit-schema.ts';
import { unpackAnalysis } from '../audits/stored-analyses.ts';
import { type Database, type Orm, selectRows } from './database.ts';
import { readMigrations } from './migrate.ts';
import { countRows, listCopiedTables, NOT_COPIED } from './table-copies.ts';

/** Tables that a server writes before anybody has used it. */
const WRITTEN_UNASKED: ReadonlySet<string> = new Set(['schedules', 'provider_calls']);

/** Everything that this release's migrations create, by every name it has had. */
function made(kind: 'table' | 'function'): readonly string[] {
  const pattern = new RegExp(`create ${kind} "?(\\w+)"?|alter ${kind} "?\\w+"? rename to "?(\\w+)"?`, 'gi');
  return readMigrations().flatMap((file) =>
    file.sql.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, created, renamed]) => created ?? renamed ?? [])),
  );
}

function ownTables(): ReadonlySet<string> {
  return new Set([...NOT_COPIED, ...made('table')]);
}

/** True when nobody has used this database yet: it may have tables, but no user data. */
export async function isUnused(orm: Orm): Promise<boolean> {
  const own = ownTables();
  for (const table of await listCopiedTables(orm)) {
    const counts = own.has(table.name) && !WRITTEN_UNASKED.has(table.name);
    if (counts && (await countRows(orm, table)) > 0) return false;
  }
  return true;
}

const Name = z.object({ name: z.string() });

/**
 * Drops the product's tables from an unused PostgreSQL database, so that those of the backup's release can be created.
 * Other tables are kept.
 */
export async function dropUnusedTables({ orm }: Database): Promise<void> {
  const own = ownTables();
  await orm.transaction(async (tx) => {
    const there = await selectRows(
      tx,
      Name,
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    for (const { name } of there) if (own.has(name)) await tx.execute(sql`drop table ${sql.identifier(name)} cascade`);
    for (const name of made('function')) await tx.execute(sql`drop function if exists ${sql.identifier(name)} cascade`);
  });
}

/**
 * Marks mails that were queued when the backup was made as failed: they may have been sent since. An operator can resend
 * each.
 */
export async function failWaitingMails(tx: Orm): Promise<void> {
  const lastError =
    'It waited when the backup was made that this server was restored from, and may have been sent since.';
  await tx.update(mails).set({ status: 'failed', claimedUntil: null, lastError }).where(eq(mails.status, 'queued'));
}

/** Clears bundles that the backup does not contain: their site runs stay, but cannot be reevaluated. */
export async function forgetBundles(tx: Orm, digests: readonly string[]): Promise<void> {
  if (digests.length === 0) return;
  await tx
    .update(siteRuns)
    .set({ bundleDigest: null })
    .where(inArray(siteRuns.bundleDigest, [...digests]));
}

/** Site runs that were waiting or running: they need jobs again. */
export async function selectUnfinishedRunIds(tx: Orm): Promise<string[]> {
  const rows = await tx
    .select({ id: siteRuns.id })
    .from(siteRuns)
    .where(inArray(siteRuns.status, ['queued', 'running']));
  return rows.map(({ id }) => id);
}

/** Reads the newest finished audit, as a visitor would. Null when there is none. Throws `StoredAnalysisError` when it cannot be read. */
export async function readNewestResult(orm: Orm): Promise<Analysis | null> {
  const [row] = await orm
    .select({ compressed: sql<string>`coalesce(${audits.analysis}, ${siteRuns.analysis})` })
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(and(eq(siteRuns.status, 'done'), isNotNull(siteRuns.analysis)))
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(1);
  return row === undefined ? null : unpackAnalysis(row.compressed);
}
