import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import type { ReadTime } from '../database/read-clock.ts';
import { checkouts } from './billing-schema.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;
/** The buyer, the product and the audit of a purchase. */
export type Intent = Pick<CheckoutRow, 'userId' | 'product' | 'auditId'>;

/** Stores a checkout as read, unless a later reading is stored. */
export async function saveCheckout(orm: Orm, row: Omit<CheckoutRow, 'readAt'>, readAt: ReadTime): Promise<void> {
  const read = sql`${readAt}::timestamptz`;
  await orm
    .insert(checkouts)
    .values({ ...row, readAt: read })
    .onConflictDoUpdate({
      target: checkouts.id,
      set: { status: row.status, readAt: read },
      setWhere: sql`${checkouts.readAt} < excluded.read_at`,
    });
}

/** Marks a checkout that the payment service no longer has as expired. */
export async function expireLostCheckout(orm: Orm, id: string, readAt: ReadTime): Promise<void> {
  await orm
    .update(checkouts)
    .set({ status: 'expired', readAt: sql`${readAt}::timestamptz` })
    .where(and(eq(checkouts.id, id), sql`${checkouts.readAt} < ${readAt}::timestamptz`));
}

export async function findCheckout(orm: Orm, id: string): Promise<CheckoutRow | null> {
  const [row] = await orm.select().from(checkouts).where(eq(checkouts.id, id));
  return row ?? null;
}

/** The number of earlier checkouts for the same purchase, to derive a new idempotency key. */
export async function countCheckouts(orm: Orm, { userId, product, auditId }: Intent): Promise<number> {
  const [row] = await orm
    .select({ n: count() })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.product, product),
        auditId === null ? isNull(checkouts.auditId) : eq(checkouts.auditId, auditId),
      ),
    );
  return row?.n ?? 0;
}

/** An account's open checkouts, the newest first. */
export async function selectOpenCheckouts(orm: Orm, userId: string): Promise<CheckoutRow[]> {
  return orm
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'open')))
    .orderBy(desc(checkouts.createdAt), desc(checkouts.id));
}

/** The ids of all checkouts without a final status. */
export async function selectUnfinishedCheckoutIds(orm: Orm): Promise<string[]> {
  const rows = await orm
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(inArray(checkouts.status, ['open', 'waiting']));
  return rows.map(({ id }) => id);
}
