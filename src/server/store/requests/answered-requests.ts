import { and, eq, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';
import type { IdempotencyKey } from './idempotency-keys.ts';

const isKey = ({ scope, key }: IdempotencyKey) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
const isUnanswered = sql`${idempotencyKeys.answer} is null and ${idempotencyKeys.auditId} is null`;

/**
 * Claims a key for a request that is about to be processed. False when it is taken; a key claimed before `lostBefore` and
 * never answered counts as free.
 */
export async function claimRequest(
  orm: Orm,
  key: IdempotencyKey,
  requestHash: string,
  now: Date,
  lostBefore: Date,
): Promise<boolean> {
  const rows = await orm
    .insert(idempotencyKeys)
    .values({ ...key, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash, createdAt: now },
      setWhere: sql`${isUnanswered} and ${idempotencyKeys.createdAt} < ${lostBefore.toISOString()}::timestamptz`,
    })
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}

/** The state of a key; `answer` is null while it is being processed. Null when it is free. */
export async function findRequest(
  orm: Orm,
  key: IdempotencyKey,
): Promise<{ requestHash: string; answer: unknown } | null> {
  const [row] = await orm
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isKey(key));
  return row === undefined ? null : { requestHash: row.requestHash, answer: row.answer ?? null };
}

/** Stores the response to a claimed key. */
export async function saveIdempotentAnswer(orm: Orm, key: IdempotencyKey, answer: unknown): Promise<void> {
  await orm.update(idempotencyKeys).set({ answer }).where(isKey(key));
}

/** Releases a key whose request failed. */
export async function forgetRequest(orm: Orm, key: IdempotencyKey): Promise<void> {
  await orm.delete(idempotencyKeys).where(and(isKey(key), isUnanswered));
}
