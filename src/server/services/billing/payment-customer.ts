import { findCustomerId, saveCustomer } from '../../store/billing/subscriptions.ts';
import type { ViewerAccount } from '../viewer.ts';
import { makeIdempotencyKey } from './idempotency-key.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';

/** The account's customer at the payment service, created when there is none. `replaced` is one that no longer exists. */
export async function ensureCustomer(
  payments: PaymentServices,
  { id: userId, email }: ViewerAccount,
  replaced: string | null = null,
): Promise<string> {
  const { database, now } = payments.core;
  const known = await findCustomerId(database.orm, userId);
  if (known !== null) return known;
  const key = makeIdempotencyKey(now(), 'customer', userId, email, replaced);
  const id = await requireGateway(payments).createCustomer({ userId, email }, key);
  return saveCustomer(database.orm, { id, userId, createdAt: new Date(now()) });
}
