import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { KEPT_DAYS } from '#shared/product/retention.ts';
import type { Orm } from './database.ts';
import { auditEvents, audits, siteRuns } from './schema.ts';

const DAY_MS = 86_400_000;
/** How many readings one call deals with: call again while it gives that many. */
export const READINGS_AT_A_TIME = 500;

/** What a call did: how many readings, and the bundles that nothing refers to now. */
export interface DroppedReadings {
  readonly count: number;
  readonly digests: readonly string[];
}

/** Deletes readings that ended a day ago and that no audit views any more. */
export async function deleteUnseenRuns(orm: Orm, now: Date): Promise<DroppedReadings> {
  const isViewed = orm.select({ one: sql`1` }).from(audits).where(eq(audits.siteRunId, siteRuns.id));
  const unseen = orm
    .select({ id: siteRuns.id })
    .from(siteRuns)
    .where(
      and(
        isNotNull(siteRuns.finishedAt),
        lt(siteRuns.finishedAt, new Date(now.getTime() - KEPT_DAYS.unseenReadings * DAY_MS)),
        notExists(isViewed),
      ),
    )
    .limit(READINGS_AT_A_TIME);
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
      digests: await withoutReading(
        tx,
        deleted.flatMap(({ digest }) => digest ?? []),
      ),
    };
  });
}

/** Forgets which bundle belongs to readings that ended before `before`: their results stay, and cannot be judged again. */
export async function forgetOldBundles(orm: Orm, before: Date): Promise<DroppedReadings> {
  const old = orm
    .select({ id: siteRuns.id })
    .from(siteRuns)
    .where(and(isNotNull(siteRuns.bundleDigest), lt(siteRuns.finishedAt, before)))
    .limit(READINGS_AT_A_TIME);
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
      digests: await withoutReading(
        tx,
        held.flatMap(({ digest }) => digest ?? []),
      ),
    };
  });
}

/** The bundles that readings refer to. */
export async function selectBundleDigests(orm: Orm): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ digest: siteRuns.bundleDigest })
    .from(siteRuns)
    .where(isNotNull(siteRuns.bundleDigest));
  return rows.flatMap(({ digest }) => digest ?? []);
}

/** Those of some bundles that no reading refers to. */
export async function withoutReading(orm: Orm, digests: readonly string[]): Promise<string[]> {
  const asked = [...new Set(digests)];
  if (asked.length === 0) return [];
  const kept = await orm
    .select({ digest: siteRuns.bundleDigest })
    .from(siteRuns)
    .where(inArray(siteRuns.bundleDigest, asked));
  const held = new Set(kept.map(({ digest }) => digest));
  return asked.filter((digest) => !held.has(digest));
}
