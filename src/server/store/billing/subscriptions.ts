import { and, desc, eq, like, notInArray, sql } from 'drizzle-orm';
import { users } from '../accounts/account-schema.ts';
import type { Orm } from '../database/database.ts';
import type { ReadTime } from '../database/read-clock.ts';
import { customers, subscriptions } from './billing-schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The final states of a subscription. */
export const ENDED_STATUSES = ['canceled', 'incomplete_expired'] as const;
/** The first payment was never made. */
const NEVER_BEGAN = 'incomplete';

/** The account's customer id at the payment service; null when it has none yet. */
export async function findCustomerId(orm: Orm, userId: string): Promise<string | null> {
  const [row] = await orm.select({ id: customers.id }).from(customers).where(eq(customers.userId, userId));
  return row?.id ?? null;
}

/** The account of a customer; null for an unknown one. */
export async function findCustomerUser(orm: Orm, customerId: string): Promise<string | null> {
  const [row] = await orm.select({ userId: customers.userId }).from(customers).where(eq(customers.id, customerId));
  return row?.userId ?? null;
}

/** Stores an account's customer id unless it has one; returns the one in effect. */
export async function saveCustomer(orm: Orm, customer: typeof customers.$inferInsert): Promise<string> {
  await orm.insert(customers).values(customer).onConflictDoNothing();
  return (await findCustomerId(orm, customer.userId)) ?? customer.id;
}

/** Deletes a customer that the payment service no longer has. */
export async function deleteCustomer(orm: Orm, customerId: string): Promise<void> {
  await orm.delete(customers).where(eq(customers.id, customerId));
}

/** True when the account exists. */
export async function hasUser(orm: Orm, userId: string): Promise<boolean> {
  const rows = await orm.select({ one: sql`1` }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}

export async function findSubscription(orm: Orm, id: string): Promise<SubscriptionRow | null> {
  const [row] = await orm.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

/** Stores a subscription as read, unless a later reading is stored. A past-due subscription keeps the earliest time read. */
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

/** Ends a subscription that the payment service no longer has. */
export async function endLostSubscription(orm: Orm, id: string, readAt: ReadTime): Promise<void> {
  await orm
    .update(subscriptions)
    .set({ status: 'canceled', readAt: sql`${readAt}::timestamptz` })
    .where(and(eq(subscriptions.id, id), sql`${subscriptions.readAt} < ${readAt}::timestamptz`));
}

/** An account's active or past-due subscription. Null when it has none. */
export async function findRunningSubscription(orm: Orm, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await orm
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), notInArray(subscriptions.status, [...ENDED_STATUSES, NEVER_BEGAN])))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return row ?? null;
}

/** The ids of all subscriptions that are not in a final state. */
export async function selectUnfinishedSubscriptionIds(orm: Orm): Promise<string[]> {
  const rows = await orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(notInArray(subscriptions.status, [...ENDED_STATUSES]));
  return rows.map(({ id }) => id);
}

/** Ends subscriptions whose ids have this prefix: purchases at a disabled mock gateway. */
export async function endSubscriptionsLike(orm: Orm, idPrefix: string): Promise<void> {
  await orm
    .update(subscriptions)
    .set({ status: 'canceled' })
    .where(and(like(subscriptions.id, `${idPrefix}%`), notInArray(subscriptions.status, [...ENDED_STATUSES])));
}
