import type { SubscriptionRecord } from '#providers/payment-records.ts';
import { findProduct } from '#shared/product/prices.ts';
import { findPlan } from '../../store/accounts/account-plans.ts';
import {
  ENDED_STATUSES,
  endLostSubscription,
  findSubscription,
  type SubscriptionRow,
  saveSubscription,
} from '../../store/billing/subscriptions.ts';
import { reconcileAccountWatches } from '../watch/reconcile-watches.ts';
import type { Applied } from './apply-payment-object.ts';
import { findBuyer } from './find-buyer.ts';
import { planAtPrice } from './our-price.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';

/** True when a subscription is in a final state. */
export function hasEnded({ status }: Pick<SubscriptionRecord, 'status'>): boolean {
  return ENDED_STATUSES.some((ended) => ended === status);
}

/** Reads and stores a subscription. One whose account is gone is cancelled, so that nobody pays for nothing. */
export async function applySubscription(payments: PaymentServices, id: string): Promise<Applied> {
  const { core, readClock } = payments;
  const { orm } = core.database;
  const gateway = requireGateway(payments);
  const readAt = await readClock.next();
  const record = await gateway.readSubscription(id);
  if (record === null) {
    await endLostSubscription(orm, id, readAt);
    return 'applied';
  }
  const buyer = await findBuyer(payments, record.customerId, record.marks);
  if (buyer.kind === 'foreign') return 'ignored';
  if (buyer.kind === 'gone') {
    if (hasEnded(record) || record.marks === null) return 'ignored';
    await gateway.cancelSubscription(id);
    core.log.warn('subscription_without_account_ended', { subscriptionId: id });
    return 'applied';
  }
  const terms = termsOf(record, await findSubscription(orm, id));
  if (terms === null) {
    core.log.error('subscription_price_not_ours', { subscriptionId: id, priceId: record.price?.id ?? null });
    return 'ignored';
  }
  const planBefore = await findPlan(orm, buyer.userId, new Date(core.now()));
  await saveSubscription(orm, rowOf(record, buyer.userId, terms), readAt);
  await reconcileAccountWatches(core, orm, buyer.userId, planBefore);
  return 'applied';
}

type Terms = Pick<SubscriptionRow, 'plan' | 'price'>;

/**
 * The plan of a subscription, by its price. An accepted subscription keeps its plan when its price is no longer in the
 * table, so that old prices stay valid for existing customers.
 */
function termsOf({ price }: SubscriptionRecord, known: SubscriptionRow | null): Terms | null {
  const product = planAtPrice(price);
  if (product !== null) return { plan: product.plan, price: product.key };
  const before = known === null ? null : findProduct(known.price);
  const isSameInterval = before?.kind === 'plan' && before.interval === price?.interval;
  return known !== null && isSameInterval ? { plan: known.plan, price: known.price } : null;
}

function rowOf(record: SubscriptionRecord, userId: string, terms: Terms): Omit<SubscriptionRow, 'readAt'> {
  const { id, customerId, status, currentPeriodEnd, endsAtPeriodEnd, pastDueSince, createdAt } = record;
  return { id, userId, customerId, status, ...terms, currentPeriodEnd, endsAtPeriodEnd, pastDueSince, createdAt };
}
