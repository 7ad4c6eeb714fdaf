import { deleteOtherSessions } from '../../store/account-sessions.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import type { AccountServices } from './account-services.ts';

/** Ends every session of the viewer's account but this one. Throws 401 for a visitor. */
export async function revokeOtherSessions({ core }: AccountServices, viewer: Viewer): Promise<void> {
  const account = requireAccount(viewer);
  await deleteOtherSessions(core.database.orm, account.id, account.sessionId);
}
