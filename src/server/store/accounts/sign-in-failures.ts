import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { signInFailures } from './account-schema.ts';

/** When failures start to delay the next attempt, and how long they count. */
export interface FailureTerms {
  readonly freeFailures: number;
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
  readonly forgottenAfterSeconds: number;
}

/**
 * Counts an attempt as one more consecutive failure, in one statement, so that parallel attempts cannot bypass it. Returns
 * null when the attempt is allowed, else the seconds to wait; a refused attempt is not counted. The delay doubles with
 * every failure above the free ones.
 */
export async function countAttempt(tx: Orm, key: string, terms: FailureTerms, now: Date): Promise<number | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const waitsUntil = sql`${signInFailures.lastAt} + make_interval(secs => ${delayOf(terms)})`;
  const isForgotten = sql`${signInFailures.lastAt} + make_interval(secs => ${terms.forgottenAfterSeconds}::int) < ${at}`;
  const counted = await tx
    .insert(signInFailures)
    .values({ key, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: { count: sql`case when ${isForgotten} then 1 else ${signInFailures.count} + 1 end`, lastAt: now },
      setWhere: sql`${waitsUntil} <= ${at}`,
    })
    .returning({ count: signInFailures.count });
  if (counted.length > 0) return null;
  const [row] = await tx
    .select({ seconds: sql<number>`ceil(extract(epoch from (${waitsUntil} - ${at})))::int` })
    .from(signInFailures)
    .where(eq(signInFailures.key, key));
  return Math.max(row?.seconds ?? 1, 1);
}

/** Resets the failures of a key after the right password. */
export async function forgetFailures(tx: Orm, key: string): Promise<void> {
  await tx.delete(signInFailures).where(eq(signInFailures.key, key));
}

/** Reverts one attempt that ended for another reason than its password. */
export async function takeBackAttempt(tx: Orm, key: string): Promise<void> {
  await tx
    .update(signInFailures)
    .set({ count: sql`${signInFailures.count} - 1` })
    .where(and(eq(signInFailures.key, key), sql`${signInFailures.count} > 0`));
}

function delayOf({ freeFailures, firstDelaySeconds, longestDelaySeconds }: FailureTerms) {
  const doublings = sql`least(${signInFailures.count} - ${freeFailures}::int, 20)`;
  return sql`case when ${signInFailures.count} < ${freeFailures}::int then 0
    else least(${longestDelaySeconds}::int, ${firstDelaySeconds}::int * power(2, ${doublings})) end`;
}
