import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { users } from '../accounts/account-schema.ts';
import { audits } from '../audits/audit-schema.ts';
import { addOnGrants, paymentEvents, planGrants, purchases, subscriptions } from '../billing/billing-schema.ts';
import type { PurchaseRow } from '../billing/purchases.ts';
import type { SubscriptionRow } from '../billing/subscriptions.ts';
import type { Orm } from '../database/database.ts';
import { containsText } from '../database/like-pattern.ts';
import type { Below } from './admin-users.ts';

export type PlanGrantRow = typeof planGrants.$inferSelect;
export type AddOnGrantRow = typeof addOnGrants.$inferSelect;

/** A bound above any real number of rows. */
const MOST_ROWS = 200;

/** The relevant subscription of an account: an active one before an ended one, then the newest. */
export async function findNewestSubscription(orm: Orm, userId: string): Promise<SubscriptionRow | null> {
  const hasEnded = sql`${subscriptions.status} in ('canceled', 'incomplete_expired')`;
  const [row] = await orm
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(hasEnded, desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return row ?? null;
}

/** Plans that operators granted to an account, the newest first. */
export async function selectPlanGrants(orm: Orm, userId: string): Promise<PlanGrantRow[]> {
  return orm
    .select()
    .from(planGrants)
    .where(eq(planGrants.userId, userId))
    .orderBy(desc(planGrants.createdAt), desc(planGrants.id))
    .limit(MOST_ROWS);
}

/** Revokes the granted plan; null when there is none. */
export async function revokePlanGrant(
  tx: Orm,
  userId: string,
  now: Date,
): Promise<Pick<PlanGrantRow, 'plan' | 'until'> | null> {
  const [row] = await tx
    .update(planGrants)
    .set({ revokedAt: now })
    .where(and(eq(planGrants.userId, userId), isNull(planGrants.revokedAt)))
    .returning({ plan: planGrants.plan, until: planGrants.until });
  return row ?? null;
}

/** Grants a plan to an account. An earlier grant must be revoked first. */
export async function insertPlanGrant(tx: Orm, grant: typeof planGrants.$inferInsert): Promise<void> {
  await tx.insert(planGrants).values(grant);
}

/** The add-ons of an account, the newest first. */
export async function selectAddOnGrants(orm: Orm, userId: string): Promise<AddOnGrantRow[]> {
  return orm
    .select()
    .from(addOnGrants)
    .where(eq(addOnGrants.userId, userId))
    .orderBy(desc(addOnGrants.grantedAt), desc(addOnGrants.id))
    .limit(MOST_ROWS);
}

/** True when an audit belongs to an account. */
export async function isUserAudit(tx: Orm, userId: string, auditId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: audits.id })
    .from(audits)
    .where(and(eq(audits.id, auditId), eq(audits.accountId, userId)));
  return rows.length > 0;
}

/** True when an audit has an add-on that was not revoked. */
export async function hasAddOn(tx: Orm, auditId: string, addOnId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: addOnGrants.id })
    .from(addOnGrants)
    .where(and(eq(addOnGrants.auditId, auditId), eq(addOnGrants.addOnId, addOnId), isNull(addOnGrants.revokedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Grants an add-on to an audit. */
export async function insertAddOnGrant(tx: Orm, grant: typeof addOnGrants.$inferInsert): Promise<void> {
  await tx.insert(addOnGrants).values(grant);
}

/** The payments of an account, the newest first. */
export async function selectUserPurchases(orm: Orm, userId: string): Promise<PurchaseRow[]> {
  return orm
    .select()
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .orderBy(desc(purchases.paidAt), desc(purchases.id))
    .limit(MOST_ROWS);
}

/** Up to `limit` payments of all accounts after a cursor, the newest first; `search` matches address and id. */
export async function selectAllPurchases(
  orm: Orm,
  { below, limit, search }: { readonly below: Below | null; readonly limit: number; readonly search: string },
): Promise<{ purchase: PurchaseRow; email: string | null }[]> {
  return orm
    .select({ purchase: purchases, email: users.email })
    .from(purchases)
    .leftJoin(users, eq(users.id, purchases.userId))
    .where(
      and(
        below === null
          ? undefined
          : sql`(${purchases.paidAt}, ${purchases.id}) < (${below.at.toISOString()}::timestamptz, ${below.id})`,
        search === '' ? undefined : or(containsText(users.email, search), containsText(purchases.id, search)),
      ),
    )
    .orderBy(desc(purchases.paidAt), desc(purchases.id))
    .limit(limit);
}

/** Payment events received before `receivedBefore` and not yet applied. */
export async function countWaitingPaymentEvents(orm: Orm, receivedBefore: Date): Promise<number> {
  const [row] = await orm
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(paymentEvents)
    .where(
      and(
        isNull(paymentEvents.appliedAt),
        sql`${paymentEvents.receivedAt} < ${receivedBefore.toISOString()}::timestamptz`,
      ),
    );
  return row?.n ?? 0;
}
