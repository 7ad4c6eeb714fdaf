import { randomUUID } from 'node:crypto';
import type { Done } from '#shared/api/done.ts';
import type { Plan } from '#shared/product/plans.ts';
import { findPlan } from '../../store/accounts/account-plans.ts';
import { insertPlanGrant, revokePlanGrant } from '../../store/admin/admin-billing.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { reconcileAccountWatches } from '../watch/reconcile-watches.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { requireUser } from './require-user.ts';

export interface PlanToGrant {
  readonly plan: Exclude<Plan, 'free'>;
  /** The end as a date and time; null: unlimited. */
  readonly until: string | null;
  readonly reason: string;
}

/**
 * Grants a plan to an account in place of an earlier grant. A paid plan is not changed: the better of both counts. Throws
 * 404 for an unknown account, 400 for an end in the past.
 */
export async function grantPlan(
  core: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  userId: string,
  { plan, until: untilText, reason }: PlanToGrant,
): Promise<Done> {
  const operator = requireOperator(by, 'owner');
  const createdAt = new Date(core.now());
  const until = untilText === null ? null : new Date(untilText);
  if (until !== null && until <= createdAt)
    throw apiError('invalid-request', 'The last day of the plan is over already.');
  await core.database.orm.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    const effectiveBefore = await findPlan(tx, userId, createdAt);
    const before = await revokePlanGrant(tx, userId, createdAt);
    const grantedBy = operator.actor;
    await insertPlanGrant(tx, { id: randomUUID(), userId, plan, until, reason, grantedBy, createdAt });
    await reconcileAccountWatches(core, tx, userId, effectiveBefore);
    await recordOperatorAction(tx, core, {
      actor: operator.actor,
      action: 'plan-granted',
      subject: user.email,
      reason,
      details: {
        plan,
        until: until?.toISOString() ?? null,
        planBefore: before?.plan ?? null,
        untilBefore: before?.until?.toISOString() ?? null,
      },
    });
  });
  return { success: true };
}
