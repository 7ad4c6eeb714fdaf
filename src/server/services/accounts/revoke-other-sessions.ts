import { deleteOtherSessions } from '../../store/accounts/account-sessions.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import type { AccountServices } from './account-services.ts';
import { voidMailedTokens } from './mailed-token.ts';

/** Ends every other session of the viewer's account and voids mailed links. Throws 401 for a visitor. */
export async function revokeOtherSessions({ core }: AccountServices, viewer: Viewer): Promise<void> {
  const account = requireAccount(viewer);
  await core.database.orm.transaction(async (tx) => {
    await voidMailedTokens(tx, account.id);
    await deleteOtherSessions(tx, account.id, account.sessionId);
  });
}
