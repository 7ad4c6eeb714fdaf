import type {
  CheckoutRecord,
  InvoiceRecord,
  OurMarks,
  PaymentObject,
  PaymentRecord,
  PriceRecord,
  SubscriptionRecord,
} from '#providers/payment-records.ts';
import type { Product } from '#shared/product/prices.ts';

/** A checkout to create. */
export interface NewCheckout {
  readonly product: Product;
  readonly priceId: string;
  readonly customerId: string;
  readonly marks: OurMarks;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface PortalVisit {
  readonly customerId: string;
  readonly returnUrl: string;
  /** Switches a subscription to another price; null: the customer chooses what to change. */
  readonly change: { readonly subscriptionId: string; readonly itemId: string; readonly priceId: string } | null;
}

/**
 * The payment service: Stripe, or the mock gateway of a local server. What was bought is only learnt by reading here, never
 * from an event or a browser. Every method throws `PaymentError`; reading something that does not exist returns null.
 */
export interface PaymentGateway {
  readonly kind: 'stripe' | 'pay-desk';
  /** The price with the lookup key of a product. */
  findPrice(lookupKey: string): Promise<PriceRecord | null>;
  createCustomer(customer: { userId: string; email: string }, idempotencyKey: string): Promise<string>;
  hasCustomer(customerId: string): Promise<boolean>;
  /** The same key returns the same checkout. */
  createCheckout(checkout: NewCheckout, idempotencyKey: string): Promise<CheckoutRecord>;
  readCheckout(id: string): Promise<CheckoutRecord | null>;
  /** Prevents an open checkout from being paid. A paid one stays paid. */
  expireCheckout(id: string): Promise<void>;
  readSubscription(id: string): Promise<SubscriptionRecord | null>;
  /** Cancels it at once. */
  cancelSubscription(id: string): Promise<void>;
  readInvoice(id: string): Promise<InvoiceRecord | null>;
  readPayment(id: string): Promise<PaymentRecord | null>;
  /** The payment of a charge, refund or dispute. */
  findSubscriptionPayment(object: PaymentObject): Promise<string | null>;
  /** Refunds a payment in full, once. */
  refundPayment(paymentId: string, idempotencyKey: string): Promise<void>;
  /** A URL where the customer manages the subscription. */
  openPortal(visit: PortalVisit): Promise<string>;
  /** All objects created since then. */
  listSince(since: Date): AsyncIterable<PaymentObject>;
  close(): Promise<void>;
}
