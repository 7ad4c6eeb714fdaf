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
 * Gives a payment back in full within 30 days. The payment service is no part of our transaction, so the log has two entries:
 * that it was begun, before the service is asked, and that it is done. The first without the second is a refund that failed or
 * whose end nobody saw; beginning it again is safe. Throws as `services/billing/refund-purchase.ts`, 409 for what was given
 * back already, and when the payment service does not show it as given back.
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
