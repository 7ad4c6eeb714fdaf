import { findProduct } from '#shared/product/prices.ts';
import { type AuditAddOn, attachGrantTo, selectPaymentsFor } from '../../store/billing/purchases.ts';
import type { Orm } from '../../store/database/database.ts';
import { matchesPrice } from './our-price.ts';
import type { PaymentServices } from './payment-services.ts';

/**
 * Recomputes whether an audit has an add-on, from all payments for it: the first one not refunded counts. A second one
 * grants nothing more and can be refunded; it takes over when the first is refunded. Call it with the account locked.
 */
export async function settleAddOn(
  { log, now }: Pick<PaymentServices['core'], 'log' | 'now'>,
  tx: Orm,
  addOn: AuditAddOn,
): Promise<void> {
  const product = findProduct(addOn.addOnId);
  const paid = await selectPaymentsFor(tx, addOn);
  // A payment that counted keeps counting: prices in the table may have changed since.
  const counting = paid.filter(
    ({ wasGranted, amountCents, currency }) =>
      wasGranted || (product !== null && matchesPrice(product, amountCents, currency)),
  );
  if (counting.length < paid.length) log.error('payment_of_another_amount', { auditId: addOn.auditId });
  if (counting.length > 1) log.warn('add_on_paid_twice', { auditId: addOn.auditId, payments: counting.length });
  await attachGrantTo(tx, addOn, counting[0] ?? null, new Date(now()));
}
