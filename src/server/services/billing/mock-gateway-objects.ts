import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  findMockGatewayObject,
  type MockGatewayObject,
  saveMockGatewayObject,
} from '../../store/billing/mock-gateway-objects.ts';
import type { Orm } from '../../store/database/database.ts';

/** Objects of the mock gateway. The prefix of their ids distinguishes them from real payments. */

export const MOCK_CHECKOUT = 'desk_cs_';
export const MOCK_SUBSCRIPTION = 'desk_sub_';
export const MOCK_PAYMENT = 'desk_pi_';
export const MOCK_INVOICE = 'desk_in_';
export const MOCK_EVENT = 'desk_evt_';
export const MOCK_CUSTOMER = 'desk_cus_';

const Marks = z.object({ userId: z.string(), product: z.string(), auditId: z.string().nullable() });
const when = z.coerce.date();

export const MockCheckout = z.object({
  marks: Marks,
  state: z.enum(['open', 'complete', 'expired']),
  successUrl: z.string(),
  cancelUrl: z.string(),
  subscriptionId: z.string().nullable(),
  paymentId: z.string().nullable(),
});
export type MockCheckout = z.infer<typeof MockCheckout>;

export const MockSubscription = z.object({
  marks: Marks,
  isCanceled: z.boolean(),
  currentPeriodEnd: when,
  endsAtPeriodEnd: z.boolean(),
  paymentId: z.string(),
});
export type MockSubscription = z.infer<typeof MockSubscription>;

export const MockPayment = z.object({
  marks: Marks,
  amountCents: z.number().int(),
  paidAt: when,
  refundId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
});
export type MockPayment = z.infer<typeof MockPayment>;

/** True for an id of the mock gateway. */
export function isMockId(id: string): boolean {
  return id.startsWith('desk_');
}

/** A new id. */
export function makeMockId(prefix: string): string {
  return prefix + randomBytes(12).toString('hex');
}

/** An object of the mock gateway, parsed; null when there is none. */
export async function findMockObject<Schema extends z.ZodType>(
  orm: Orm,
  kind: MockGatewayObject['kind'],
  schema: Schema,
  id: string,
): Promise<{ data: z.output<Schema>; createdAt: Date; userId: string } | null> {
  const row = await findMockGatewayObject(orm, kind, id);
  return row === null ? null : { data: schema.parse(row.data), createdAt: row.createdAt, userId: row.userId };
}

/** Updates an object of the mock gateway; null when there is none. */
export async function changeMockGateway<Schema extends z.ZodType>(
  orm: Orm,
  kind: MockGatewayObject['kind'],
  schema: Schema,
  id: string,
  change: (data: z.output<Schema>) => z.output<Schema>,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const found = await findMockObject(tx, kind, schema, id);
    if (found === null) return;
    const { userId, createdAt } = found;
    await saveMockGatewayObject(tx, { id, kind, userId, data: change(found.data), createdAt });
  });
}
