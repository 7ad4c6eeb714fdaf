import { randomBytes } from 'node:crypto';

/**
 * Simulates what happens at a payment service besides calls of its API: buyers pay or do not, banks return money, time
 * passes.
 */

export interface StripeObject {
  readonly id: string;
  readonly object: string;
  readonly created: number;
  [field: string]: unknown;
}

/** An object at the time of an event: the event's payload. */
export interface Happening {
  readonly type: string;
  readonly object: StripeObject;
}

const DAY = 86_400;
const TABLE = [
  { key: 'pro_monthly', cents: 3900, interval: 'month' },
  { key: 'pro_annual', cents: 39_000, interval: 'year' },
  { key: 'qa-year-pack', cents: 4900, interval: null },
  { key: 'review-reply-pack', cents: 2900, interval: null },
  { key: 'site-tune-up-report', cents: 4900, interval: null },
  { key: 'photo-seo-pack', cents: 1900, interval: null },
  { key: 'competitor-snapshot', cents: 2900, interval: null },
] as const;

export class StripeWorld {
  readonly #objects = new Map<string, StripeObject>();
  /** Everything that happened, in order: what the webhook would receive. */
  readonly happenings: Happening[] = [];
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    for (const { key, cents, interval } of TABLE) this.setPrice(key, cents, interval);
  }

  get(id: string): StripeObject | null {
    return this.#objects.get(id) ?? null;
  }

  must(id: unknown): StripeObject {
    const found = this.get(String(id));
    if (found === null) throw new Error(`There is no ${String(id)}.`);
    return found;
  }

  all(object: string): StripeObject[] {
    return [...this.#objects.values()].filter((one) => one.object === object).reverse();
  }

  add(prefix: string, object: string, fields: Record<string, unknown>): StripeObject {
    const id = `${prefix}_${randomBytes(10).toString('hex')}`;
    return this.put({ id, object, created: this.seconds(), livemode: false, ...fields });
  }

  put(object: StripeObject): StripeObject {
    this.#objects.set(object.id, object);
    return object;
  }

  /** Changes an object, and emits an event. */
  change(id: unknown, fields: Record<string, unknown>, ...types: string[]): StripeObject {
    const changed = this.put({ ...this.must(id), ...fields });
    for (const type of types) this.happenings.push({ type, object: changed });
    return changed;
  }

  forget(id: string): void {
    this.#objects.delete(id);
  }

  seconds(): number {
    return Math.floor(this.#now() / 1000);
  }

  /** A new price under a lookup key; the previous one keeps its buyers and loses the key. */
  setPrice(lookupKey: string, cents: number, interval: string | null, currency = 'usd'): StripeObject {
    for (const price of this.all('price'))
      if (price.lookup_key === lookupKey) this.change(price.id, { lookup_key: null });
    return this.add('price', 'price', {
      active: true,
      currency,
      lookup_key: lookupKey,
      recurring: interval === null ? null : { interval, interval_count: 1, usage_type: 'licensed' },
      type: interval === null ? 'one_time' : 'recurring',
      unit_amount: cents,
    });
  }

  /** The buyer pays; with `isSlow` the bank confirms the payment later. */
  pay(sessionId: string, { isSlow = false } = {}): void {
    const session = this.must(sessionId);
    if (session.status !== 'open') throw new Error('This checkout is not open.');
    const price = this.must(session.price);
    const paid =
      session.mode === 'subscription' ? this.#subscribe(session, price) : this.#charge(session, price, isSlow);
    const payment_status = isSlow ? 'unpaid' : 'paid';
    this.change(session.id, { ...paid, status: 'complete', payment_status, url: null }, 'checkout.session.completed');
  }

  /** The bank confirms or rejects a slow payment. */
  settle(sessionId: string, doesCome: boolean): void {
    const session = this.must(sessionId);
    const intent = session.payment_intent;
    if (!doesCome) {
      this.change(intent, { status: 'requires_payment_method' });
      this.change(session.id, {}, 'checkout.session.async_payment_failed');
      return;
    }
    this.#succeed(this.must(intent));
    this.change(session.id, { payment_status: 'paid' }, 'checkout.session.async_payment_succeeded');
  }

  /** A day passes without a payment. */
  abandon(sessionId: string): void {
    this.change(sessionId, { status: 'expired', url: null }, 'checkout.session.expired');
  }

  /** The next period begins: it is paid, or the card is declined. */
  renew(subscriptionId: string, { isPaid = true } = {}): StripeObject {
    const subscription = this.must(subscriptionId);
    const invoice = this.#bill(subscription.id, subscription.customer, this.must(subscription.price), isPaid);
    const status = isPaid ? 'active' : 'past_due';
    this.change(subscription.id, { status, latest_invoice: invoice.id }, 'customer.subscription.updated');
    this.happenings.push({ type: isPaid ? 'invoice.paid' : 'invoice.payment_failed', object: invoice });
    return invoice;
  }

  cancel(subscriptionId: string): StripeObject {
    return this.change(
      subscriptionId,
      { status: 'canceled', ended_at: this.seconds(), canceled_at: this.seconds() },
      'customer.subscription.deleted',
    );
  }

  refund(intentId: unknown): StripeObject {
    const intent = this.must(intentId);
    const charge = this.must(intent.latest_charge);
    const { amount } = charge;
    const refund = this.add('re', 'refund', {
      amount,
      charge: charge.id,
      payment_intent: intent.id,
      status: 'succeeded',
    });
    this.change(charge.id, { refunded: true, amount_refunded: amount }, 'charge.refunded');
    return refund;
  }

  /** The buyer disputes the payment, and the bank withholds it. */
  dispute(intentId: unknown, status = 'needs_response'): StripeObject {
    const charge = this.must(this.must(intentId).latest_charge);
    this.change(charge.id, { disputed: true });
    const fields = { amount: charge.amount, charge: charge.id, payment_intent: String(intentId), status };
    const dispute = this.add('dp', 'dispute', fields);
    this.happenings.push({ type: 'charge.dispute.created', object: dispute });
    return dispute;
  }

  closeDispute(disputeId: string, status: 'won' | 'lost'): void {
    this.change(disputeId, { status }, 'charge.dispute.closed');
  }

  deleteCustomer(customerId: string): void {
    for (const subscription of this.all('subscription'))
      if (subscription.customer === customerId && subscription.status !== 'canceled') this.cancel(subscription.id);
    this.change(customerId, { deleted: true }, 'customer.deleted');
  }

  #subscribe(session: StripeObject, price: StripeObject): Record<string, unknown> {
    const subscription = this.add('sub', 'subscription', {
      cancel_at: null,
      cancel_at_period_end: false,
      customer: session.customer,
      metadata: session.subscription_metadata,
      price: price.id,
      item: `si_${randomBytes(8).toString('hex')}`,
      period: price.recurring,
      status: 'active',
    });
    const invoice = this.#bill(subscription.id, session.customer, price, true);
    this.change(subscription.id, { latest_invoice: invoice.id }, 'customer.subscription.created');
    this.happenings.push({ type: 'invoice.paid', object: invoice });
    return { subscription: subscription.id, invoice: invoice.id };
  }

  #bill(subscriptionId: string, customer: unknown, price: StripeObject, isPaid: boolean): StripeObject {
    const intent = this.#intent(customer, price, {});
    if (isPaid) this.#succeed(intent);
    const invoice = this.add('in', 'invoice', {
      amount_due: price.unit_amount,
      customer,
      parent: { type: 'subscription_details', subscription_details: { metadata: {}, subscription: subscriptionId } },
      status: isPaid ? 'paid' : 'open',
    });
    this.add('inpay', 'invoice_payment', {
      invoice: invoice.id,
      is_default: true,
      payment: { type: 'payment_intent', payment_intent: intent.id },
      status: isPaid ? 'paid' : 'open',
    });
    return invoice;
  }

  #charge(session: StripeObject, price: StripeObject, isSlow: boolean): Record<string, unknown> {
    const intent = this.#intent(session.customer, price, session.payment_metadata);
    if (isSlow) this.change(intent.id, { status: 'processing' });
    else this.#succeed(intent);
    return { payment_intent: intent.id };
  }

  #intent(customer: unknown, price: StripeObject, metadata: unknown): StripeObject {
    const amount = price.unit_amount;
    return this.add('pi', 'payment_intent', {
      amount,
      amount_received: 0,
      currency: price.currency,
      customer,
      latest_charge: null,
      metadata,
      status: 'requires_payment_method',
    });
  }

  #succeed(intent: StripeObject): void {
    const { amount, currency, customer } = intent;
    const charge = this.add('ch', 'charge', {
      amount,
      amount_refunded: 0,
      currency,
      customer,
      disputed: false,
      paid: true,
      payment_intent: intent.id,
      refunded: false,
      status: 'succeeded',
    });
    this.change(intent.id, { amount_received: amount, latest_charge: charge.id, status: 'succeeded' });
  }

  /** The end of the period that a subscription is in. */
  periodEnd(subscription: StripeObject): number {
    const { recurring } = this.must(subscription.price);
    const isYear = JSON.stringify(recurring).includes('year');
    const periods = this.all('invoice').filter((invoice) =>
      JSON.stringify(invoice.parent).includes(subscription.id),
    ).length;
    return subscription.created + periods * (isYear ? 365 : 30) * DAY;
  }
}
