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

/** A payment to begin. */
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
  /** The same subscription at another price; null: whatever the customer wants to change. */
  readonly change: { readonly subscriptionId: string; readonly itemId: string; readonly priceId: string } | null;
}

/**
 * Whoever takes the payments: Stripe, or the pretended desk of a local server. What was bought is only ever learnt by reading
 * here, never from a message or a browser. Every method throws `PaymentError`; reading what is not there gives null.
 */
export interface PaymentGateway {
  readonly kind: 'stripe' | 'pay-desk';
  /** The price with the lookup key of a product. */
  findPrice(lookupKey: string): Promise<PriceRecord | null>;
  createCustomer(customer: { userId: string; email: string }, idempotencyKey: string): Promise<string>;
  hasCustomer(customerId: string): Promise<boolean>;
  /** The same key gives the same checkout, however often it is asked. */
  createCheckout(checkout: NewCheckout, idempotencyKey: string): Promise<CheckoutRecord>;
  readCheckout(id: string): Promise<CheckoutRecord | null>;
  /** Nobody can pay it any more. One that was paid stays paid. */
  expireCheckout(id: string): Promise<void>;
  readSubscription(id: string): Promise<SubscriptionRecord | null>;
  /** Ends it at once. */
  cancelSubscription(id: string): Promise<void>;
  readInvoice(id: string): Promise<InvoiceRecord | null>;
  readPayment(id: string): Promise<PaymentRecord | null>;
  /** The payment that a charge, refund or dispute is about. */
  findSubscriptionPayment(object: PaymentObject): Promise<string | null>;
  /** Gives a payment back in full, once. */
  refundPayment(paymentId: string, idempotencyKey: string): Promise<void>;
  /** An address where a customer changes what there is. */
  openPortal(visit: PortalVisit): Promise<string>;
  /** Everything that came about since then. */
  listSince(since: Date): AsyncIterable<PaymentObject>;
  close(): Promise<void>;
}
