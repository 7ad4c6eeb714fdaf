import type { OurMarks } from '#providers/payment-records.ts';
import { findCustomerUser, hasUser } from '../../store/billing/subscriptions.ts';
import type { PaymentServices } from './payment-services.ts';

/** The owner of an object of the payment service: an account, a deleted account, or not a customer of this product. */
export type Buyer =
  | { readonly kind: 'account'; readonly userId: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'foreign' };

/** Finds the buyer by the customer, or by the metadata that we set when creating the object. */
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
