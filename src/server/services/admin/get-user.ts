import type { AdminUserDetail } from '#shared/api/admin/users.ts';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import { selectNewestUserAudits } from '../../store/admin/admin-audits.ts';
import {
  type AddOnGrantRow,
  findNewestSubscription,
  type PlanGrantRow,
  selectAddOnGrants,
  selectPlanGrants,
  selectUserPurchases,
} from '../../store/admin/admin-billing.ts';
import { countSessions, findAdminUser } from '../../store/admin/admin-users.ts';
import type { SubscriptionRow } from '../../store/billing/subscriptions.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { showPurchase } from './show-purchase.ts';
import { showUser } from './show-user.ts';

const NEWEST_AUDITS = 20;

/** One account with its plan, payments and newest audits. Throws 404 for an unknown id. */
export async function getUser(
  { database: { orm }, now }: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  userId: string,
): Promise<AdminUserDetail> {
  requireOperator(by, 'support');
  const nowMs = now();
  const user = await findAdminUser(orm, userId, new Date(nowMs));
  if (user === null) throw apiError('not-found', 'There is no such account.');
  const [subscription, grants, purchases, addOns, sessions, audits] = await Promise.all([
    findNewestSubscription(orm, userId),
    selectPlanGrants(orm, userId),
    selectUserPurchases(orm, userId),
    selectAddOnGrants(orm, userId),
    countSessions(orm, userId, new Date(nowMs)),
    selectNewestUserAudits(orm, userId, NEWEST_AUDITS),
  ]);
  return {
    user: showUser(user),
    subscription: subscription === null ? null : showSubscription(subscription),
    grants: grants.map((grant) => showGrant(grant, nowMs)),
    purchases: purchases.map((purchase) => showPurchase(purchase, user.email, nowMs)),
    addOns: addOns.map(showAddOn),
    sessions,
    audits: audits.map(({ id, url, status, overallScore, createdAt }) => ({
      auditId: id,
      url,
      status,
      overallScore,
      createdAt: createdAt.toISOString(),
    })),
  };
}

function showSubscription({ status, plan, price, currentPeriodEnd, endsAtPeriodEnd }: SubscriptionRow) {
  return { status, plan, price, currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null, endsAtPeriodEnd };
}

function showGrant({ id, plan, until, reason, grantedBy, createdAt, revokedAt }: PlanGrantRow, nowMs: number) {
  return {
    id,
    plan,
    until: until?.toISOString() ?? null,
    reason,
    grantedBy,
    createdAt: createdAt.toISOString(),
    isActive: revokedAt === null && (until === null || until.getTime() > nowMs),
  };
}

function showAddOn({ id, addOnId, auditId, purchaseId, grantedAt, revokedAt }: AddOnGrantRow) {
  return {
    id,
    addOnId,
    title: ADD_ONS.find((addOn) => addOn.id === addOnId)?.title ?? addOnId,
    auditId,
    source: purchaseId === null ? ('operator' as const) : ('purchase' as const),
    grantedAt: grantedAt.toISOString(),
    isRevoked: revokedAt !== null,
  };
}
