import type { Done } from '#shared/api/done.ts';
import { voidMailedTokens } from '../accounts/mailed-token.ts';
import { mailReset } from '../accounts/request-reset.ts';
import { apiError } from '../api-error.ts';
import type { AdminServices } from './admin-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { requireUser } from './require-user.ts';

/**
 * Mails a reset link to an account; the operator never sees it. All earlier links of any kind become void. Throws 404 for
 * an unknown account, 409 for a suspended one. The log entry is written first: the operator gets an error when the mail
 * could not be queued.
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
