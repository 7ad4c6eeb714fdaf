/** A price as the payment service has it. */
export interface PriceRecord {
  readonly id: string;
  readonly lookupKey: string | null;
  /** Null for a price without a fixed amount. */
  readonly amountCents: number | null;
  /** Lower case, such as `usd`. */
  readonly currency: string;
  /** `once` for one payment; `other` for an interval that nothing of ours has, such as three months. */
  readonly interval: 'once' | 'month' | 'year' | 'other';
}

/** What we wrote on an object of the payment service when we made it: whose it is and what was bought. */
export interface OurMarks {
  readonly userId: string;
  readonly product: string;
  readonly auditId: string | null;
}

/** A payment that was begun. */
export interface CheckoutRecord {
  readonly id: string;
  /** `waiting`: completed, and the money is on its way; `failed`: completed, and it did not come. */
  readonly state: 'open' | 'expired' | 'waiting' | 'paid' | 'failed';
  /** Where the buyer pays; null unless open. */
  readonly url: string | null;
  /** Null: not made by this product. */
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
  /** Null: not made by this product. */
  readonly marks: OurMarks | null;
  readonly itemId: string | null;
  readonly price: PriceRecord | null;
  readonly currentPeriodEnd: Date | null;
  /** It ends by itself and is not renewed. */
  readonly endsAtPeriodEnd: boolean;
  readonly createdAt: Date;
  readonly latestInvoiceId: string | null;
  /** When the invoice was made that is not paid; null unless `past_due`. */
  readonly pastDueSince: Date | null;
}

export interface InvoiceRecord {
  readonly id: string;
  readonly subscriptionId: string | null;
  /** The payments that were made for it. */
  readonly paymentIds: readonly string[];
}

export interface PaymentRecord {
  readonly id: string;
  readonly customerId: string | null;
  readonly amountCents: number;
  readonly currency: string;
  /** `refunded`: given back in full; `disputed`: the buyer's bank holds the money or has given it back. */
  readonly state: 'not-paid' | 'paid' | 'refunded' | 'disputed';
  readonly paidAt: Date;
  readonly refundId: string | null;
  readonly bought:
    | { readonly kind: 'once'; readonly marks: OurMarks }
    | { readonly kind: 'subscription'; readonly invoiceId: string; readonly subscriptionId: string }
    /** Not sold by this product. */
    | null;
}

/** The kinds of objects that events of the payment service are about, as it calls them. */
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
