import { and, eq, like, notInArray } from 'drizzle-orm';
import { mails } from '../admin/operator-schema.ts';
import { idempotencyKeys, queueCallers } from '../audits/audit-schema.ts';
import { subscriptions } from '../billing/billing-schema.ts';
import type { Orm } from '../database/database.ts';
import { users } from './account-schema.ts';

/** Final states of a subscription, in which nobody is charged. */
const ENDED = ['canceled', 'incomplete_expired'] as const;

/** The ids of an account's active subscriptions. */
export async function selectRunningSubscriptionIds(tx: Orm, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), notInArray(subscriptions.status, [...ENDED])));
  return rows.map(({ id }) => id);
}

/**
 * True when another account is an owner that can sign in. Locks all owners until the transaction ends, in one order, so
 * that the last two cannot be deleted at once.
 */
export async function hasOtherOwner(tx: Orm, userId: string): Promise<boolean> {
  const owners = await tx
    .select({ id: users.id, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.role, 'owner'))
    .orderBy(users.id)
    .for('update');
  return owners.some(({ id, suspendedAt }) => id !== userId && suspendedAt === null);
}

/**
 * Deletes an account. Its sessions, keys, businesses, audits, campaigns, mails, events, grants and payment records are
 * deleted with its row; records of received payments stay, without the account. Also deletes everything stored under its
 * address.
 */
export async function deleteAccountRows(
  tx: Orm,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await tx.delete(mails).where(eq(mails.recipient, email));
  await tx.delete(idempotencyKeys).where(like(idempotencyKeys.scope, `account:${id}%`));
  await tx.delete(queueCallers).where(like(queueCallers.key, `%account:${id}`));
  await tx.delete(users).where(eq(users.id, id));
}
