import { and, eq, gt, or, sql } from 'drizzle-orm';
import { rateLimits } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';

/** At most `limit` uses of `key` per window of `windowMs`. */
export interface RateLimit {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Counts one use of each limit. Returns null when none is exceeded, else an exceeded one and the milliseconds until its
 * window ends; the caller then rolls its transaction back, so that a refused request is not counted.
 */
export async function countUse<Limit extends RateLimit>(
  tx: Orm,
  limits: readonly Limit[],
  nowMs: number,
): Promise<{ readonly limit: Limit; readonly waitMs: number } | null> {
  const rows = await tx
    .insert(rateLimits)
    .values(limits.map((limit) => newCount(limit, nowMs)))
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStartMs],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ key: rateLimits.key, count: rateLimits.count });
  const exceeded = limits.find(({ key, limit }) => rows.some((row) => row.key === key && row.count > limit));
  if (exceeded === undefined) return null;
  return { limit: exceeded, waitMs: windowStart(nowMs, exceeded.windowMs) + exceeded.windowMs - nowMs };
}

/** Reverts one use of each limit, counted at `countedAtMs`. */
export async function takeBackUse(tx: Orm, limits: readonly RateLimit[], countedAtMs: number): Promise<void> {
  if (limits.length === 0) return;
  const counted = limits.map(({ key, windowMs }) =>
    and(eq(rateLimits.key, key), eq(rateLimits.windowStartMs, windowStart(countedAtMs, windowMs))),
  );
  await tx
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(gt(rateLimits.count, 0), or(...counted)));
}

function newCount({ key, windowMs }: RateLimit, nowMs: number): typeof rateLimits.$inferInsert {
  const windowStartMs = windowStart(nowMs, windowMs);
  return { key, windowStartMs, count: 1, expiresAt: new Date(windowStartMs + windowMs) };
}

function windowStart(nowMs: number, windowMs: number): number {
  return Math.floor(nowMs / windowMs) * windowMs;
}
