import { deleteAccountSession } from '../../store/account-sessions.ts';
import { refuse } from '../api-error.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import type { AccountServices } from './account-services.ts';

/** Ends one session of the viewer's account. Throws 401 for a visitor, 404 when it is another's or not there. */
export async function revokeSession({ core }: AccountServices, viewer: Viewer, sessionId: string): Promise<void> {
  const account = requireAccount(viewer);
  const isEnded = await deleteAccountSession(core.database.orm, account.id, sessionId);
  if (!isEnded) throw refuse('not-found', 'This place is not signed in any more.');
}
