import type { Done } from '#shared/api/done.ts';
import { deleteAllSessions, saveSuspension } from '../../store/admin/admin-users.ts';
import { voidMailedTokens } from '../accounts/mailed-token.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { requireUser } from './require-user.ts';

/**
 * Suspends an account and ends its sessions, or lifts the suspension. Either way mailed links become void; a suspended
 * account's API keys do not work. Throws 404 for an unknown account, 409 for an owner and when nothing would change.
 */
export async function suspendUser(
  core: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  userId: string,
  { suspended, reason }: { readonly suspended: boolean; readonly reason: string },
): Promise<Done> {
  const operator = requireOperator(by, 'owner');
  await core.database.orm.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    if (user.role === 'owner') throw apiError('not-ready', 'Owners cannot be suspended. Change the role first.');
    if (suspended === (user.suspendedAt !== null))
      throw apiError('already-so', suspended ? 'This account is suspended already.' : 'This account is not suspended.');
    const now = new Date(core.now());
    await voidMailedTokens(tx, userId);
    await saveSuspension(tx, userId, suspended ? now : null, now);
    const endedSessions = suspended ? await deleteAllSessions(tx, userId) : 0;
    await recordOperatorAction(tx, core, {
      actor: operator.actor,
      action: suspended ? 'account-suspended' : 'account-let-in',
      subject: user.email,
      reason,
      details: suspended ? { endedSessions } : { suspendedSince: user.suspendedAt?.toISOString() ?? null },
    });
  });
  return { success: true };
}
