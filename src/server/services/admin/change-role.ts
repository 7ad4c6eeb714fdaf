import type { Done } from '#shared/api/done.ts';
import type { Role } from '#shared/product/roles.ts';
import { lockOwners, saveRole } from '../../store/admin/admin-users.ts';
import { voidMailedTokens } from '../accounts/mailed-token.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator, TERMINAL } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { requireUser } from './require-user.ts';

/**
 * Changes an account's role to user, supporter or owner, from its next request on. Throws 404 for an unknown account, 403
 * for the caller's own role, 409 for the last owner, for a suspended account, and for an unconfirmed address: otherwise
 * somebody who signed up with a colleague's address would get the operator's rights. At the terminal the last rule is
 * waived, since a server without a mail server confirms no address.
 */
export async function changeRole(
  core: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  userId: string,
  { role, reason }: { readonly role: Role; readonly reason: string },
): Promise<Done> {
  const operator = requireOperator(by, 'owner');
  if (operator.accountId === userId) throw apiError('forbidden', 'You cannot change your own role. Another owner can.');
  await core.database.orm.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    const user = await requireUser(tx, userId);
    if (user.role === role) throw apiError('already-so', 'This account has this role already.');
    if (user.role === 'owner' && owners.length < 2) throw apiError('not-ready', 'The last owner stays the owner.');
    if (role !== 'user' && user.suspendedAt !== null)
      throw apiError('not-ready', 'This account is suspended. Let it in again first.');
    if (role !== 'user' && by !== TERMINAL && !user.emailVerified)
      throw apiError('not-ready', 'This account has not confirmed its email address yet.');
    // A link requested under the old role must not change an operator's account.
    await voidMailedTokens(tx, userId);
    await saveRole(tx, userId, role, new Date(core.now()));
    await recordOperatorAction(tx, core, {
      actor: operator.actor,
      action: 'role-changed',
      subject: user.email,
      reason,
      details: { role, roleBefore: user.role },
    });
  });
  return { success: true };
}
