import type { CheckoutRecord } from '#providers/payment-records.ts';
import { type CheckoutRow, expireLostCheckout, findCheckout, saveCheckout } from '../../store/billing/checkouts.ts';
import { isAccountAudit } from '../../store/billing/purchases.ts';
import { applyInvoice } from './apply-invoice.ts';
import { applyPayment } from './apply-payment.ts';
import type { Applied } from './apply-payment-object.ts';
import { applySubscription } from './apply-subscription.ts';
import { findBuyer } from './find-buyer.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';

/** Reads a checkout from the payment service, applies its result, and stores its status. */
export async function applyCheckout(payments: PaymentServices, id: string): Promise<Applied> {
  const { core, readClock } = payments;
  const { orm } = core.database;
  const readAt = await readClock.next();
  const record = await requireGateway(payments).readCheckout(id);
  if (record === null) {
    if ((await findCheckout(orm, id)) === null) return 'ignored';
    await expireLostCheckout(orm, id, readAt);
    return 'applied';
  }
  const { marks } = record;
  if (marks === null) return 'ignored';
  if (record.subscriptionId !== null) await applySubscription(payments, record.subscriptionId);
  if (record.invoiceId !== null) await applyInvoice(payments, record.invoiceId);
  if (record.state === 'paid' && record.paymentId !== null) await applyPayment(payments, record.paymentId, id);
  const buyer = await findBuyer(payments, null, marks);
  if (buyer.kind !== 'account') return 'applied';
  const { userId } = buyer;
  const isOwnAudit = marks.auditId !== null && (await isAccountAudit(orm, userId, marks.auditId));
  const row: Omit<CheckoutRow, 'readAt'> = {
    id,
    userId,
    product: marks.product,
    auditId: isOwnAudit ? marks.auditId : null,
    status: statusOf(record),
    createdAt: record.createdAt,
  };
  await saveCheckout(orm, row, readAt);
  return 'applied';
}

/** `granted` ends a checkout; whether the product is still active is read from purchases and subscriptions. */
function statusOf({ state }: CheckoutRecord): CheckoutRow['status'] {
  return state === 'paid' ? 'granted' : state;
}
