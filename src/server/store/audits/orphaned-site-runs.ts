import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#shared/product/retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import type { Orm } from '../database/database.ts';
import { auditEvents, audits, siteRuns } from './audit-schema.ts';
/** How many site runs one call processes: repeat it while it returns that many. */
export const SITE_RUNS_PER_BATCH = 500;

/** The result of a call: the number of site runs, and the bundles that are no longer referenced. */
export interface DroppedSiteRuns {
  readonly count: number;
  readonly digests: readonly string[];
}

/** Deletes site runs that ended more than a day ago and have no audit. */
export async function deleteOrphanedRuns(orm: Orm, now: Date): Promise<DroppedSiteRuns> {
  const isViewed = orm.select({ one: sql`1` }).from(audits).where(eq(audits.siteRunId, siteRuns.id));
  const unseen = orm
    .select({ id: siteRuns.id })
    .from(siteRuns)
    .where(
      and(
        isNotNull(siteRuns.finishedAt),
        lt(siteRuns.finishedAt, new Date(now.getTime() - RETENTION_DAYS.unseenReadings * DAY_MS)),
        notExists(isViewed),
      ),
    )
    .limit(SITE_RUNS_PER_BATCH);
  return orm.transaction(async (tx) => {
    const deleted = await tx
      .delete(siteRuns)
      .where(inArray(siteRuns.id, unseen))
      .returning({ id: siteRuns.id, digest: siteRuns.bundleDigest });
    if (deleted.length === 0) return { count: 0, digests: [] };
    await tx.delete(auditEvents).where(
      inArray(
        auditEvents.siteRunId,
        deleted.map(({ id }) => id),
      ),
    );
    return {
      count: deleted.length,
      digests: await findUnreferencedBundles(
        tx,
        deleted.flatMap(({ digest }) => digest ?? []),
      ),
    };
  });
}

/** Clears the bundle of site runs that ended before `before`: their results stay, but cannot be reevaluated. */
export async function forgetOldBundles(orm: Orm, before: Date): Promise<DroppedSiteRuns> {
  const old = orm
    .select({ id: siteRuns.id })
    .from(siteRuns)
    .where(and(isNotNull(siteRuns.bundleDigest), lt(siteRuns.finishedAt, before)))
    .limit(SITE_RUNS_PER_BATCH);
  return orm.transaction(async (tx) => {
    const held = await tx
      .select({ id: siteRuns.id, digest: siteRuns.bundleDigest })
      .from(siteRuns)
      .where(inArray(siteRuns.id, old));
    const ids = held.map(({ id }) => id);
    if (ids.length === 0) return { count: 0, digests: [] };
    await tx.update(siteRuns).set({ bundleDigest: null }).where(inArray(siteRuns.id, ids));
    return {
      count: ids.length,
      digests: await findUnreferencedBundles(
        tx,
        held.flatMap(({ digest }) => digest ?? []),
      ),
    };
  });
}

/** The bundles that site runs refer to. */
export async function selectBundleDigests(orm: Orm): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ digest: siteRuns.bundleDigest })
    .from(siteRuns)
    .where(isNotNull(siteRuns.bundleDigest));
  return rows.flatMap(({ digest }) => digest ?? []);
}

/** The given bundles that no site run refers to. */
export async function findUnreferencedBundles(orm: Orm, digests: readonly string[]): Promise<string[]> {
  const asked = [...new Set(digests)];
  if (asked.length === 0) return [];
  const kept = await orm
    .select({ digest: siteRuns.bundleDigest })
    .from(siteRuns)
    .where(inArray(siteRuns.bundleDigest, asked));
  const held = new Set(kept.map(({ digest }) => digest));
  return asked.filter((digest) => !held.has(digest));
}
