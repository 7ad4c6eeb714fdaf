/** A price of the payment service. */
export interface PriceRecord {
  readonly id: string;
  readonly lookupKey: string | null;
  /** Null for a price without a fixed amount. */
  readonly amountCents: number | null;
  /** Lower case, such as `usd`. */
  readonly currency: string;
  /** `once` for one payment; `other` for an interval that we do not sell, such as three months. */
  readonly interval: 'once' | 'month' | 'year' | 'other';
}

/** The metadata that we put on an object of the payment service: the account and the product. */
export interface OurMarks {
  readonly userId: string;
  readonly product: string;
  readonly auditId: string | null;
}

/** A checkout session. */
export interface CheckoutRecord {
  readonly id: string;
  /** `waiting`: completed, with the payment pending; `failed`: completed, but the payment failed. */
  readonly state: 'open' | 'expired' | 'waiting' | 'paid' | 'failed';
  /** The payment page; null unless open. */
  readonly url: string | null;
  /** Null: not created by this product. */
  readonly marks: OurMarks | null;
  readonly subscriptionId: string | null;
  readonly invoiceId: string | null;
  readonly paymentId: string | null;
  readonly createdAt: Date;
}

export interface SubscriptionRecord {
  readonly id: string;
  readonly customerId: string;
  readonly status:
    | 'active'
    | 'trialing'
    | 'past_due'
    | 'unpaid'
    | 'incomplete'
    | 'incomplete_expired'
    | 'canceled'
    | 'paused';
  /** Null: not created by this product. */
  readonly marks: OurMarks | null;
  readonly itemId: string | null;
  readonly price: PriceRecord | null;
  readonly currentPeriodEnd: Date | null;
  /** It ends at the end of the period and does not renew. */
  readonly endsAtPeriodEnd: boolean;
  readonly createdAt: Date;
  readonly latestInvoiceId: string | null;
  /** When the unpaid invoice was created; null unless `past_due`. */
  readonly pastDueSince: Date | null;
}

export interface InvoiceRecord {
  readonly id: string;
  readonly subscriptionId: string | null;
  /** The payments of the invoice. */
  readonly paymentIds: readonly string[];
}

export interface PaymentRecord {
  readonly id: string;
  readonly customerId: string | null;
  readonly amountCents: number;
  readonly currency: string;
  /** `refunded`: in full; `disputed`: the buyer's bank holds the money or has returned it. */
  readonly state: 'not-paid' | 'paid' | 'refunded' | 'disputed';
  readonly paidAt: Date;
  readonly refundId: string | null;
  readonly bought:
    | { readonly kind: 'once'; readonly marks: OurMarks }
    | { readonly kind: 'subscription'; readonly invoiceId: string; readonly subscriptionId: string }
    /** Not sold by this product. */
    | null;
}

/** The kinds of objects in the payment service's events, by its own names. */
export const PAYMENT_OBJECT_TYPES = [
  'checkout.session',
  'subscription',
  'invoice',
  'payment_intent',
  'charge',
  'dispute',
  'refund',
  'customer',
] as const;
export type PaymentObjectType = (typeof PAYMENT_OBJECT_TYPES)[number];

/** One object of the payment service. */
export interface PaymentObject {
  readonly type: PaymentObjectType;
  readonly id: string;
}
