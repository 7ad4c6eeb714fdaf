import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';

export interface IdempotencyKey {
  readonly scope: string;
  readonly key: string;
}
export interface AnsweredRequest {
  readonly requestHash: string;
  readonly auditId: string;
}

/** The stored response to this key, or null. Keys of other kinds of requests have no audit and another hash. */
export async function findAnsweredRequest(orm: Orm, { scope, key }: IdempotencyKey): Promise<AnsweredRequest | null> {
  const [row] = await orm
    .select({ requestHash: idempotencyKeys.requestHash, auditId: idempotencyKeys.auditId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  return row === undefined ? null : { requestHash: row.requestHash, auditId: row.auditId ?? '' };
}

/**
 * Claims a key for a request made of repeatable steps, which needs no stored response. False when the key was used for
 * another request.
 */
export async function claimKey(
  orm: Orm,
  { scope, key }: IdempotencyKey,
  requestHash: string,
  createdAt: Date,
): Promise<boolean> {
  await orm.insert(idempotencyKeys).values({ scope, key, requestHash, answer: {}, createdAt }).onConflictDoNothing();
  const [kept] = await orm
    .select({ requestHash: idempotencyKeys.requestHash })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  return kept === undefined || kept.requestHash === requestHash;
}

/** Stores a response. False when another request with the key was faster: the caller must roll back. */
export async function insertAnsweredRequest(
  tx: Orm,
  key: IdempotencyKey,
  answer: AnsweredRequest,
  createdAt: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyKeys)
    .values({ ...key, ...answer, createdAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}
