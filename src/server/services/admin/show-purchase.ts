import type { AdminPurchase } from '#shared/api/admin/users.ts';
import { findProduct, MONEY_BACK_DAYS } from '#shared/product/prices.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import type { PurchaseRow } from '../../store/billing/purchases.ts';

/** A payment as operators see it. It can be refunded in full, once, within 30 days. */
export function showPurchase(purchase: PurchaseRow, email: string | null, nowMs: number): AdminPurchase {
  const { id, userId, product, amountCents, currency, status, paidAt, auditId } = purchase;
  return {
    id,
    userId,
    email,
    title: findProduct(product)?.title ?? product,
    amountCents,
    currency,
    status,
    paidAt: paidAt.toISOString(),
    auditId,
    isRefundable: status === 'paid' && nowMs - paidAt.getTime() <= MONEY_BACK_DAYS * DAY_MS,
  };
}
