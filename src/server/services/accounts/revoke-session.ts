import { deleteAccountSession } from '../../store/accounts/account-sessions.ts';
import { lockAccount } from '../../store/accounts/accounts.ts';
import { apiError } from '../api-error.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import type { AccountServices } from './account-services.ts';
import { voidMailedTokens } from './mailed-token.ts';

/**
 * Ends one session of the viewer's account. When it is another one than the caller's, mailed links are voided too, as they
 * may have been requested from it. Throws 401 for a visitor, 404 when it is another account's or does not exist.
 */
export async function revokeSession({ core }: AccountServices, viewer: Viewer, sessionId: string): Promise<void> {
  const account = requireAccount(viewer);
  const isEnded = await core.database.orm.transaction(async (tx) => {
    if (sessionId === account.sessionId) return deleteAccountSession(tx, account.id, sessionId);
    await lockAccount(tx, account.id);
    const isThere = await deleteAccountSession(tx, account.id, sessionId);
    if (isThere) await voidMailedTokens(tx, account.id);
    return isThere;
  });
  if (!isEnded) throw apiError('not-found', 'This place is not signed in any more.');
}
