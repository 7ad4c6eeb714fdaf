import { findEmail } from '../../store/accounts.ts';
import { deleteResetTokens } from '../../store/mailed-tokens.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeResetPassword } from '../mail/templates/reset-password.ts';
import type { Viewer } from '../viewer.ts';
import { countAccountMail } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { mailedLink, mailKeyOf } from './mailed-link.ts';
import { requireEmail } from './read-credentials.ts';
import { hashToken } from './token-hash.ts';

/**
 * Mails a link for a new password, when there is such an account. The answer is the same and comes as soon in either case.
 * Throws 400 for what is no address, 429 for too many.
 */
export async function requestReset(accounts: AccountServices, viewer: Viewer, typedEmail: string): Promise<void> {
  const { core } = accounts;
  const email = requireEmail(typedEmail);
  await core.database.orm.transaction((tx) => countAccountMail(core, tx, email, viewer.addressKey));
  accounts.afterwards(async () => {
    const auth = await accounts.auth();
    await auth.requestReset(email, (reset) => mailReset(accounts, reset));
  });
}

/** Mails a link for a new password. The newest link is the only one that works. */
export async function mailReset(
  { core }: AccountServices,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<void> {
  const { publicUrl } = core.config;
  const message = writeResetPassword(publicUrl, { link: mailedLink(publicUrl, '/reset-password', token) });
  await core.database.orm.transaction(async (tx) => {
    await deleteResetTokens(tx, userId, hashToken(`reset-password:${token}`));
    const to = await findEmail(tx, userId);
    if (to !== null) await queueMail(core, tx, { uniqueKey: mailKeyOf('reset-password', token), to, userId, message });
  });
  core.wakeTasks();
}
