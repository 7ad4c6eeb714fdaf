import type { PayDeskCheckout } from '#shared/api/checkout.ts';
import { findProduct, type Product } from '#shared/product/prices.ts';
import type { Orm } from '../../store/database.ts';
import { saveDeskObject } from '../../store/pay-desk.ts';
import { refuse } from '../api-error.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import {
  DESK_EVENT,
  DESK_PAYMENT,
  DESK_SUBSCRIPTION,
  DeskCheckout,
  type DeskPayment,
  type DeskSubscription,
  deskId,
  findDesk,
} from './pay-desk-objects.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { requirePayDesk } from './require-pay-desk.ts';

/** One own payment at the desk. Throws 404 unless the desk is open, and for another's. */
export async function showPayDeskCheckout(
  payments: PaymentServices,
  viewer: Viewer,
  id: string,
): Promise<PayDeskCheckout> {
  requirePayDesk(payments);
  const { data, product } = await requireOwn(payments.core.database.orm, requireAccount(viewer).id, id);
  return {
    checkoutId: id,
    title: product.title,
    amountCents: product.usDollars * 100,
    interval: product.kind === 'plan' ? product.interval : null,
    state: data.state,
    cancelUrl: data.cancelUrl,
  };
}

/**
 * Pays at the desk, or declines. What follows is what follows a real payment: a message, and the task that reads what came of
 * it. Paying what was paid leads to the same page again. Throws 404 unless the desk is open, and for another's.
 */
export async function answerPayDesk(
  payments: PaymentServices,
  viewer: Viewer,
  id: string,
  outcome: 'pay' | 'decline',
): Promise<{ url: string }> {
  requirePayDesk(payments);
  const { core } = payments;
  const { id: userId } = requireAccount(viewer);
  const url = await core.database.orm.transaction(async (tx) => {
    const { data, product, createdAt } = await requireOwn(tx, userId, id);
    if (data.state === 'complete') return data.successUrl;
    if (data.state === 'expired') return data.cancelUrl;
    const paid = outcome === 'pay' ? await pay(tx, data, product, new Date(core.now())) : null;
    const ended: DeskCheckout = paid === null ? { ...data, state: 'expired' } : { ...data, ...paid, state: 'complete' };
    await saveDeskObject(tx, { id, kind: 'checkout', userId, data: ended, createdAt });
    await recordPaymentEvent(core, tx, {
      id: deskId(DESK_EVENT),
      type: paid === null ? 'checkout.session.expired' : 'checkout.session.completed',
      createdAt: new Date(core.now()),
      object: { type: 'checkout.session', id },
    });
    return paid === null ? data.cancelUrl : data.successUrl;
  });
  core.wakeTasks();
  return { url };
}

async function requireOwn(orm: Orm, userId: string, id: string) {
  const found = await findDesk(orm, 'checkout', DeskCheckout, id);
  const product = found === null ? null : findProduct(found.data.marks.product);
  if (found === null || product === null || found.userId !== userId)
    throw refuse('not-found', 'There is no such payment.');
  return { ...found, product };
}

async function pay(
  tx: Orm,
  { marks }: DeskCheckout,
  product: Product,
  at: Date,
): Promise<Pick<DeskCheckout, 'paymentId' | 'subscriptionId'>> {
  const paymentId = deskId(DESK_PAYMENT);
  const subscriptionId = product.kind === 'plan' ? deskId(DESK_SUBSCRIPTION) : null;
  const { userId } = marks;
  const amountCents = product.usDollars * 100;
  const payment: DeskPayment = { marks, amountCents, paidAt: at, refundId: null, subscriptionId };
  await saveDeskObject(tx, { id: paymentId, kind: 'payment', userId, data: payment, createdAt: at });
  if (product.kind === 'plan' && subscriptionId !== null) {
    const currentPeriodEnd = periodEnd(at, product.interval);
    const data: DeskSubscription = { marks, isCanceled: false, currentPeriodEnd, endsAtPeriodEnd: false, paymentId };
    await saveDeskObject(tx, { id: subscriptionId, kind: 'subscription', userId, data, createdAt: at });
  }
  return { paymentId, subscriptionId };
}

/** The same day of the next month or year, or the last one of that month. */
function periodEnd(from: Date, interval: 'month' | 'year'): Date {
  const months = interval === 'month' ? 1 : 12;
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}
