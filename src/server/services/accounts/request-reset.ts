import { findEmail, findIdByEmail } from '../../store/accounts/accounts.ts';
import { MAIL_KINDS } from '../mail/mail-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeResetPassword } from '../mail/templates/reset-password.ts';
import type { Viewer } from '../viewer.ts';
import { countAccountMail } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { mailedLink, makeMailKey } from './mailed-link.ts';
import { makeMailedToken } from './mailed-token.ts';
import { requireEmail } from './read-credentials.ts';

/** How long a reset link works. */
export const RESET_LINK_MS = MAIL_KINDS['reset-password'].linkHours * 3_600_000;

/**
 * Mails a reset link if there is such an account. The response and its timing are the same in either case. Throws 400 for
 * an invalid address, 429 for too many.
 */
export async function requestReset(accounts: AccountServices, viewer: Viewer, typedEmail: string): Promise<void> {
  const { core } = accounts;
  const { orm } = core.database;
  const email = requireEmail(typedEmail);
  await orm.transaction((tx) => countAccountMail(core, tx, email, viewer));
  accounts.afterwards(async () => {
    const userId = await findIdByEmail(orm, email);
    if (userId !== null) await mailReset(accounts, userId);
  });
}

/** Mails a reset link, unless the account is suspended. Only the newest link works. */
export async function mailReset({ core }: Pick<AccountServices, 'core'>, userId: string): Promise<void> {
  const { publicUrl } = core.config;
  await core.database.orm.transaction(async (tx) => {
    const to = await findEmail(tx, userId);
    if (to === null) return;
    const link = { purpose: 'reset-password', userId, email: to, lifeMs: RESET_LINK_MS } as const;
    const token = await makeMailedToken(core, tx, link);
    if (token === null) return;
    const message = writeResetPassword(publicUrl, { link: mailedLink(publicUrl, '/reset-password', token) });
    await queueMail(core, tx, { uniqueKey: makeMailKey('reset-password', token), to, userId, message });
  });
  core.wakeTasks();
}
