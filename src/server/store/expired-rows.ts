import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { accountSessions, signInFailures, verifications } from './account-schema.ts';
import type { Database, Orm } from './database.ts';
import { auditEvents, audits, idempotencyKeys, rateLimits, sessions, siteRuns } from './schema.ts';

const DAY_MS = 86_400_000;
const RUNS_AT_A_TIME = 500;

/**
 * Deletes what has expired: windows of limits, answered requests and failures to sign in after a day, sessions of visitors with
 * their audits, sessions of accounts, mailed links.
 */
export async function deleteExpiredRows(orm: Orm, now: Date): Promise<void> {
  await orm.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
  await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - DAY_MS)));
  await orm.delete(sessions).where(lt(sessions.expiresAt, now));
  await orm.delete(accountSessions).where(lt(accountSessions.expiresAt, now));
  await orm.delete(verifications).where(lt(verifications.expiresAt, now));
  await orm.delete(signInFailures).where(lt(signInFailures.lastAt, new Date(now.getTime() - DAY_MS)));
}

/** Deletes ended site runs that no audit views any more. Gives the digests of bundles that nothing refers to now. */
export async function deleteUnseenRuns(orm: Orm, now: Date): Promise<string[]> {
  const isViewed = orm.select({ one: sql`1` }).from(audits).where(eq(audits.siteRunId, siteRuns.id));
  const unseen = orm
    .select({ id: siteRuns.id })
    .from(siteRuns)
    .where(
      and(
        isNotNull(siteRuns.finishedAt),
        lt(siteRuns.finishedAt, new Date(now.getTime() - DAY_MS)),
        notExists(isViewed),
      ),
    )
    .limit(RUNS_AT_A_TIME);
  return orm.transaction(async (tx) => {
    const deleted = await tx
      .delete(siteRuns)
      .where(inArray(siteRuns.id, unseen))
      .returning({ id: siteRuns.id, digest: siteRuns.bundleDigest });
    if (deleted.length === 0) return [];
    await tx.delete(auditEvents).where(
      inArray(
        auditEvents.siteRunId,
        deleted.map(({ id }) => id),
      ),
    );
    const digests = [...new Set(deleted.flatMap(({ digest }) => digest ?? []))];
    const kept = await tx
      .select({ digest: siteRuns.bundleDigest })
      .from(siteRuns)
      .where(inArray(siteRuns.bundleDigest, digests));
    return digests.filter((digest) => !kept.some((row) => row.digest === digest));
  });
}

/** The embedded database has nobody who vacuums in the background: dead rows would only pile up. */
export async function vacuumEmbedded(database: Database): Promise<void> {
  if (database.kind === 'pglite') await database.orm.execute(sql`vacuum`);
}
