import type { BillingView, PaymentKind, SubscriptionView } from '#shared/api/billing.ts';
import { findProduct } from '#shared/product/prices.ts';
import { findPlanSource } from '../../store/accounts/account-plans.ts';
import {
  findNewestSubscription,
  type PlanGrantRow,
  selectPlanGrants,
  selectUserPurchases,
} from '../../store/admin/admin-billing.ts';
import type { PurchaseRow } from '../../store/billing/purchases.ts';
import type { SubscriptionRow } from '../../store/billing/subscriptions.ts';
import type { CoreServices } from '../core-services.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';

/** Plan, subscription, grant and payments of the viewer's account. Throws 401 for a visitor. */
export async function getBilling(
  { database: { orm }, config, now }: Pick<CoreServices, 'database' | 'config' | 'now'>,
  viewer: Viewer,
): Promise<BillingView> {
  const { id, plan } = requireAccount(viewer);
  const [planSource, subscription, grants, purchases] = await Promise.all([
    findPlanSource(orm, id, new Date(now())),
    findNewestSubscription(orm, id),
    selectPlanGrants(orm, id),
    selectUserPurchases(orm, id),
  ]);
  const grant = grants.find((row) => isInForce(row, now()));
  return {
    payment: getPaymentKind(config.payment),
    plan,
    planSource,
    subscription: subscription === null ? null : showSubscription(subscription),
    grant: grant === undefined ? null : { plan: grant.plan, until: grant.until?.toISOString() ?? null },
    purchases: purchases.map(showOwnPurchase),
  };
}

/** The kind of payment that the settings enable. */
export function getPaymentKind({ stripe, isMockGatewayOpen }: CoreServices['config']['payment']): PaymentKind {
  if (stripe !== null) return 'stripe';
  return isMockGatewayOpen ? 'pay-desk' : 'not-set-up';
}

function isInForce({ revokedAt, until }: PlanGrantRow, nowMs: number): boolean {
  return revokedAt === null && (until === null || until.getTime() > nowMs);
}

function showSubscription(row: SubscriptionRow): SubscriptionView {
  const { status, plan, price, currentPeriodEnd, endsAtPeriodEnd } = row;
  return { status, plan, price, currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null, endsAtPeriodEnd };
}

function showOwnPurchase(row: PurchaseRow): BillingView['purchases'][number] {
  const { id, product, amountCents, currency, status, paidAt, auditId } = row;
  const title = findProduct(product)?.title ?? product;
  return { id, title, amountCents, currency, status, paidAt: paidAt.toISOString(), auditId };
}
