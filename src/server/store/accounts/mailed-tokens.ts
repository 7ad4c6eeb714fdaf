import { randomUUID } from 'node:crypto';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { verifications } from './account-schema.ts';

export interface MailedTokenRow {
  /** SHA-256 of the token. */
  readonly tokenHash: string;
  /** `<purpose>:<account>:...`: what the link proves. */
  readonly value: string;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

/** Stores what a mailed link proves under the hash of its token. */
export async function insertMailedToken(
  tx: Orm,
  { tokenHash, value, expiresAt, createdAt }: MailedTokenRow,
): Promise<void> {
  const row = { id: randomUUID(), identifier: tokenHash, value, expiresAt, createdAt, updatedAt: createdAt };
  await tx.insert(verifications).values(row);
}

/** The value of a token that has not expired at `now`; null when there is none. It stays usable. */
export async function findMailedToken(orm: Orm, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await orm
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, tokenHash), gt(verifications.expiresAt, now)));
  return row?.value ?? null;
}

/** Consumes a token. False when another request did, or it was voided. */
export async function takeMailedToken(tx: Orm, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, tokenHash))
    .returning({ id: verifications.id });
  return rows.length > 0;
}

/** Voids an account's mailed tokens of one purpose: values that begin with `<purpose>:<account>:`. */
export async function deleteMailedTokens(tx: Orm, purpose: string, userId: string): Promise<void> {
  await tx.delete(verifications).where(sql`starts_with(${verifications.value}, ${`${purpose}:${userId}:`})`);
}

/** Voids every mailed link of an account. Earlier releases stored reset links under the bare id. */
export async function deleteAllMailedTokens(tx: Orm, userId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(or(eq(verifications.value, userId), sql`split_part(${verifications.value}, ':', 2) = ${userId}`));
}
