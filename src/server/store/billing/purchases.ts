import { and, asc, desc, eq, isNotNull, isNull, like, sql } from 'drizzle-orm';
import { audits, siteRuns } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';
import type { ReadTime } from '../database/read-clock.ts';
import { addOnGrants, purchases } from './billing-schema.ts';

export type PurchaseRow = typeof purchases.$inferSelect;

/** Stores a payment as read, unless a later reading is stored. Its owner does not change. */
export async function savePurchase(orm: Orm, row: Omit<PurchaseRow, 'readAt'>, readAt: ReadTime): Promise<void> {
  const read = sql`${readAt}::timestamptz`;
  await orm
    .insert(purchases)
    .values({ ...row, readAt: read })
    .onConflictDoUpdate({
      target: purchases.id,
      set: { amountCents: row.amountCents, status: row.status, refundId: row.refundId, readAt: read },
      setWhere: sql`${purchases.readAt} < excluded.read_at`,
    });
}

/** Links a payment to its checkout. */
export async function linkPurchase(orm: Orm, id: string, checkoutId: string): Promise<void> {
  await orm.update(purchases).set({ checkoutId }).where(eq(purchases.id, id));
}

export async function findPurchase(orm: Orm, id: string): Promise<PurchaseRow | null> {
  const [row] = await orm.select().from(purchases).where(eq(purchases.id, id));
  return row ?? null;
}

export async function findCheckoutPurchase(orm: Orm, checkoutId: string): Promise<PurchaseRow | null> {
  const [row] = await orm.select().from(purchases).where(eq(purchases.checkoutId, checkoutId)).limit(1);
  return row ?? null;
}

/** An add-on of an audit, which may have been paid for more than once. */
export interface AuditAddOn {
  readonly userId: string;
  readonly auditId: string;
  readonly addOnId: string;
}

/** The payments for an add-on of an audit that were not refunded, the oldest first; `wasGranted`: it once counted. */
export async function selectPaymentsFor(
  tx: Orm,
  { userId, auditId, addOnId }: AuditAddOn,
): Promise<(Pick<PurchaseRow, 'id' | 'amountCents' | 'currency' | 'paidAt'> & { wasGranted: boolean })[]> {
  return tx
    .select({
      id: purchases.id,
      amountCents: purchases.amountCents,
      currency: purchases.currency,
      paidAt: purchases.paidAt,
      wasGranted: sql<boolean>`${addOnGrants.id} is not null`,
    })
    .from(purchases)
    .leftJoin(addOnGrants, eq(addOnGrants.purchaseId, purchases.id))
    .where(
      and(
        eq(purchases.userId, userId),
        eq(purchases.auditId, auditId),
        eq(purchases.product, addOnId),
        eq(purchases.status, 'paid'),
      ),
    )
    .orderBy(asc(purchases.paidAt), asc(purchases.id));
}

/** Attaches the grant of an add-on to this payment only; null: to none. Grants by operators are not changed. */
export async function attachGrantTo(
  tx: Orm,
  { userId, auditId, addOnId }: AuditAddOn,
  payment: { readonly id: string; readonly paidAt: Date } | null,
  now: Date,
): Promise<void> {
  await tx
    .update(addOnGrants)
    .set({ revokedAt: now })
    .where(
      and(
        eq(addOnGrants.userId, userId),
        eq(addOnGrants.auditId, auditId),
        eq(addOnGrants.addOnId, addOnId),
        isNotNull(addOnGrants.purchaseId),
        isNull(addOnGrants.revokedAt),
        payment === null ? undefined : sql`${addOnGrants.purchaseId} <> ${payment.id}`,
      ),
    );
  if (payment === null) return;
  await tx
    .insert(addOnGrants)
    .values({ id: payment.id, userId, auditId, addOnId, purchaseId: payment.id, grantedAt: payment.paidAt })
    .onConflictDoUpdate({ target: addOnGrants.purchaseId, set: { revokedAt: null } });
}

/** Revokes add-ons bought with payments whose ids have this prefix: purchases at a disabled mock gateway. */
export async function revokeGrantsLike(orm: Orm, purchaseIdPrefix: string, now: Date): Promise<void> {
  await orm
    .update(addOnGrants)
    .set({ revokedAt: now })
    .where(and(like(addOnGrants.purchaseId, `${purchaseIdPrefix}%`), isNull(addOnGrants.revokedAt)));
}

/** True when an audit belongs to an account. */
export async function isAccountAudit(tx: Orm, accountId: string, auditId: string): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(audits)
    .where(and(eq(audits.id, auditId), eq(audits.accountId, accountId)));
  return rows.length > 0;
}

/** The newest finished audit of an account; null when there is none. */
export async function findNewestFinishedAuditId(orm: Orm, accountId: string): Promise<string | null> {
  const [row] = await orm
    .select({ id: audits.id })
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(and(eq(audits.accountId, accountId), eq(siteRuns.status, 'done')))
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(1);
  return row?.id ?? null;
}
