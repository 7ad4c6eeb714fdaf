import type { PriceRecord } from '#providers/payment-records.ts';
import { betterPlan } from '#shared/product/plans.ts';
import type { Product } from '#shared/product/prices.ts';
import { PLAN_TERMS } from '#shared/product/rights.ts';
import { selectPlanGrants } from '../../store/admin/admin-billing.ts';
import { findRunningSubscription } from '../../store/billing/subscriptions.ts';
import { apiError } from '../api-error.ts';
import type { ViewerAccount } from '../viewer.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { PaymentServices } from './payment-services.ts';

/**
 * Where to send a buyer who already pays for a plan: to confirm the other price, or to fix a failed payment. Null: the
 * buyer can check out. Throws 409 when there is nothing to change.
 */
export async function findOtherWay(
  { core }: PaymentServices,
  gateway: PaymentGateway,
  account: ViewerAccount,
  product: Extract<Product, { kind: 'plan' }>,
  price: PriceRecord,
): Promise<string | null> {
  const { orm } = core.database;
  const running = await findRunningSubscription(orm, account.id);
  if (running === null) {
    // A plan granted without end leaves nothing to buy; one with an end may be followed by a paid one.
    const grants = await selectPlanGrants(orm, account.id);
    const given = grants.find(({ revokedAt, until }) => revokedAt === null && until === null);
    if (given !== undefined && betterPlan(given.plan, product.plan) === given.plan)
      throw apiError('already-so', `You already have ${PLAN_TERMS[given.plan].name}, without paying for it.`);
    return null;
  }
  const isInOrder = running.status === 'active' || running.status === 'trialing';
  if (isInOrder && running.price === product.key)
    throw apiError('already-so', `You already have ${PLAN_TERMS[running.plan].name}. You find it under Billing.`);
  const subscription = isInOrder ? await gateway.readSubscription(running.id) : null;
  const itemId = subscription?.itemId ?? null;
  return gateway.openPortal({
    customerId: running.customerId,
    returnUrl: new URL('/account/billing', core.config.publicUrl).href,
    change: itemId === null ? null : { subscriptionId: running.id, itemId, priceId: price.id },
  });
}
