import { mailedLink } from '../accounts/mailed-link.ts';
import { makeMailedToken, voidMailedTokens } from '../accounts/mailed-token.ts';
import { RESET_LINK_MS } from '../accounts/request-reset.ts';
import { apiError } from '../api-error.ts';
import type { AdminServices } from './admin-services.ts';
import type { TERMINAL } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { requireUser } from './require-user.ts';

/**
 * Returns a reset link at the terminal, the only place where an operator sees one. Only the newest link works. Throws 404
 * for an unknown account, 409 for a suspended one.
 */
export async function showResetLink(
  { core }: Pick<AdminServices, 'core'>,
  actor: typeof TERMINAL,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<string> {
  return core.database.orm.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    if (user.suspendedAt !== null) throw apiError('not-ready', 'This account is suspended. Let it in again first.');
    const entry = { actor, action: 'reset-link-shown', subject: user.email, reason, details: {} } as const;
    await recordOperatorAction(tx, core, entry);
    await voidMailedTokens(tx, userId);
    const link = { purpose: 'reset-password', userId, email: user.email, lifeMs: RESET_LINK_MS } as const;
    const token = await makeMailedToken(core, tx, link);
    if (token === null) throw apiError('not-found', 'There is no such account.');
    return mailedLink(core.config.publicUrl, '/reset-password', token);
  });
}
