import { deleteOtherSessions } from '../../store/accounts/account-sessions.ts';
import { savePasswordHash } from '../../store/accounts/accounts.ts';
import type { Viewer } from '../viewer.ts';
import type { AccountServices } from './account-services.ts';
import { voidMailedTokens } from './mailed-token.ts';
import { findOpenAccess } from './open-access.ts';
import { requireUncommon } from './read-credentials.ts';
import { requireCurrentPassword } from './require-current-password.ts';
import { notePasswordChange } from './reset-password.ts';

/**
 * Changes the password. Every other session ends (ASVS 7.4.3), every mailed link becomes void, and the owner is notified by
 * mail. Throws 400 for a common password, 403 when the current one is wrong, 429, 503.
 */
export async function changePassword(
  accounts: AccountServices,
  viewer: Viewer,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const { core } = accounts;
  const account = await requireCurrentPassword(accounts, viewer, currentPassword);
  await requireUncommon(newPassword, account.email);
  const hash = await accounts.passwords.hash(newPassword);
  const now = new Date(core.now());
  await core.database.orm.transaction(async (tx) => {
    await voidMailedTokens(tx, account.id);
    await savePasswordHash(tx, account.id, hash, now);
    await deleteOtherSessions(tx, account.id, account.sessionId);
    const access = await findOpenAccess(tx, { userId: account.id, sessionId: account.sessionId, now });
    await notePasswordChange(core, tx, { userId: account.id, email: account.email, access });
  });
  core.wakeTasks();
  core.log.info('password_changed', { userId: account.id });
}
