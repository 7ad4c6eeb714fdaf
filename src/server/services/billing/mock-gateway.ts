import { createHash } from 'node:crypto';
import { PaymentError } from '#providers/payment-error.ts';
import type {
  CheckoutRecord,
  PaymentObject,
  PaymentRecord,
  PriceRecord,
  SubscriptionRecord,
} from '#providers/payment-records.ts';
import { findProduct, type Product } from '#shared/product/prices.ts';
import {
  type MockGatewayObject,
  saveMockGatewayObject,
  selectMockGatewayObjectsSince,
} from '../../store/billing/mock-gateway-objects.ts';
import type { CoreServices } from '../core-services.ts';
import {
  changeMockGateway,
  findMockObject,
  MOCK_CHECKOUT,
  MOCK_CUSTOMER,
  MOCK_INVOICE,
  MOCK_PAYMENT,
  MOCK_SUBSCRIPTION,
  MockCheckout,
  MockPayment,
  MockSubscription,
  makeMockId,
} from './mock-gateway-objects.ts';
import type { PaymentGateway } from './payment-gateway.ts';

const OBJECT_TYPES = {
  customer: 'customer',
  checkout: 'checkout.session',
  subscription: 'subscription',
  payment: 'payment_intent',
} as const satisfies Record<MockGatewayObject['kind'], PaymentObject['type']>;

/** The mock payment service of a local server: it answers like a real one, from a table, without any money. */
export function openMockGateway({
  database: { orm },
  config: { publicUrl },
  now,
}: Pick<CoreServices, 'database' | 'config' | 'now'>): PaymentGateway {
  const pageOf = (name: string) => new URL(`/pay-desk/${name}`, publicUrl).href;

  const readCheckout = async (id: string): Promise<CheckoutRecord | null> => {
    const found = await findMockObject(orm, 'checkout', MockCheckout, id);
    if (found === null) return null;
    const { marks, state, subscriptionId, paymentId } = found.data;
    return {
      id,
      state: state === 'complete' ? 'paid' : state,
      url: state === 'open' ? pageOf(id) : null,
      marks,
      subscriptionId,
      invoiceId: subscriptionId === null || paymentId === null ? null : invoiceOf(paymentId),
      paymentId: subscriptionId === null ? paymentId : null,
      createdAt: found.createdAt,
    };
  };

  return {
    kind: 'pay-desk',
    findPrice: async (lookupKey) => {
      const product = findProduct(lookupKey);
      return product === null ? null : priceOf(product);
    },
    async createCustomer({ userId }) {
      const id = MOCK_CUSTOMER + userId;
      await saveMockGatewayObject(orm, { id, kind: 'customer', userId, data: {}, createdAt: new Date(now()) });
      return id;
    },
    hasCustomer: async () => true,
    async createCheckout({ marks, successUrl, cancelUrl }, idempotencyKey) {
      const id = MOCK_CHECKOUT + createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24);
      const known = await readCheckout(id);
      if (known !== null) return known;
      const data: MockCheckout = {
        marks,
        state: 'open',
        successUrl: successUrl.replace('{CHECKOUT_SESSION_ID}', id),
        cancelUrl,
        subscriptionId: null,
        paymentId: null,
      };
      await saveMockGatewayObject(orm, {
        id,
        kind: 'checkout',
        userId: marks.userId,
        data,
        createdAt: new Date(now()),
      });
      const made = await readCheckout(id);
      if (made === null) throw new PaymentError('later', null, 'The mock gateway stored nothing.');
      return made;
    },
    readCheckout,
    expireCheckout: (id) =>
      changeMockGateway(
        orm,
        'checkout',
        MockCheckout,
        id,
        (checkout): MockCheckout => (checkout.state === 'open' ? { ...checkout, state: 'expired' } : checkout),
      ),
    async readSubscription(id) {
      const found = await findMockObject(orm, 'subscription', MockSubscription, id);
      return found === null ? null : subscriptionOf(id, found.data, found.createdAt, now());
    },
    cancelSubscription: (id) =>
      changeMockGateway(orm, 'subscription', MockSubscription, id, (subscription) => ({
        ...subscription,
        isCanceled: true,
      })),
    async readInvoice(id) {
      const paymentId = MOCK_PAYMENT + id.slice(MOCK_INVOICE.length);
      const found = await findMockObject(orm, 'payment', MockPayment, paymentId);
      return found === null ? null : { id, subscriptionId: found.data.subscriptionId, paymentIds: [paymentId] };
    },
    async readPayment(id) {
      const found = await findMockObject(orm, 'payment', MockPayment, id);
      return found === null ? null : paymentOf(id, found.data);
    },
    findSubscriptionPayment: async () => null,
    refundPayment: (id) =>
      changeMockGateway(orm, 'payment', MockPayment, id, (payment) => ({
        ...payment,
        refundId: payment.refundId ?? makeMockId('desk_re_'),
      })),
    openPortal: async () => pageOf('portal'),
    async *listSince(since) {
      for (const { id, kind } of await selectMockGatewayObjectsSince(orm, since))
        yield { type: OBJECT_TYPES[kind], id };
    },
    close: async () => {},
  };
}

function priceOf(product: Product): PriceRecord {
  return {
    id: `desk_price_${product.key}`,
    lookupKey: product.key,
    amountCents: product.usDollars * 100,
    currency: 'usd',
    interval: product.kind === 'plan' ? product.interval : 'once',
  };
}

function invoiceOf(paymentId: string): string {
  return MOCK_INVOICE + paymentId.slice(MOCK_PAYMENT.length);
}

/** The mock gateway renews nothing: a subscription ends with its paid period. */
function subscriptionOf(id: string, data: MockSubscription, createdAt: Date, nowMs: number): SubscriptionRecord {
  const product = findProduct(data.marks.product);
  const hasEnded = data.isCanceled || data.currentPeriodEnd.getTime() <= nowMs;
  return {
    id,
    customerId: MOCK_CUSTOMER + data.marks.userId,
    status: hasEnded ? 'canceled' : 'active',
    marks: data.marks,
    itemId: id.replace(MOCK_SUBSCRIPTION, 'desk_si_'),
    price: product === null ? null : priceOf(product),
    currentPeriodEnd: data.currentPeriodEnd,
    endsAtPeriodEnd: data.endsAtPeriodEnd,
    createdAt,
    latestInvoiceId: invoiceOf(data.paymentId),
    pastDueSince: null,
  };
}

function paymentOf(id: string, data: MockPayment): PaymentRecord {
  const { marks, amountCents, paidAt, refundId, subscriptionId } = data;
  return {
    id,
    customerId: MOCK_CUSTOMER + marks.userId,
    amountCents,
    currency: 'usd',
    state: refundId === null ? 'paid' : 'refunded',
    paidAt,
    refundId,
    bought:
      subscriptionId === null
        ? { kind: 'once', marks }
        : { kind: 'subscription', invoiceId: invoiceOf(id), subscriptionId },
  };
}
