import { sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { rateLimits } from './schema.ts';

/** At most `limit` of what `key` names in one window of `windowMs`. */
export interface RateLimit {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Counts one use of each limit. Gives null when all hold, else the milliseconds until the window of an exceeded one
 * ends; the caller then undoes its transaction, so that a refused request is not counted.
 */
export async function countUse(tx: Orm, limits: readonly RateLimit[], nowMs: number): Promise<number | null> {
  const rows = await tx
    .insert(rateLimits)
    .values(limits.map((limit) => newCount(limit, nowMs)))
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStartMs],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ key: rateLimits.key, count: rateLimits.count });
  const waits = limits
    .filter(({ key, limit }) => rows.some((row) => row.key === key && row.count > limit))
    .map(({ windowMs }) => windowStart(nowMs, windowMs) + windowMs - nowMs);
  return waits.length === 0 ? null : Math.max(...waits);
}

function newCount({ key, windowMs }: RateLimit, nowMs: number): typeof rateLimits.$inferInsert {
  const windowStartMs = windowStart(nowMs, windowMs);
  return { key, windowStartMs, count: 1, expiresAt: new Date(windowStartMs + windowMs) };
}

function windowStart(nowMs: number, windowMs: number): number {
  return Math.floor(nowMs / windowMs) * windowMs;
}
