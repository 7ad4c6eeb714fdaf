import { and, count, desc, eq, gt, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Plan } from '#shared/product/plans.ts';
import type { Role } from '#shared/product/roles.ts';
import type { Orm } from '../database/database.ts';
import { effectivePlan } from './account-plans.ts';
import { accountSessions, apiKeys, users } from './account-schema.ts';

/** An active account with its current plan and role. */
export interface ActiveAccount {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly plan: Plan;
  readonly role: Role;
  readonly createdAt: Date;
}

export interface SessionAccount extends ActiveAccount {
  readonly sessionId: string;
  readonly sessionCreatedAt: Date;
  readonly sessionUsedAt: Date;
}

export interface KeyAccount extends ActiveAccount {
  readonly keyId: string;
  readonly keyUsedAt: Date | null;
  readonly keyMayMail: boolean;
}

const accountColumns = (now: Date) => ({
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  plan: effectivePlan(now),
  role: users.role,
  createdAt: users.createdAt,
});

/** The account of a session token, in one statement; null when the session has ended or the account is suspended. */
export async function findAccountBySession(
  orm: Orm,
  tokenHash: string,
  now: Date,
  notBegunBefore: Date,
): Promise<SessionAccount | null> {
  const [row] = await orm
    .select({
      ...accountColumns(now),
      sessionId: accountSessions.id,
      sessionCreatedAt: accountSessions.createdAt,
      sessionUsedAt: accountSessions.updatedAt,
    })
    .from(accountSessions)
    .innerJoin(users, eq(users.id, accountSessions.userId))
    .where(
      and(
        eq(accountSessions.token, tokenHash),
        gt(accountSessions.expiresAt, now),
        gt(accountSessions.createdAt, notBegunBefore),
        isNull(users.suspendedAt),
      ),
    );
  return row ?? null;
}

/** The account of an API key; null when the key is unknown or the account suspended. */
export async function findAccountByKey(orm: Orm, keyHash: string, now: Date): Promise<KeyAccount | null> {
  const [row] = await orm
    .select({ ...accountColumns(now), keyId: apiKeys.id, keyUsedAt: apiKeys.lastUsedAt, keyMayMail: apiKeys.mayMail })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.keyHash, keyHash), isNull(users.suspendedAt)));
  return row ?? null;
}

/** An account by its id; null when it is gone or suspended. */
export async function findActiveAccount(orm: Orm, userId: string, now: Date): Promise<ActiveAccount | null> {
  const [row] = await orm
    .select(accountColumns(now))
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)));
  return row ?? null;
}

/** Extends a session, unless it was used since `unusedSince`. */
export async function prolongSession(
  orm: Orm,
  sessionId: string,
  use: { readonly usedAt: Date; readonly expiresAt: Date; readonly unusedSince: Date },
): Promise<void> {
  await orm
    .update(accountSessions)
    .set({ updatedAt: use.usedAt, expiresAt: use.expiresAt })
    .where(and(eq(accountSessions.id, sessionId), lt(accountSessions.updatedAt, use.unusedSince)));
}

/** Stores the last use of a key, unless it was used since `unusedSince`. */
export async function noteKeyUse(orm: Orm, keyId: string, usedAt: Date, unusedSince: Date): Promise<void> {
  await orm
    .update(apiKeys)
    .set({ lastUsedAt: usedAt })
    .where(and(eq(apiKeys.id, keyId), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, unusedSince))));
}

/** Active sessions of an account, the newest first. */
export async function selectAccountSessions(
  orm: Orm,
  userId: string,
  now: Date,
): Promise<{ id: string; userAgent: string | null; createdAt: Date; usedAt: Date }[]> {
  return orm
    .select({
      id: accountSessions.id,
      userAgent: accountSessions.userAgent,
      createdAt: accountSessions.createdAt,
      usedAt: accountSessions.updatedAt,
    })
    .from(accountSessions)
    .where(and(eq(accountSessions.userId, userId), gt(accountSessions.expiresAt, now)))
    .orderBy(desc(accountSessions.createdAt), desc(accountSessions.id));
}

/** True when this session exists. */
export async function isSessionThere(orm: Orm, sessionId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: accountSessions.id })
    .from(accountSessions)
    .where(eq(accountSessions.id, sessionId));
  return rows.length > 0;
}

/** Ends the session with this token, of any account. */
export async function deleteSessionByToken(orm: Orm, tokenHash: string): Promise<void> {
  await orm.delete(accountSessions).where(eq(accountSessions.token, tokenHash));
}

/** Ends one session of an account. False when it does not exist. */
export async function deleteAccountSession(orm: Orm, userId: string, sessionId: string): Promise<boolean> {
  return deleteWhere(orm, and(eq(accountSessions.userId, userId), eq(accountSessions.id, sessionId)));
}

/** Ends every session of an account except this one; null: all. Returns how many. */
export async function deleteOtherSessions(orm: Orm, userId: string, keptId: string | null): Promise<number> {
  const rows = await orm.delete(accountSessions).where(isOther(userId, keptId)).returning({ id: accountSessions.id });
  return rows.length;
}

/** The number of an account's active sessions except this one; null: all. */
export async function countOtherSessions(orm: Orm, userId: string, ownId: string | null, now: Date): Promise<number> {
  const [row] = await orm
    .select({ n: count() })
    .from(accountSessions)
    .where(and(isOther(userId, ownId), gt(accountSessions.expiresAt, now)));
  return row?.n ?? 0;
}

function isOther(userId: string, ownId: string | null): SQL | undefined {
  return and(eq(accountSessions.userId, userId), ownId === null ? undefined : ne(accountSessions.id, ownId));
}

async function deleteWhere(orm: Orm, which: SQL | undefined): Promise<boolean> {
  const rows = await orm.delete(accountSessions).where(which).returning({ id: accountSessions.id });
  return rows.length > 0;
}
