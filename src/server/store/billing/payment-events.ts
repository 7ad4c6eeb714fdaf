import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { paymentEvents } from './billing-schema.ts';

export type PaymentEventRow = typeof paymentEvents.$inferSelect;

/** Inserts an event. False when its id exists. */
export async function insertPaymentEvent(tx: Orm, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id });
  return rows.length === 1;
}

export async function findPaymentEvent(orm: Orm, id: string): Promise<PaymentEventRow | null> {
  const [row] = await orm.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return row ?? null;
}

/** Marks an event as applied. */
export async function markEventApplied(
  orm: Orm,
  id: string,
  outcome: 'applied' | 'ignored',
  appliedAt: Date,
): Promise<void> {
  await orm.update(paymentEvents).set({ outcome, appliedAt }).where(eq(paymentEvents.id, id));
}

/** Deletes applied events received before a time; with a type, only those of that type. */
export async function deleteOldPaymentEvents(orm: Orm, receivedBefore: Date, type?: string): Promise<void> {
  await orm
    .delete(paymentEvents)
    .where(
      and(
        lt(paymentEvents.receivedAt, receivedBefore),
        isNotNull(paymentEvents.appliedAt),
        type === undefined ? undefined : eq(paymentEvents.type, type),
      ),
    );
}
