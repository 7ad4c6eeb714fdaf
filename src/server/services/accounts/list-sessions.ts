import type { AccountSession } from '#shared/api/account.ts';
import { selectAccountSessions } from '../../store/accounts/account-sessions.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import type { AccountServices } from './account-services.ts';
import { describeDevice } from './describe-device.ts';

/** Active sessions of the viewer's account, the newest first. Throws 401 for a visitor. */
export async function listSessions({ core }: AccountServices, viewer: Viewer): Promise<AccountSession[]> {
  const account = requireAccount(viewer);
  const rows = await selectAccountSessions(core.database.orm, account.id, new Date(core.now()));
  return rows.map(({ id, userAgent, createdAt, usedAt }) => ({
    id,
    device: describeDevice(userAgent),
    isThisOne: id === account.sessionId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: usedAt.toISOString(),
  }));
}
