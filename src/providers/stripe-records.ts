import { z } from 'zod';
import type {
  CheckoutRecord,
  InvoiceRecord,
  OurMarks,
  PaymentRecord,
  PriceRecord,
  SubscriptionRecord,
} from './payment-records.ts';

/** The fields used of Stripe's responses in API version 2026-10-28.endive; everything else is ignored. */

const seconds = z.number().transform((value) => new Date(value * 1000));
/** A reference: an id, or the expanded object. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const Metadata = z.record(z.string(), z.string()).nullish();

const Price = z.object({
  id: z.string(),
  lookup_key: z.string().nullish(),
  unit_amount: z.number().int().nullable(),
  currency: z.string(),
  recurring: z.object({ interval: z.string(), interval_count: z.number() }).nullable(),
});

const Session = z.object({
  id: z.string(),
  created: seconds,
  status: z.string().nullable(),
  payment_status: z.string(),
  url: z.string().nullable(),
  metadata: Metadata,
  subscription: reference.nullable(),
  invoice: reference.nullable(),
  payment_intent: z.object({ id: z.string(), status: z.string() }).nullable(),
});

const Subscription = z.object({
  id: z.string(),
  customer: reference,
  status: z.enum([
    'active',
    'trialing',
    'past_due',
    'unpaid',
    'incomplete',
    'incomplete_expired',
    'canceled',
    'paused',
  ]),
  metadata: Metadata,
  created: seconds,
  cancel_at: z.number().nullable(),
  cancel_at_period_end: z.boolean(),
  items: z.object({ data: z.array(z.object({ id: z.string(), current_period_end: seconds, price: Price })) }),
  latest_invoice: z.object({ id: z.string(), created: seconds }).nullable(),
});

const Invoice = z.object({
  id: z.string(),
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullable() }).nullable(),
  payments: z
    .object({ data: z.array(z.object({ payment: z.object({ payment_intent: reference.optional() }) })) })
    .optional(),
});

const Payment = z.object({
  id: z.string(),
  status: z.string(),
  customer: reference.nullable(),
  amount_received: z.number().int(),
  currency: z.string(),
  created: seconds,
  metadata: Metadata,
  latest_charge: z
    .object({
      created: seconds,
      refunded: z.boolean(),
      disputed: z.boolean(),
      refunds: z.object({ data: z.array(z.object({ id: z.string(), status: z.string().nullable() })) }).nullish(),
    })
    .nullable(),
});

const MARK_USER = 'porchlight_user';
const MARK_PRODUCT = 'porchlight_product';
const MARK_AUDIT = 'porchlight_audit';

/** Metadata on each object that this product creates, to recognize it in a shared account. */
export function writeMarks({ userId, product, auditId }: OurMarks): Record<string, string> {
  return {
    [MARK_USER]: userId,
    [MARK_PRODUCT]: product,
    ...(auditId === null ? {} : { [MARK_AUDIT]: auditId }),
  };
}

function readMarks(metadata: z.infer<typeof Metadata>): OurMarks | null {
  const userId = metadata?.[MARK_USER];
  const product = metadata?.[MARK_PRODUCT];
  if (userId === undefined || product === undefined) return null;
  return { userId, product, auditId: metadata?.[MARK_AUDIT] ?? null };
}

export function readPrice(object: unknown): PriceRecord {
  return priceOf(Price.parse(object));
}

function priceOf({ id, lookup_key, unit_amount, currency, recurring }: z.infer<typeof Price>): PriceRecord {
  return {
    id,
    lookupKey: lookup_key ?? null,
    amountCents: unit_amount,
    currency,
    interval: recurring === null ? 'once' : intervalOf(recurring.interval, recurring.interval_count),
  };
}

function intervalOf(interval: string, count: number): PriceRecord['interval'] {
  return count === 1 && (interval === 'month' || interval === 'year') ? interval : 'other';
}

/** Converts a checkout session; its payment intent must be expanded (`expand`). */
export function readSession(object: unknown): CheckoutRecord {
  const session = Session.parse(object);
  return {
    id: session.id,
    state: stateOf(session),
    url: session.url,
    marks: readMarks(session.metadata),
    subscriptionId: session.subscription,
    invoiceId: session.invoice,
    paymentId: session.payment_intent?.id ?? null,
    createdAt: session.created,
  };
}

function stateOf({ status, payment_status, payment_intent }: z.infer<typeof Session>): CheckoutRecord['state'] {
  if (status === 'open') return 'open';
  if (status === 'expired') return 'expired';
  // A trial or a credit costs nothing; the subscription has the actual price.
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid';
  const hasFailed = payment_intent?.status === 'requires_payment_method' || payment_intent?.status === 'canceled';
  return hasFailed ? 'failed' : 'waiting';
}

/** Converts a subscription; its latest invoice must be expanded (`expand`). Of several items the first one counts. */
export function readSubscriptionObject(object: unknown): SubscriptionRecord {
  const subscription = Subscription.parse(object);
  const [item] = subscription.items.data;
  return {
    id: subscription.id,
    customerId: subscription.customer,
    status: subscription.status,
    marks: readMarks(subscription.metadata),
    itemId: item?.id ?? null,
    price: item === undefined ? null : priceOf(item.price),
    // On the item since API version 2025-03-31.
    currentPeriodEnd: item?.current_period_end ?? null,
    endsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    createdAt: subscription.created,
    latestInvoiceId: subscription.latest_invoice?.id ?? null,
    pastDueSince: subscription.status === 'past_due' ? (subscription.latest_invoice?.created ?? null) : null,
  };
}

/** Converts an invoice; its payments must be expanded (`expand`). */
export function readInvoiceObject(object: unknown): InvoiceRecord {
  const { id, parent, payments } = Invoice.parse(object);
  return {
    id,
    subscriptionId: parent?.subscription_details?.subscription ?? null,
    paymentIds: payments?.data.flatMap(({ payment }) => payment.payment_intent ?? []) ?? [],
  };
}

/**
 * Converts a payment intent; its latest charge with the refunds must be expanded (`expand`). `hasDisputedMoney`: the
 * buyer's bank holds the money or has returned it.
 */
export function readPaymentObject(object: unknown): Omit<PaymentRecord, 'bought' | 'state'> & {
  readonly marks: OurMarks | null;
  readonly isDisputed: boolean;
  stateIf(hasDisputedMoney: boolean): PaymentRecord['state'];
} {
  const { latest_charge: charge, ...payment } = Payment.parse(object);
  const refunds = charge?.refunds?.data ?? [];
  const refund = refunds.find(({ status }) => status !== 'failed' && status !== 'canceled');
  return {
    id: payment.id,
    customerId: payment.customer,
    amountCents: payment.amount_received,
    currency: payment.currency,
    paidAt: charge?.created ?? payment.created,
    refundId: refund?.id ?? null,
    marks: readMarks(payment.metadata),
    isDisputed: charge?.disputed ?? false,
    stateIf(hasDisputedMoney) {
      if (payment.status !== 'succeeded' || charge === null) return 'not-paid';
      if (charge.refunded) return 'refunded';
      return hasDisputedMoney ? 'disputed' : 'paid';
    },
  };
}
