import { findCustomerId, keepCustomer } from '../../store/subscriptions.ts';
import type { ViewerAccount } from '../viewer.ts';
import { actKey } from './act-key.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';

/** The account's customer at the payment service, made when there is none. `replaced` is one that is there no longer. */
export async function ensureCustomer(
  payments: PaymentServices,
  { id: userId, email }: ViewerAccount,
  replaced: string | null = null,
): Promise<string> {
  const { database, now } = payments.core;
  const known = await findCustomerId(database.orm, userId);
  if (known !== null) return known;
  const key = actKey(now(), 'customer', userId, email, replaced);
  const id = await requireGateway(payments).createCustomer({ userId, email }, key);
  return keepCustomer(database.orm, { id, userId, createdAt: new Date(now()) });
}
