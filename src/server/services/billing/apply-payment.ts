import type { PaymentRecord } from '#providers/payment-records.ts';
import { findProduct } from '#shared/product/prices.ts';
import { lockAccount } from '../../store/accounts/accounts.ts';
import { isAccountAudit, linkPurchase, type PurchaseRow, savePurchase } from '../../store/billing/purchases.ts';
import { findSubscription } from '../../store/billing/subscriptions.ts';
import type { Orm } from '../../store/database/database.ts';
import type { ReadTime } from '../../store/database/read-clock.ts';
import type { Applied } from './apply-payment-object.ts';
import { applySubscription, hasEnded } from './apply-subscription.ts';
import { findBuyer } from './find-buyer.ts';
import { findPlanByAmount } from './our-price.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';
import { settleAddOn } from './settle-add-on.ts';

/**
 * Reads and stores a payment and applies its consequences: an add-on is active while a payment for it is; a subscription
 * whose last payment was refunded or is disputed is ended.
 */
export async function applyPayment(payments: PaymentServices, id: string, checkoutId?: string): Promise<Applied> {
  const { core, readClock } = payments;
  const readAt = await readClock.next();
  const record = await requireGateway(payments).readPayment(id);
  const state = record?.state ?? 'not-paid';
  if (record === null || state === 'not-paid' || record.bought === null) return 'ignored';
  const marks = record.bought.kind === 'once' ? record.bought.marks : null;
  const buyer = await findBuyer(payments, record.customerId, marks);
  if (buyer.kind === 'foreign') return 'ignored';
  const userId = buyer.kind === 'account' ? buyer.userId : null;
  await core.database.orm.transaction((tx) => keep(core, tx, { ...record, state, userId }, readAt, checkoutId));
  await endUnpaid(payments, record);
  return 'applied';
}

type Paid = PaymentRecord & { readonly state: PurchaseRow['status']; readonly userId: string | null };

async function keep(
  core: PaymentServices['core'],
  tx: Orm,
  payment: Paid,
  readAt: ReadTime,
  checkoutId: string | undefined,
): Promise<void> {
  const { bought } = payment;
  // Serializes two payments for the same add-on. Null: the account was deleted while the payment was read.
  const userId = payment.userId !== null && (await lockAccount(tx, payment.userId)) ? payment.userId : null;
  const marks = bought?.kind === 'once' ? bought.marks : null;
  const markedAudit = marks?.auditId ?? null;
  const isOwnAudit = userId !== null && markedAudit !== null && (await isAccountAudit(tx, userId, markedAudit));
  const auditId = isOwnAudit ? markedAudit : null;
  const subscriptionId = bought?.kind === 'subscription' ? bought.subscriptionId : null;
  const row = {
    id: payment.id,
    userId,
    product: marks?.product ?? (await planPaidFor(tx, payment, subscriptionId)),
    auditId,
    subscriptionId,
    checkoutId: null,
    amountCents: payment.amountCents,
    currency: payment.currency,
    status: payment.state,
    paidAt: payment.paidAt,
    refundId: payment.refundId,
  };
  await savePurchase(tx, row, readAt);
  if (checkoutId !== undefined) await linkPurchase(tx, payment.id, checkoutId);
  if (marks === null || findProduct(marks.product)?.kind !== 'add-on') return;
  if (userId === null || auditId === null) {
    core.log.error('payment_without_audit', { paymentId: payment.id, product: marks.product });
    return;
  }
  await settleAddOn(core, tx, { userId, auditId, addOnId: marks.product });
}

/** The product of an invoice, by its amount, as the subscription may have changed since. */
async function planPaidFor(tx: Orm, payment: Paid, subscriptionId: string | null): Promise<string> {
  const byAmount = findPlanByAmount(payment.amountCents, payment.currency);
  if (byAmount !== null) return byAmount.key;
  const subscription = subscriptionId === null ? null : await findSubscription(tx, subscriptionId);
  return subscription?.price ?? 'unknown';
}

/** Ends a subscription whose last payment was reversed; a refund of an earlier period ends nothing. */
async function endUnpaid(payments: PaymentServices, { state, bought }: PaymentRecord): Promise<void> {
  if (bought?.kind !== 'subscription' || state === 'paid' || state === 'not-paid') return;
  const gateway = requireGateway(payments);
  const subscription = await gateway.readSubscription(bought.subscriptionId);
  if (subscription === null || subscription.latestInvoiceId !== bought.invoiceId) return;
  if (!hasEnded(subscription)) await gateway.cancelSubscription(bought.subscriptionId);
  await applySubscription(payments, bought.subscriptionId);
}
