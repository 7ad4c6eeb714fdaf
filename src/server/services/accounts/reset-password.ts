import { confirmEmail, findEmail } from '../../store/accounts.ts';
import type { Orm } from '../../store/database.ts';
import { deleteResetTokens } from '../../store/mailed-tokens.ts';
import { forgetFailures } from '../../store/sign-in-failures.ts';
import type { CoreServices } from '../core-services.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writePasswordChangedNote } from '../mail/templates/password-changed-note.ts';
import type { Viewer } from '../viewer.ts';
import { countLinkUse } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { emailKey } from './known-browser.ts';
import { requireUncommon } from './read-credentials.ts';
import { linkExpired } from './verify-email.ts';

/**
 * Sets a new password with the token of a mailed link. All sessions end, and whoever guessed at the old password is
 * forgotten. Throws 400 for a common password (the link then still works), 410 for a link that does not work, 429, 503.
 */
export async function resetPassword(
  accounts: AccountServices,
  viewer: Viewer,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const { core } = accounts;
  const { orm } = core.database;
  await orm.transaction((tx) => countLinkUse(core, tx, viewer.addressKey));
  const auth = await accounts.auth();
  const userId = await auth.findReset(token);
  const email = userId === null ? null : await findEmail(orm, userId);
  if (userId === null || email === null) throw linkExpired();
  await requireUncommon(password, email);
  if (!(await auth.reset(token, password))) throw linkExpired();
  await orm.transaction(async (tx) => {
    await deleteResetTokens(tx, userId, null);
    await forgetFailures(tx, emailKey(core.secret, email));
    // The link was read in this mailbox.
    await confirmEmail(tx, userId, email, new Date(core.now()));
    await notePasswordChange(core, tx, { userId, email });
  });
  core.wakeTasks();
  core.log.info('password-reset', { userId });
}

/** Tells an account by mail that it has a new password. */
export async function notePasswordChange(
  core: CoreServices,
  tx: Orm,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  const { publicUrl } = core.config;
  const message = writePasswordChangedNote(publicUrl, { resetLink: new URL('/forgot-password', publicUrl).href });
  await queueMail(core, tx, { uniqueKey: `password-changed:${userId}:${core.now()}`, to: email, userId, message });
}
