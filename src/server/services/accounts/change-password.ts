import { deleteOtherSessions } from '../../store/account-sessions.ts';
import { savePasswordHash } from '../../store/accounts.ts';
import { deleteResetTokens } from '../../store/mailed-tokens.ts';
import type { Viewer } from '../viewer.ts';
import type { AccountServices } from './account-services.ts';
import { requireUncommon } from './read-credentials.ts';
import { requireCurrentPassword } from './require-current-password.ts';
import { notePasswordChange } from './reset-password.ts';

/**
 * Changes the password. Every other session ends (ASVS 7.4.3), links for a new password stop working, and the owner is told by
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
  await core.database.orm.transaction(async (tx) => {
    await savePasswordHash(tx, account.id, hash, new Date(core.now()));
    await deleteOtherSessions(tx, account.id, account.sessionId);
    await deleteResetTokens(tx, account.id, null);
    await notePasswordChange(core, tx, { userId: account.id, email: account.email });
  });
  core.wakeTasks();
  core.log.info('password-changed', { userId: account.id });
}
