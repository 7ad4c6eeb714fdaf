import { randomUUID } from 'node:crypto';
import type { Done } from '#shared/api/done.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import { hasAddOn, insertAddOnGrant, isUserAudit } from '../../store/admin/admin-billing.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { requireUser } from './require-user.ts';

export interface AddOnToGrant {
  readonly addOnId: AddOnId;
  readonly auditId: string;
  readonly reason: string;
}

/**
 * Grants an add-on to one of an account's audits. Throws 404 for an unknown account and for an audit of another one, 409
 * when the audit has the add-on.
 */
export async function grantAddOn(
  core: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  userId: string,
  { addOnId, auditId, reason }: AddOnToGrant,
): Promise<Done> {
  const operator = requireOperator(by, 'owner');
  await core.database.orm.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    if (!(await isUserAudit(tx, userId, auditId))) throw apiError('not-found', 'This account has no such audit.');
    if (await hasAddOn(tx, auditId, addOnId)) throw apiError('already-so', 'This audit has this add-on already.');
    const grantedAt = new Date(core.now());
    await insertAddOnGrant(tx, { id: randomUUID(), userId, auditId, addOnId, purchaseId: null, grantedAt });
    await recordOperatorAction(tx, core, {
      actor: operator.actor,
      action: 'add-on-granted',
      subject: user.email,
      reason,
      details: { addOnId, auditId },
    });
  });
  return { success: true };
}
