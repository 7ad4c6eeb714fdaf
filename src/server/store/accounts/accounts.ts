import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { credentials, users } from './account-schema.ts';

/** The provider id of passwords in `credentials`. */
const PASSWORD_PROVIDER = 'credential';

/**
 * What sign-in needs beyond the right password; null when the account is gone or has no password. Waits for a concurrent
 * change of the password.
 */
export async function findSignInState(
  orm: Orm,
  userId: string,
): Promise<{ suspendedAt: Date | null; passwordHash: string | null } | null> {
  const [row] = await orm
    .select({ suspendedAt: users.suspendedAt, passwordHash: credentials.password })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER)))
    .for('share', { of: credentials });
  return row ?? null;
}

/** Sets an account's password hash. */
export async function savePasswordHash(orm: Orm, userId: string, password: string, now: Date): Promise<void> {
  await orm
    .update(credentials)
    .set({ password, updatedAt: now })
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER)));
}

/** Replaces an account's password hash by one of the same password, unless it is another one by now. */
export async function renewPasswordHash(
  orm: Orm,
  userId: string,
  hash: { readonly old: string; readonly renewed: string },
  now: Date,
): Promise<void> {
  await orm
    .update(credentials)
    .set({ password: hash.renewed, updatedAt: now })
    .where(and(eq(credentials.userId, userId), eq(credentials.password, hash.old)));
}

/** Locks the account's row until the transaction ends. False when the account is gone. */
export async function lockAccount(tx: Orm, userId: string): Promise<boolean> {
  const rows = await tx.select({ one: sql`1` }).from(users).where(eq(users.id, userId)).for('update');
  return rows.length > 0;
}

/** The email address of an account; null when it is gone. */
export async function findEmail(orm: Orm, userId: string): Promise<string | null> {
  const [row] = await orm.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}

/** The id of the account with this address; null when there is none. */
export async function findIdByEmail(orm: Orm, email: string): Promise<string | null> {
  const [row] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

/** True when an account has this address. */
export async function isEmailTaken(orm: Orm, email: string): Promise<boolean> {
  const rows = await orm.select({ one: sql`1` }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

/** Marks an account's address as confirmed. False when the account has another one by now. */
export async function confirmEmail(orm: Orm, userId: string, email: string, now: Date): Promise<boolean> {
  const rows = await orm
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Changes an account's address to a confirmed one. Null when the account is gone or another account has the address by now. */
export async function replaceEmail(
  tx: Orm,
  userId: string,
  email: string,
  now: Date,
): Promise<{ oldEmail: string } | null> {
  if (!(await lockAccount(tx, userId))) return null;
  const oldEmail = await findEmail(tx, userId);
  if (oldEmail === null || (await isEmailTaken(tx, email))) return null;
  await tx.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
  return { oldEmail };
}
