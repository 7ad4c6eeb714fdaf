import type { PaymentObject } from '#providers/payment-records.ts';
import { RETENTION_DAYS } from '#shared/product/retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { selectUnfinishedCheckoutIds } from '../../store/billing/checkouts.ts';
import { deleteOldPaymentEvents } from '../../store/billing/payment-events.ts';
import { selectUnfinishedSubscriptionIds } from '../../store/billing/subscriptions.ts';
import type { Orm } from '../../store/database/database.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordPaymentEvent } from './record-payment-event.ts';

/** Stripe retries an event for three days; one more for a missed night. */
const LOOK_BACK_DAYS = 4;
/** Events recorded by a nightly run are not needed after the next one. */
const KEEP_NIGHTS_DAYS = 2;
const RECONCILE = 'reconcile';
const AT_A_TIME = 200;

/**
 * Catches up on missed events: everything created at the payment service in the last days, and everything of ours in a
 * non-final state, is recorded to be read again as if an event had arrived. Each object once per night, so that an
 * interrupted task resumes where it was. Throws `PaymentError`.
 */
export async function reconcilePayments(payments: PaymentServices, signal: AbortSignal): Promise<void> {
  const { gateway, core } = payments;
  const { orm } = core.database;
  const now = core.now();
  await deleteOldPaymentEvents(orm, new Date(now - RETENTION_DAYS.paymentEvents * DAY_MS));
  await deleteOldPaymentEvents(orm, new Date(now - KEEP_NIGHTS_DAYS * DAY_MS), RECONCILE);
  if (gateway === null) return;
  let batch: PaymentObject[] = [];
  let count = 0;
  for await (const object of objectsToRead(orm, gateway, new Date(now - LOOK_BACK_DAYS * DAY_MS))) {
    signal.throwIfAborted();
    batch.push(object);
    count += 1;
    if (batch.length < AT_A_TIME) continue;
    await readAnew(core, batch);
    batch = [];
  }
  await readAnew(core, batch);
  core.log.info('payments_reconciled', { objects: count });
}

async function* objectsToRead(orm: Orm, gateway: PaymentGateway, since: Date): AsyncGenerator<PaymentObject> {
  for (const id of await selectUnfinishedSubscriptionIds(orm)) yield { type: 'subscription', id };
  for (const id of await selectUnfinishedCheckoutIds(orm)) yield { type: 'checkout.session', id };
  yield* gateway.listSince(since);
}

async function readAnew(core: PaymentServices['core'], objects: readonly PaymentObject[]): Promise<void> {
  const createdAt = new Date(core.now());
  const night = createdAt.toISOString().slice(0, 10);
  await core.database.orm.transaction(async (tx) => {
    for (const object of objects)
      await recordPaymentEvent(core, tx, {
        id: `${RECONCILE}:${night}:${object.id}`,
        type: RECONCILE,
        createdAt,
        object,
      });
  });
  core.wakeTasks();
}
