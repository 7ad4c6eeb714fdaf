import type { PaymentObject } from '#providers/payment-records.ts';
import { readStripeEvent, type StripeEvent, WebhookRejectedError } from '#providers/stripe-webhook.ts';
import { apiError } from '../api-error.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordPaymentEvent } from './record-payment-event.ts';

/** The handled event types with the kind of object that each is about. */
const EVENT_OBJECTS: Readonly<Record<string, PaymentObject['type']>> = {
  'checkout.session.completed': 'checkout.session',
  'checkout.session.async_payment_succeeded': 'checkout.session',
  'checkout.session.async_payment_failed': 'checkout.session',
  'checkout.session.expired': 'checkout.session',
  'customer.deleted': 'customer',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'customer.subscription.paused': 'subscription',
  'customer.subscription.resumed': 'subscription',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'invoice.payment_action_required': 'invoice',
  'charge.refunded': 'charge',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
};

/**
 * Receives a webhook event: checks its signature and mode and stores it once, with the task that applies it. A repeated
 * event gets the same response and changes nothing. Throws 404 without Stripe, 400 for anything not sent by Stripe.
 */
export async function receiveStripeEvent(payments: PaymentServices, bytes: Uint8Array, header: string): Promise<void> {
  const { core } = payments;
  const { stripe } = core.config.payment;
  if (stripe === null) throw apiError('not-found', 'There is nothing at this address.');
  const event = await verify(payments, bytes, header, stripe.webhookSecret);
  if (event.livemode !== /^[sr]k_live_/.test(stripe.secretKey)) {
    core.log.error('webhook_mode_differs', { eventId: event.id, livemode: event.livemode });
    throw apiError('invalid-request', 'This event belongs to the other mode of the payment service, live or test.');
  }
  const { id, type, created: createdAt } = event;
  const notice = { id, type, createdAt, object: objectOf(event) };
  const isNew = await core.database.orm.transaction((tx) => recordPaymentEvent(core, tx, notice));
  if (isNew) core.wakeTasks();
}

async function verify(
  { core }: PaymentServices,
  bytes: Uint8Array,
  header: string,
  secret: string,
): Promise<StripeEvent> {
  try {
    return await readStripeEvent(bytes, header, { secret, nowMs: core.now() });
  } catch (error) {
    if (!(error instanceof WebhookRejectedError)) throw error;
    core.log.warn('webhook_rejected', { reason: error.message });
    throw apiError('invalid-request', `This message was not accepted: ${error.message}.`);
  }
}

/** Null for events to ignore: other types, or events of accounts connected to ours. */
function objectOf({ type, account, data }: StripeEvent): PaymentObject | null {
  const objectType = Object.hasOwn(EVENT_OBJECTS, type) ? EVENT_OBJECTS[type] : undefined;
  if (objectType === undefined || data.object.id === undefined || account != null) return null;
  return { type: objectType, id: data.object.id };
}
