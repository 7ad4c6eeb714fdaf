import { PAYMENT_OBJECT_TYPES, type PaymentObjectType } from '#providers/payment-records.ts';
import { findPaymentEvent, markEventApplied } from '../../store/billing/payment-events.ts';
import { applyPaymentObject } from './apply-payment-object.ts';
import type { PaymentServices } from './payment-services.ts';

/**
 * Applies an event of the payment service: the object that it names is read again, its payload is never used. An applied
 * event is not applied again. Throws when the payment service cannot be reached; the task is then retried.
 */
export async function applyPaymentEvent(payments: PaymentServices, eventId: string): Promise<void> {
  const { database, log, now } = payments.core;
  const event = await findPaymentEvent(database.orm, eventId);
  if (event === null || event.appliedAt !== null) return;
  const type = PAYMENT_OBJECT_TYPES.find((name) => name === event.objectType);
  const outcome = await apply(payments, type, event.objectId);
  await markEventApplied(database.orm, eventId, outcome, new Date(now()));
  log.info('payment_event_applied', {
    eventId,
    type: event.type,
    outcome,
    lagMs: now() - event.receivedAt.getTime(),
  });
}

async function apply(payments: PaymentServices, type: PaymentObjectType | undefined, id: string) {
  return type === undefined ? 'ignored' : applyPaymentObject(payments, { type, id });
}
