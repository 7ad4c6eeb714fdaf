import { findProduct } from '#shared/product/prices.ts';
import type { Orm } from '../../store/database.ts';
import { type AddOnOfAudit, restGrantOn, selectPaymentsFor } from '../../store/purchases.ts';
import { isPriceOf } from './our-price.ts';
import type { PaymentServices } from './payment-services.ts';

/**
 * Works out anew whether an audit has an add-on, from all payments for it: it rests on the first that was not given back. A
 * second one grants nothing more and can be given back; when the first goes, it takes its place. Call it with the account
 * locked.
 */
export async function settleAddOn(
  { log, now }: Pick<PaymentServices['core'], 'log' | 'now'>,
  tx: Orm,
  addOn: AddOnOfAudit,
): Promise<void> {
  const product = findProduct(addOn.addOnId);
  const paid = await selectPaymentsFor(tx, addOn);
  // What counted once goes on counting: prices of the table may have changed since.
  const counting = paid.filter(
    ({ wasGranted, amountCents, currency }) =>
      wasGranted || (product !== null && isPriceOf(product, amountCents, currency)),
  );
  if (counting.length < paid.length) log.error('payment-of-another-amount', { auditId: addOn.auditId });
  if (counting.length > 1) log.warn('add-on-paid-twice', { auditId: addOn.auditId, payments: counting.length });
  await restGrantOn(tx, addOn, counting[0] ?? null, new Date(now()));
}
