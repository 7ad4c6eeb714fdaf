import type { EndedAccess, OpenAccess } from '#shared/api/account-access.ts';
import { deleteOtherSessions } from '../../store/accounts/account-sessions.ts';
import { deleteAllApiKeys } from '../../store/accounts/api-keys.ts';
import type { Orm } from '../../store/database/database.ts';
import { revokeAccountShareLinks } from '../../store/reports/share-links.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { countLinkUse } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { takeMailedProof, voidMailedTokens } from './mailed-token.ts';
import { findOpenAccess } from './open-access.ts';
import { linkExpired } from './verify-email.ts';

/** Sessions, keys and links that give access to the viewer's account without its password. Throws 401 for a visitor. */
export async function getOpenAccess({ core }: AccountServices, viewer: Viewer): Promise<OpenAccess> {
  const { id: userId, sessionId } = requireAccount(viewer);
  return findOpenAccess(core.database.orm, { userId, sessionId, now: new Date(core.now()) });
}

/** Revokes all access to the viewer's account except this session. Throws 401 for a visitor. */
export async function endAccess({ core }: AccountServices, viewer: Viewer): Promise<EndedAccess> {
  const { id: userId, sessionId } = requireAccount(viewer);
  const at = { userId, sessionId, now: new Date(core.now()) };
  const ended = await core.database.orm.transaction((tx) => endAll(tx, at));
  core.log.info('account_access_ended', { userId, ...ended });
  return { success: true, ...ended };
}

/**
 * The same with the token from a password reset, for a browser that is not signed in yet. Throws 410 for a token that is
 * invalid or expired, 429.
 */
export async function endAccessAfterReset(
  { core }: AccountServices,
  viewer: Viewer,
  token: string,
): Promise<EndedAccess> {
  const { orm } = core.database;
  await orm.transaction((tx) => countLinkUse(core, tx, viewer));
  const done = await orm.transaction(async (tx) => {
    const proof = await takeMailedProof(core, tx, token, ['end-access']);
    if (proof === null) return null;
    const { userId } = proof;
    return { userId, ended: await endAll(tx, { userId, sessionId: null, now: new Date(core.now()) }) };
  });
  if (done === null) throw linkExpired();
  core.log.info('account_access_ended', { userId: done.userId, ...done.ended });
  return { success: true, ...done.ended };
}

/** `sessionId` is the session to keep; null: end all. */
async function endAll(
  tx: Orm,
  { userId, sessionId, now }: { readonly userId: string; readonly sessionId: string | null; readonly now: Date },
): Promise<Omit<EndedAccess, 'success'>> {
  await voidMailedTokens(tx, userId);
  return {
    sessions: await deleteOtherSessions(tx, userId, sessionId),
    apiKeys: await deleteAllApiKeys(tx, userId),
    shareLinks: await revokeAccountShareLinks(tx, userId, now),
  };
}
