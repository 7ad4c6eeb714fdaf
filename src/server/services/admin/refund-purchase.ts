import type { Done } from '#shared/api/done.ts';
import { findUserEmail } from '../../store/admin/admin-users.ts';
import { findPurchase, type PurchaseRow } from '../../store/billing/purchases.ts';
import { apiError } from '../api-error.ts';
import { refundPayment as refund } from '../billing/refund-purchase.ts';
import type { AdminServices } from './admin-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { type OperatorActionName, recordOperatorAction } from './record-operator-action.ts';
import { showPurchase } from './show-purchase.ts';

/**
 * Refunds a payment in full within 30 days. The payment service is outside our transaction, so the log gets two entries:
 * one before the service is called, one when the refund is done. The first without the second means a refund that failed or
 * whose outcome is unknown; trying again is safe. Throws as `services/billing/refund-purchase.ts`, 409 for a payment
 * already refunded, and when the payment service does not show it as refunded.
 */
export async function refundPurchase(
  { core, payments }: Pick<AdminServices, 'core' | 'payments'>,
  by: Operating,
  purchaseId: string,
  reason: string,
): Promise<Done> {
  const { actor } = requireOperator(by, 'owner');
  const { orm } = core.database;
  const purchase = await findPurchase(orm, purchaseId);
  if (purchase === null) throw apiError('not-found', 'There is no such payment.');
  if (purchase.status === 'refunded') throw apiError('already-so', 'This payment was given back already.');
  const email = purchase.userId === null ? null : await findUserEmail(orm, purchase.userId);
  const record = (action: OperatorActionName) =>
    recordOperatorAction(orm, core, {
      actor,
      action,
      subject: email ?? purchaseId,
      reason,
      details: detailsOf(purchase),
    });
  const { isRefundable } = showPurchase(purchase, email, core.now());
  if (isRefundable && payments.gateway !== null) await record('refund-begun');
  await refund(payments, purchaseId);
  const after = await findPurchase(orm, purchaseId);
  if (after?.status !== 'refunded')
    throw apiError(
      'not-ready',
      'The payment service does not show this payment as given back yet. Please look again later.',
    );
  await record('purchase-refunded');
  return { success: true };
}

function detailsOf({ id, product, amountCents, currency }: PurchaseRow) {
  return { purchaseId: id, product, amountCents, currency };
}
