import type { MockCheckoutView } from '#shared/api/checkout.ts';
import { DECLINED_MARK } from '#shared/product/payment-text.ts';
import { findProduct, type Product } from '#shared/product/prices.ts';
import { saveMockGatewayObject } from '../../store/billing/mock-gateway-objects.ts';
import type { Orm } from '../../store/database/database.ts';
import { apiError } from '../api-error.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import {
  findMockObject,
  MOCK_EVENT,
  MOCK_PAYMENT,
  MOCK_SUBSCRIPTION,
  MockCheckout,
  type MockPayment,
  type MockSubscription,
  makeMockId,
} from './mock-gateway-objects.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { requireMockGateway } from './require-mock-gateway.ts';

/** One of the viewer's payments at the mock gateway. Throws 404 unless it is enabled, and for another owner's payment. */
export async function showMockCheckout(
  payments: PaymentServices,
  viewer: Viewer,
  id: string,
): Promise<MockCheckoutView> {
  requireMockGateway(payments);
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
 * Pays or declines at the mock gateway. As with a real payment, an event and a task that reads the result follow. Paying
 * again leads to the same page. Throws 404 unless it is enabled, and for another owner's payment.
 */
export async function completeMockCheckout(
  payments: PaymentServices,
  viewer: Viewer,
  id: string,
  outcome: 'pay' | 'decline',
): Promise<{ url: string }> {
  requireMockGateway(payments);
  const { core } = payments;
  const { id: userId } = requireAccount(viewer);
  const url = await core.database.orm.transaction(async (tx) => {
    const { data, product, createdAt } = await requireOwn(tx, userId, id);
    if (data.state === 'complete') return data.successUrl;
    if (data.state === 'expired') return data.cancelUrl;
    const paid = outcome === 'pay' ? await pay(tx, data, product, new Date(core.now())) : null;
    const ended: MockCheckout = paid === null ? { ...data, state: 'expired' } : { ...data, ...paid, state: 'complete' };
    await saveMockGatewayObject(tx, { id, kind: 'checkout', userId, data: ended, createdAt });
    await recordPaymentEvent(core, tx, {
      id: makeMockId(MOCK_EVENT),
      type: paid === null ? 'checkout.session.expired' : 'checkout.session.completed',
      createdAt: new Date(core.now()),
      object: { type: 'checkout.session', id },
    });
    return paid === null ? afterDecline(data.cancelUrl) : data.successUrl;
  });
  core.wakeTasks();
  return { url };
}

/** Adds a parameter by which the cancel page says that the card was declined, and what to do. */
function afterDecline(cancelUrl: string): string {
  const url = new URL(cancelUrl);
  url.searchParams.set(DECLINED_MARK, '1');
  return url.href;
}

async function requireOwn(orm: Orm, userId: string, id: string) {
  const found = await findMockObject(orm, 'checkout', MockCheckout, id);
  const product = found === null ? null : findProduct(found.data.marks.product);
  if (found === null || product === null || found.userId !== userId)
    throw apiError('not-found', 'There is no such payment.');
  return { ...found, product };
}

async function pay(
  tx: Orm,
  { marks }: MockCheckout,
  product: Product,
  at: Date,
): Promise<Pick<MockCheckout, 'paymentId' | 'subscriptionId'>> {
  const paymentId = makeMockId(MOCK_PAYMENT);
  const subscriptionId = product.kind === 'plan' ? makeMockId(MOCK_SUBSCRIPTION) : null;
  const { userId } = marks;
  const amountCents = product.usDollars * 100;
  const payment: MockPayment = { marks, amountCents, paidAt: at, refundId: null, subscriptionId };
  await saveMockGatewayObject(tx, { id: paymentId, kind: 'payment', userId, data: payment, createdAt: at });
  if (product.kind === 'plan' && subscriptionId !== null) {
    const currentPeriodEnd = periodEnd(at, product.interval);
    const data: MockSubscription = { marks, isCanceled: false, currentPeriodEnd, endsAtPeriodEnd: false, paymentId };
    await saveMockGatewayObject(tx, { id: subscriptionId, kind: 'subscription', userId, data, createdAt: at });
  }
  return { paymentId, subscriptionId };
}

/** The same day of the next month or year, or the last day of that month. */
function periodEnd(from: Date, interval: 'month' | 'year'): Date {
  const months = interval === 'month' ? 1 : 12;
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}
