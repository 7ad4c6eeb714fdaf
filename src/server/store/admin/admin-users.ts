import { and, count, desc, eq, gt, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import { PLANS } from '#shared/product/plan-names.ts';
import type { Plan } from '#shared/product/plans.ts';
import type { Role } from '#shared/product/roles.ts';
import { effectivePlan, effectivePlanSource, type PlanSource } from '../accounts/account-plans.ts';
import { accountSessions, users } from '../accounts/account-schema.ts';
import { audits } from '../audits/audit-schema.ts';
import { planGrants, subscriptions } from '../billing/billing-schema.ts';
import type { Orm } from '../database/database.ts';
import { containsText } from '../database/like-pattern.ts';

/** An account as operators see it. */
export interface AdminUserRow {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly plan: Plan;
  readonly planSource: PlanSource;
  readonly role: Role;
  readonly suspendedAt: Date | null;
  readonly auditCount: number;
  readonly createdAt: Date;
  /** Of existing sessions. */
  readonly lastSeenAt: Date | null;
}

/** An account locked for a change by an operator. */
export interface LockedUser {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly role: Role;
  readonly suspendedAt: Date | null;
}

/** A position in a list ordered by time and id, the newest first. */
export interface Below {
  readonly at: Date;
  readonly id: string;
}

const lockedColumns = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  suspendedAt: users.suspendedAt,
};

function selectUsers(orm: Orm, now: Date) {
  const auditCount = orm.select({ n: count() }).from(audits).where(eq(audits.accountId, users.id));
  const lastSeenAt = orm
    .select({ at: max(accountSessions.updatedAt) })
    .from(accountSessions)
    .where(eq(accountSessions.userId, users.id));
  return orm
    .select({
      ...lockedColumns,
      plan: effectivePlan(now),
      planSource: effectivePlanSource(now),
      auditCount: sql<number>`(${auditCount})`.mapWith(Number),
      createdAt: users.createdAt,
      lastSeenAt: sql<Date | null>`(${lastSeenAt})`.mapWith(accountSessions.updatedAt),
    })
    .from(users);
}

/**
 * Only these accounts can have another plan than the free one; restricting the query to this small part saves computing the
 * rest.
 */
function mayHavePlan(orm: Orm): SQL | undefined {
  return or(
    inArray(users.id, orm.select({ id: subscriptions.userId }).from(subscriptions)),
    inArray(users.id, orm.select({ id: planGrants.userId }).from(planGrants).where(isNull(planGrants.revokedAt))),
  );
}

function hasPlan(orm: Orm, plan: Plan | null, now: Date): SQL | undefined {
  if (plan === null) return undefined;
  const isIt = sql`${effectivePlan(now)} = ${plan}`;
  return plan === 'free' ? isIt : and(mayHavePlan(orm), isIt);
}

/** Up to `limit` accounts after a cursor, the newest first. */
export async function selectAdminUsers(
  orm: Orm,
  wanted: {
    readonly below: Below | null;
    readonly limit: number;
    readonly search: string;
    readonly plan: Plan | null;
    readonly now: Date;
  },
): Promise<AdminUserRow[]> {
  const { below, limit, search, plan, now } = wanted;
  return selectUsers(orm, now)
    .where(
      and(
        below === null
          ? undefined
          : sql`(${users.createdAt}, ${users.id}) < (${below.at.toISOString()}::timestamptz, ${below.id})`,
        search === '' ? undefined : containsText(users.email, search),
        hasPlan(orm, plan, now),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

/** One account; null when there is none with this id. */
export async function findAdminUser(orm: Orm, userId: string, now: Date): Promise<AdminUserRow | null> {
  const [row] = await selectUsers(orm, now).where(eq(users.id, userId));
  return row ?? null;
}

/** All accounts with an operator's role, the oldest first. */
export async function selectOperators(orm: Orm, now: Date): Promise<AdminUserRow[]> {
  return selectUsers(orm, now)
    .where(inArray(users.role, ['support', 'owner']))
    .orderBy(users.createdAt, users.id)
    .limit(1000);
}

/** Locks an account until the transaction ends; null when it does not exist. */
export async function lockUser(tx: Orm, userId: string): Promise<LockedUser | null> {
  const [row] = await tx.select(lockedColumns).from(users).where(eq(users.id, userId)).for('update');
  return row ?? null;
}

/** The email address of an account; null when it does not exist. */
export async function findUserEmail(orm: Orm, userId: string): Promise<string | null> {
  const [row] = await orm.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}

/** The id of the account with this address, in lower case; null when there is none. */
export async function findUserIdByEmail(orm: Orm, email: string): Promise<string | null> {
  const [row] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

/**
 * The ids of all owners, locked until the transaction ends: when two owners revoke each other's role at once, the second
 * sees that only one is left. Locked in one order, so that there is no deadlock.
 */
export async function lockOwners(tx: Orm): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'owner'))
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** True when there is an owner. */
export async function isOwnerThere(orm: Orm): Promise<boolean> {
  const rows = await orm.select({ id: users.id }).from(users).where(eq(users.role, 'owner')).limit(1);
  return rows.length > 0;
}

/** Sets the role of an account. */
export async function saveRole(tx: Orm, userId: string, role: Role, now: Date): Promise<void> {
  await tx.update(users).set({ role, updatedAt: now }).where(eq(users.id, userId));
}

/** Suspends an account; null lifts the suspension. */
export async function saveSuspension(tx: Orm, userId: string, suspendedAt: Date | null, now: Date): Promise<void> {
  await tx.update(users).set({ suspendedAt, updatedAt: now }).where(eq(users.id, userId));
}

/** Ends all sessions of an account; returns how many. */
export async function deleteAllSessions(tx: Orm, userId: string): Promise<number> {
  const rows = await tx
    .delete(accountSessions)
    .where(eq(accountSessions.userId, userId))
    .returning({ id: accountSessions.id });
  return rows.length;
}

/** The number of an account's active sessions. */
export async function countSessions(orm: Orm, userId: string, now: Date): Promise<number> {
  const [row] = await orm
    .select({ n: count() })
    .from(accountSessions)
    .where(and(eq(accountSessions.userId, userId), gt(accountSessions.expiresAt, now)));
  return row?.n ?? 0;
}

/** The number of accounts, in total and by plan. */
export async function countUsersByPlan(orm: Orm, now: Date): Promise<{ total: number } & Record<Plan, number>> {
  const [all] = await orm.select({ n: count() }).from(users);
  const paid = orm
    .select({ plan: effectivePlan(now).as('plan') })
    .from(users)
    .where(mayHavePlan(orm))
    .as('paid');
  const rows = await orm.select({ plan: paid.plan, n: count() }).from(paid).groupBy(paid.plan);
  const total = all?.n ?? 0;
  const [, pro, agency] = PLANS.map((plan) => rows.find((row) => row.plan === plan)?.n ?? 0);
  return { total, free: total - (pro ?? 0) - (agency ?? 0), pro: pro ?? 0, agency: agency ?? 0 };
}

/** The number of owners whose address is not confirmed: password resets would be mailed there. */
export async function countUnverifiedOwners(orm: Orm): Promise<number> {
  const [row] = await orm
    .select({ n: count() })
    .from(users)
    .where(and(eq(users.role, 'owner'), eq(users.emailVerified, false)));
  return row?.n ?? 0;
}
