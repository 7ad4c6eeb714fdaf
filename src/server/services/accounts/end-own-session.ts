import { deleteAccountSession } from '../../store/accounts/account-sessions.ts';
import type { Orm } from '../../store/database/database.ts';
import type { Viewer } from '../viewer.ts';

/** Ends the session whose cookie is about to be replaced: nobody could end it later. */
export async function endOwnSession(tx: Orm, { account }: Viewer): Promise<void> {
  if (account === null || account.sessionId === null) return;
  await deleteAccountSession(tx, account.id, account.sessionId);
}
