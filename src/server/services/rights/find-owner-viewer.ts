import { findActiveAccount } from '../../store/accounts/account-sessions.ts';
import type { Owner } from '../../store/audits/audits.ts';
import type { CoreServices } from '../core-services.ts';
import type { Viewer } from '../viewer.ts';

/**
 * A viewer for the owner of an audit, for work done in their absence: a shared page, a watch. It has the owner's current
 * plan and rights, and no session. Null when the account is gone or suspended.
 */
export async function findOwnerViewer(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  owner: Owner,
): Promise<Viewer | null> {
  const away = { owner, visitorSessionId: null, addressKey: 'owner' };
  if (owner.kind === 'session') return { ...away, account: null };
  const account = await findActiveAccount(database.orm, owner.accountId, new Date(now()));
  return account === null ? null : { ...away, account: { ...account, sessionId: null } };
}
