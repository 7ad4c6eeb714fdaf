import { MONEY_BACK_DAYS } from '#shared/product/prices.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { findPurchase } from '../../store/billing/purchases.ts';
import { apiError } from '../api-error.ts';
import { applyPayment } from './apply-payment.ts';
import { askGateway } from './ask-gateway.ts';
import { endSubscription } from './end-subscription.ts';
import { makeIdempotencyKey } from './idempotency-key.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';

/**
 * Refunds a payment in full: its add-on is revoked, its subscription ends at once. Refunding a refunded payment is not an
 * error. The caller checks the operator's rights. Throws 404 for an unknown payment, 409 when it is disputed or older than
 * 30 days, 503 when payment is not set up or cannot be reached; the refund may then have been made, and trying again is
 * safe.
 */
export async function refundPayment(payments: PaymentServices, purchaseId: string): Promise<void> {
  const { core } = payments;
  const purchase = await findPurchase(core.database.orm, purchaseId);
  if (purchase === null) throw apiError('not-found', 'There is no such payment.');
  if (purchase.status === 'disputed')
    throw apiError('not-ready', 'The buyer’s bank has this payment under dispute, and decides on it.');
  const isTooOld = core.now() - purchase.paidAt.getTime() > MONEY_BACK_DAYS * DAY_MS;
  if (purchase.status === 'paid' && isTooOld)
    throw apiError('not-ready', `This payment is older than ${MONEY_BACK_DAYS} days.`);
  const gateway = requireGateway(payments);
  const { subscriptionId } = purchase;
  await askGateway(payments, async () => {
    if (purchase.status === 'paid')
      await gateway.refundPayment(purchaseId, makeIdempotencyKey(core.now(), 'refund', purchaseId));
    if (subscriptionId !== null) await endSubscription(payments, subscriptionId);
    await applyPayment(payments, purchaseId);
  });
  core.log.info('purchase_refunded', { purchaseId });
}
