import { and, desc, eq, like, notInArray, sql } from 'drizzle-orm';
import { users } from '../accounts/account-schema.ts';
import type { Orm } from '../database/database.ts';
import type { ReadTime } from '../database/read-clock.ts';
import { customers, subscriptions } from './billing-schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Nothing happens to a subscription any more that is in one of these. */
export const ENDED_STATUSES = ['canceled', 'incomplete_expired'] as const;
/** It never began: the first payment did not come. */
const NEVER_BEGAN = 'incomplete';

/** The account's id at the payment service; null when it has none yet. */
export async function findCustomerId(orm: Orm, userId: string): Promise<string | null> {
  const [row] = await orm.select({ id: customers.id }).from(customers).where(eq(customers.userId, userId));
  return row?.id ?? null;
}

/** The account of a customer; null when it is none of ours. */
export async function findCustomerUser(orm: Orm, customerId: string): Promise<string | null> {
  const [row] = await orm.select({ userId: customers.userId }).from(customers).where(eq(customers.id, customerId));
  return row?.userId ?? null;
}

/** Gives an account its id at the payment service, or leaves the one it has; the one that it has now comes back. */
export async function saveCustomer(orm: Orm, customer: typeof customers.$inferInsert): Promise<string> {
  await orm.insert(customers).values(customer).onConflictDoNothing();
  return (await findCustomerId(orm, customer.userId)) ?? customer.id;
}

/** Forgets a customer that the payment service has not any more. */
export async function deleteCustomer(orm: Orm, customerId: string): Promise<void> {
  await orm.delete(customers).where(eq(customers.id, customerId));
}

/** True when there is such an account. */
export async function hasUser(orm: Orm, userId: string): Promise<boolean> {
  const rows = await orm.select({ one: sql`1` }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}

export async function findSubscription(orm: Orm, id: string): Promise<SubscriptionRow | null> {
  const [row] = await orm.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

/**
 * Keeps what was read of a subscription, unless something read later is there already. Whoever has fallen behind with paying
 * stays so from the earliest time that was read.
 */
export async function saveSubscription(
  orm: Orm,
  row: Omit<SubscriptionRow, 'readAt'>,
  readAt: ReadTime,
): Promise<void> {
  const read = sql`${readAt}::timestamptz`;
  await orm
    .insert(subscriptions)
    .values({ ...row, readAt: read })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: {
        customerId: row.customerId,
        status: row.status,
        plan: row.plan,
        price: row.price,
        currentPeriodEnd: row.currentPeriodEnd,
        endsAtPeriodEnd: row.endsAtPeriodEnd,
        pastDueSince: sql`case when excluded.past_due_since is not null then least(excluded.past_due_since, ${subscriptions.pastDueSince}) end`,
        readAt: read,
      },
      setWhere: sql`${subscriptions.readAt} < excluded.read_at`,
    });
}

/** Notes that the payment service has no such subscription any more. */
export async function endLostSubscription(orm: Orm, id: string, readAt: ReadTime): Promise<void> {
  await orm
    .update(subscriptions)
    .set({ status: 'canceled', readAt: sql`${readAt}::timestamptz` })
    .where(and(eq(subscriptions.id, id), sql`${subscriptions.readAt} < ${readAt}::timestamptz`));
}

/** The subscription that an account has: it runs, or waits for its payment. Null when it has none. */
export async function findRunningSubscription(orm: Orm, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await orm
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), notInArray(subscriptions.status, [...ENDED_STATUSES, NEVER_BEGAN])))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return row ?? null;
}

/** The ids of all subscriptions that something can still happen to. */
export async function selectUnfinishedSubscriptionIds(orm: Orm): Promise<string[]> {
  const rows = await orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(notInArray(subscriptions.status, [...ENDED_STATUSES]));
  return rows.map(({ id }) => id);
}

/** Ends the subscriptions whose ids begin so: what a closed mock gateway has sold. */
export async function endSubscriptionsLike(orm: Orm, idPrefix: string): Promise<void> {
  await orm
    .update(subscriptions)
    .set({ status: 'canceled' })
    .where(and(like(subscriptions.id, `${idPrefix}%`), notInArray(subscriptions.status, [...ENDED_STATUSES])));
}
