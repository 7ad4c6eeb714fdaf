import type { Done } from '#shared/api/done.ts';
import { revokePlanGrant } from '../../store/admin/admin-billing.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { requireUser } from './require-user.ts';

/** Revokes a granted plan at once; a paid plan stays. Throws 404 for an unknown account or one without a grant. */
export async function revokePlan(
  core: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  userId: string,
  reason: string,
): Promise<Done> {
  const operator = requireOperator(by, 'owner');
  await core.database.orm.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    const revoked = await revokePlanGrant(tx, userId, new Date(core.now()));
    if (revoked === null) throw apiError('not-found', 'This account has no plan that was granted.');
    await recordOperatorAction(tx, core, {
      actor: operator.actor,
      action: 'plan-revoked',
      subject: user.email,
      reason,
      details: { planBefore: revoked.plan, untilBefore: revoked.until?.toISOString() ?? null },
    });
  });
  return { success: true };
}
