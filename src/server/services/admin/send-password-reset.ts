import type { Done } from '#shared/api/done.ts';
import { voidMailedTokens } from '../accounts/mailed-token.ts';
import { mailReset } from '../accounts/request-reset.ts';
import { apiError } from '../api-error.ts';
import type { AdminServices } from './admin-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { requireUser } from './require-user.ts';

/**
 * Mails an account the link for a new password; the operator never sees it. Every earlier link of any kind is void. Throws 404 for an unknown account, 409 for a
 * suspended one. The entry in the log comes first: a mail that could not be queued is told to the operator as a fault.
 */
export async function sendPasswordReset(
  { core, accounts }: Pick<AdminServices, 'core' | 'accounts'>,
  by: Operating,
  userId: string,
  reason: string,
): Promise<Done> {
  const { actor } = requireOperator(by, 'support');
  await core.database.orm.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    if (user.suspendedAt !== null) throw apiError('not-ready', 'This account is suspended. Let it in again first.');
    await voidMailedTokens(tx, userId);
    await recordOperatorAction(tx, core, {
      actor,
      action: 'password-reset-sent',
      subject: user.email,
      reason,
      details: {},
    });
  });
  await mailReset(accounts, userId);
  return { success: true };
}
