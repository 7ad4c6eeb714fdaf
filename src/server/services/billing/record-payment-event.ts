import type { PaymentObject } from '#providers/payment-records.ts';
import { insertPaymentEvent } from '../../store/billing/payment-events.ts';
import type { Orm } from '../../store/database/database.ts';
import type { CoreServices } from '../core-services.ts';

export interface PaymentNotice {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** Null: the event changes nothing that a customer has. */
  readonly object: PaymentObject | null;
}

/**
 * Stores an event of the payment service and, in the same transaction, the task that applies it, so that an acknowledged
 * event is never lost. False for a repeated event. Wake the tasks after the transaction.
 */
export async function recordPaymentEvent(
  { addTask, now }: Pick<CoreServices, 'addTask' | 'now'>,
  tx: Orm,
  { id, type, createdAt, object }: PaymentNotice,
): Promise<boolean> {
  const receivedAt = new Date(now());
  const isNew = await insertPaymentEvent(tx, {
    id,
    type,
    objectType: object?.type ?? '',
    objectId: object?.id ?? '',
    createdAt,
    receivedAt,
    appliedAt: object === null ? receivedAt : null,
    outcome: object === null ? 'ignored' : null,
  });
  if (isNew && object !== null) await addTask(tx, { kind: 'apply-payment-event', eventId: id });
  return isNew;
}
