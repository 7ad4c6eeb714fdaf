import type { OurMarks } from '#providers/payment-records.ts';
import { findCustomerUser, hasUser } from '../../store/billing/subscriptions.ts';
import type { PaymentServices } from './payment-services.ts';

/** Whose an object of the payment service is: an account's; that of one that is gone; or not of this product at all. */
export type Buyer =
  | { readonly kind: 'account'; readonly userId: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'foreign' };

/** Finds the buyer by the customer, or by what we wrote on the object when we made it. */
export async function findBuyer(
  { core: { database } }: PaymentServices,
  customerId: string | null,
  marks: OurMarks | null,
): Promise<Buyer> {
  const known = customerId === null ? null : await findCustomerUser(database.orm, customerId);
  const userId = known ?? marks?.userId ?? null;
  if (userId === null) return { kind: 'foreign' };
  return (await hasUser(database.orm, userId)) ? { kind: 'account', userId } : { kind: 'gone' };
}
