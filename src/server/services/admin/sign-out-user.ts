import type { Done } from '#shared/api/done.ts';
import { deleteAllSessions } from '../../store/admin/admin-users.ts';
import { voidMailedTokens } from '../accounts/mailed-token.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { requireUser } from './require-user.ts';

/**
 * Ends all sessions of an account and voids every link mailed to it. Throws 404 for an unknown account, 403 when a
 * supporter does this to an operator.
 */
export async function signOutUser(
  core: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  userId: string,
  reason: string,
): Promise<Done> {
  const operator = requireOperator(by, 'support');
  await core.database.orm.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    if (operator.role !== 'owner' && user.role !== 'user')
      throw apiError('forbidden', 'Only an owner can sign an operator out.');
    await voidMailedTokens(tx, userId);
    const endedSessions = await deleteAllSessions(tx, userId);
    await recordOperatorAction(tx, core, {
      actor: operator.actor,
      action: 'account-signed-out',
      subject: user.email,
      reason,
      details: { endedSessions },
    });
  });
  return { success: true };
}
