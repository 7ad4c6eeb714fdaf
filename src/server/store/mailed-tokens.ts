import { and, eq, ne, or, sql } from 'drizzle-orm';
import { verifications } from './account-schema.ts';
import type { Orm } from './database.ts';

/** Voids what was mailed to an account for one purpose: values that begin with `<purpose>:<account>:`. */
export async function deleteMailedTokens(tx: Orm, purpose: string, userId: string): Promise<void> {
  await tx.delete(verifications).where(sql`starts_with(${verifications.value}, ${`${purpose}:${userId}:`})`);
}

/** Voids the links for a new password of an account, all but the one with this hash. Better Auth keeps the account's id as their value. */
export async function deleteResetTokens(tx: Orm, userId: string, keptHash: string | null): Promise<void> {
  const others = keptHash === null ? undefined : ne(verifications.identifier, keptHash);
  await tx.delete(verifications).where(and(eq(verifications.value, userId), others));
}

/** Voids every link that was ever mailed to an account. */
export async function deleteAllMailedTokens(tx: Orm, userId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(or(eq(verifications.value, userId), sql`split_part(${verifications.value}, ':', 2) = ${userId}`));
}
