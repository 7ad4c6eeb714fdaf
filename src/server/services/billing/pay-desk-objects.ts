import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Orm } from '../../store/database.ts';
import { type DeskObject, findDeskObject, saveDeskObject } from '../../store/pay-desk.ts';

/** What the pretended payment service keeps. Ids begin so that none is ever taken for a real payment. */

export const DESK_CHECKOUT = 'desk_cs_';
export const DESK_SUBSCRIPTION = 'desk_sub_';
export const DESK_PAYMENT = 'desk_pi_';
export const DESK_INVOICE = 'desk_in_';
export const DESK_EVENT = 'desk_evt_';
export const DESK_CUSTOMER = 'desk_cus_';

const Marks = z.object({ userId: z.string(), product: z.string(), auditId: z.string().nullable() });
const when = z.coerce.date();

export const DeskCheckout = z.object({
  marks: Marks,
  state: z.enum(['open', 'complete', 'expired']),
  successUrl: z.string(),
  cancelUrl: z.string(),
  subscriptionId: z.string().nullable(),
  paymentId: z.string().nullable(),
});
export type DeskCheckout = z.infer<typeof DeskCheckout>;

export const DeskSubscription = z.object({
  marks: Marks,
  isCanceled: z.boolean(),
  currentPeriodEnd: when,
  endsAtPeriodEnd: z.boolean(),
  paymentId: z.string(),
});
export type DeskSubscription = z.infer<typeof DeskSubscription>;

export const DeskPayment = z.object({
  marks: Marks,
  amountCents: z.number().int(),
  paidAt: when,
  refundId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
});
export type DeskPayment = z.infer<typeof DeskPayment>;

/** True for an id of the desk. */
export function isOfPayDesk(id: string): boolean {
  return id.startsWith('desk_');
}

/** A new id. */
export function deskId(prefix: string): string {
  return prefix + randomBytes(12).toString('hex');
}

/** An object of the desk, parsed; null when there is none. */
export async function findDesk<Schema extends z.ZodType>(
  orm: Orm,
  kind: DeskObject['kind'],
  schema: Schema,
  id: string,
): Promise<{ data: z.output<Schema>; createdAt: Date; userId: string } | null> {
  const row = await findDeskObject(orm, kind, id);
  return row === null ? null : { data: schema.parse(row.data), createdAt: row.createdAt, userId: row.userId };
}

/** Changes an object of the desk; null when there is none. */
export async function changeDesk<Schema extends z.ZodType>(
  orm: Orm,
  kind: DeskObject['kind'],
  schema: Schema,
  id: string,
  change: (data: z.output<Schema>) => z.output<Schema>,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const found = await findDesk(tx, kind, schema, id);
    if (found === null) return;
    const { userId, createdAt } = found;
    await saveDeskObject(tx, { id, kind, userId, data: change(found.data), createdAt });
  });
}
