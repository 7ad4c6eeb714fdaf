import type Stripe from 'stripe';
import { z } from 'zod';
import { PaymentError } from './payment-error.ts';
import type {
  CheckoutRecord,
  InvoiceRecord,
  OurMarks,
  PaymentObject,
  PaymentRecord,
  PriceRecord,
  SubscriptionRecord,
} from './payment-records.ts';
import type { ServiceClient } from './service-client.ts';
import { type OnProviderCall, openStripeClient, type StripeSettings } from './stripe-client.ts';
import {
  readInvoiceObject,
  readPaymentObject,
  readPrice,
  readSession,
  readSubscriptionObject,
  writeMarks,
} from './stripe-records.ts';

/** The parameters of a checkout. */
export interface CheckoutOrder {
  readonly mode: 'subscription' | 'payment';
  readonly priceId: string;
  readonly customerId: string;
  readonly marks: OurMarks;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface PortalOrder {
  readonly customerId: string;
  readonly returnUrl: string;
  /** Directly to the confirmation of another price; null: the portal's start page. */
  readonly change: { readonly subscriptionId: string; readonly itemId: string; readonly priceId: string } | null;
}

/** Disputes that ended in our favor, or never held the money (`warning_...`: an inquiry). */
const HARMLESS_DISPUTES: ReadonlySet<string> = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullable();

interface ListOf {
  readonly type: PaymentObject['type'];
  readonly open: (stripe: Stripe) => AsyncIterable<{ readonly id: string }>;
}

/** The part of Stripe's API that this product uses. Every method throws `PaymentError`; missing objects are null. */
export function openStripe(settings: StripeSettings, door: ServiceClient, onCall: OnProviderCall) {
  const client = openStripeClient(settings, door, onCall);

  const readOrNull = async <Found>(read: (stripe: Stripe) => Promise<Found>): Promise<Found | null> => {
    try {
      return await client.call(read);
    } catch (error) {
      if (error instanceof PaymentError && error.problem === 'no-such-object') return null;
      throw error;
    }
  };

  /** An invoice's payment has no metadata of ours; the invoice references the subscription. */
  const findInvoiceOf = async (stripe: Stripe, paymentId: string): Promise<PaymentRecord['bought']> => {
    const found = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentId },
      limit: 1,
    });
    const invoiceId = Reference.parse(found.data[0]?.invoice ?? null);
    if (invoiceId === null) return null;
    const { subscriptionId } = readInvoiceObject(await stripe.invoices.retrieve(invoiceId));
    return subscriptionId === null ? null : { kind: 'subscription', invoiceId, subscriptionId };
  };

  return {
    /** The active price with this lookup key. */
    async findPrice(lookupKey: string): Promise<PriceRecord | null> {
      const found = await client.call((stripe) => stripe.prices.list({ lookup_keys: [lookupKey], active: true }));
      return found.data[0] === undefined ? null : readPrice(found.data[0]);
    },

    async createCustomer(customer: { userId: string; email: string }, idempotencyKey: string): Promise<string> {
      const { userId, email } = customer;
      const params = { email, metadata: { porchlight_user: userId } };
      return (await client.call((stripe) => stripe.customers.create(params, { idempotencyKey }))).id;
    },

    /** True when the customer exists and is not deleted. */
    async hasCustomer(customerId: string): Promise<boolean> {
      const customer = await readOrNull((stripe) => stripe.customers.retrieve(customerId));
      return customer !== null && customer.deleted !== true;
    },

    async createCheckout(order: CheckoutOrder, idempotencyKey: string): Promise<CheckoutRecord> {
      const metadata = writeMarks(order.marks);
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: order.mode,
        customer: order.customerId,
        client_reference_id: order.marks.userId,
        line_items: [{ price: order.priceId, quantity: 1 }],
        metadata,
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        expand: ['payment_intent'],
        ...(order.mode === 'subscription'
          ? { subscription_data: { metadata } }
          : { payment_intent_data: { metadata } }),
      };
      return readSession(await client.call((stripe) => stripe.checkout.sessions.create(params, { idempotencyKey })));
    },

    async readCheckout(id: string): Promise<CheckoutRecord | null> {
      const found = await readOrNull((stripe) => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }));
      return found === null ? null : readSession(found);
    },

    /** Expires an open checkout; any other is unchanged. */
    async expireCheckout(id: string): Promise<void> {
      await client
        .call((stripe) => stripe.checkout.sessions.expire(id))
        .catch((error: unknown) => {
          if (!(error instanceof PaymentError) || error.problem === 'later') throw error;
        });
    },

    async readSubscription(id: string): Promise<SubscriptionRecord | null> {
      const found = await readOrNull((stripe) => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }));
      return found === null ? null : readSubscriptionObject(found);
    },

    /** Cancels a subscription at once; an ended one is unchanged. */
    async cancelSubscription(id: string): Promise<void> {
      await client
        .call((stripe) => stripe.subscriptions.cancel(id))
        .catch((error: unknown) => {
          if (!(error instanceof PaymentError) || error.problem === 'later') throw error;
        });
    },

    async readInvoice(id: string): Promise<InvoiceRecord | null> {
      const found = await readOrNull((stripe) => stripe.invoices.retrieve(id, { expand: ['payments'] }));
      return found === null ? null : readInvoiceObject(found);
    },

    async readPayment(id: string): Promise<PaymentRecord | null> {
      return readOrNull(async (stripe) => {
        const expand = ['latest_charge.refunds'];
        const { marks, isDisputed, stateIf, ...payment } = readPaymentObject(
          await stripe.paymentIntents.retrieve(id, { expand }),
        );
        const disputes = isDisputed ? (await stripe.disputes.list({ payment_intent: id, limit: 100 })).data : [];
        const state = stateIf(disputes.some(({ status }) => !HARMLESS_DISPUTES.has(status)));
        const bought = marks === null ? await findInvoiceOf(stripe, id) : ({ kind: 'once', marks } as const);
        return { ...payment, state, bought };
      });
    },

    /** The payment of a charge, refund or dispute. */
    async findSubscriptionPayment({ type, id }: PaymentObject): Promise<string | null> {
      const found = await readOrNull<{ readonly payment_intent: unknown }>(async (stripe) => {
        if (type === 'charge') return stripe.charges.retrieve(id);
        return type === 'refund' ? stripe.refunds.retrieve(id) : stripe.disputes.retrieve(id);
      });
      return Reference.parse(found?.payment_intent ?? null);
    },

    /** Refunds a payment in full. An already refunded one is unchanged. */
    async refundPayment(paymentId: string, idempotencyKey: string): Promise<void> {
      const params = { payment_intent: paymentId, reason: 'requested_by_customer' };
      await client
        .call((stripe) => stripe.refunds.create(params, { idempotencyKey }))
        .catch((error: unknown) => {
          if (!(error instanceof PaymentError) || error.code !== 'charge_already_refunded') throw error;
        });
    },

    async openPortal({ customerId, returnUrl, change }: PortalOrder): Promise<string> {
      const front = { customer: customerId, return_url: returnUrl };
      const open = (params: Stripe.BillingPortal.SessionCreateParams) =>
        client.call((stripe) => stripe.billingPortal.sessions.create(params));
      if (change === null) return (await open(front)).url;
      const { subscriptionId, itemId, priceId } = change;
      const items = [{ id: itemId, price: priceId, quantity: 1 }];
      const flow: Stripe.BillingPortal.SessionCreateParams.FlowData = {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription: subscriptionId, items },
      };
      try {
        return (await open({ ...front, flow_data: flow })).url;
      } catch (error) {
        // The operator's portal does not allow switching: its start page still shows the available actions.
        if (!(error instanceof PaymentError) || error.problem !== 'refused') throw error;
        return (await open(front)).url;
      }
    },

    /** Everything created since then that may have been missed, deduplicated. */
    async *listSince(since: Date): AsyncGenerator<PaymentObject> {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      // Sequential: the rejection of a list that is not awaited yet would be unhandled.
      const lists: readonly ListOf[] = [
        { type: 'subscription', open: (stripe) => stripe.subscriptions.list({ created, status: 'all', limit: 100 }) },
        { type: 'checkout.session', open: (stripe) => stripe.checkout.sessions.list({ created, limit: 100 }) },
        { type: 'refund', open: (stripe) => stripe.refunds.list({ created, limit: 100 }) },
        { type: 'dispute', open: (stripe) => stripe.disputes.list({ created, limit: 100 }) },
      ];
      for (const { type, open } of lists) {
        const ids = await client.call(async (stripe) => {
          const found: string[] = [];
          for await (const { id } of open(stripe)) found.push(id);
          return found;
        });
        for (const id of ids) yield { type, id };
      }
    },

    close: () => client.close(),
  };
}
export type StripeApi = ReturnType<typeof openStripe>;
