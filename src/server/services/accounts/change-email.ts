import { HOUR_MS } from '#shared/time/durations.ts';
import { isSessionThere } from '../../store/accounts/account-sessions.ts';
import { isEmailTaken } from '../../store/accounts/accounts.ts';
import { apiError } from '../api-error.ts';
import { MAIL_KINDS } from '../mail/mail-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeEmailChangeConfirm } from '../mail/templates/email-change-confirm.ts';
import { writeEmailChangedNote } from '../mail/templates/email-changed-note.ts';
import type { Viewer } from '../viewer.ts';
import { countAccountMail } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { mailedLink, makeMailKey } from './mailed-link.ts';
import { makeMailedToken } from './mailed-token.ts';
import { requireEmail } from './read-credentials.ts';
import { requireCurrentPassword } from './require-current-password.ts';

/**
 * Mails a link to the new address and a notice to the old one; the new address counts once the link is used. Throws 400 for
 * an invalid address or the current one, 403 when the password is wrong, 409 when another account has it, 429, 503.
 */
export async function changeEmail(
  accounts: AccountServices,
  viewer: Viewer,
  input: { readonly currentPassword: string; readonly email: string },
): Promise<void> {
  const { core } = accounts;
  const { orm } = core.database;
  const account = await requireCurrentPassword(accounts, viewer, input.currentPassword);
  const { id: userId, email: oldEmail, sessionId } = account;
  const email = requireEmail(input.email);
  if (email === oldEmail) throw apiError('invalid-request', 'This is the address of your account already.');
  await orm.transaction((tx) => countAccountMail(core, tx, email, viewer));
  if (await isEmailTaken(orm, email))
    throw apiError('email-taken', 'There is already an account with this email address.');
  const { publicUrl } = core.config;
  const lifeMs = MAIL_KINDS['email-change-confirm'].linkHours * HOUR_MS;
  const accountLink = new URL('/account/settings', publicUrl).href;
  const note = writeEmailChangedNote(publicUrl, { step: 'requested', accountLink });
  await orm.transaction(async (tx) => {
    const token = await makeMailedToken(core, tx, { purpose: 'change-email', userId, email, lifeMs });
    // The account is locked now: if it was recovered since the password check, this session has ended.
    if (token === null || !(await isSessionThere(tx, sessionId)))
      throw apiError('not-signed-in', 'Please log in again.');
    const confirm = writeEmailChangeConfirm(publicUrl, { link: mailedLink(publicUrl, '/verify-email', token) });
    await queueMail(core, tx, { uniqueKey: makeMailKey('change-email', token), to: email, userId, message: confirm });
    await queueMail(core, tx, { uniqueKey: makeMailKey('change-asked', token), to: oldEmail, userId, message: note });
  });
  core.wakeTasks();
}
