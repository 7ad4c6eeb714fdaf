import { isEmailTaken } from '../../store/accounts.ts';
import { deleteMailedTokens } from '../../store/mailed-tokens.ts';
import { refuse } from '../api-error.ts';
import { MAIL_KINDS } from '../mail/mail-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeEmailChangeConfirm } from '../mail/templates/email-change-confirm.ts';
import { writeEmailChangedNote } from '../mail/templates/email-changed-note.ts';
import type { Viewer } from '../viewer.ts';
import { countAccountMail } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { mailedLink, mailKeyOf, writeProof } from './mailed-link.ts';
import { requireEmail } from './read-credentials.ts';
import { requireCurrentPassword } from './require-current-password.ts';

const HOUR_MS = 3_600_000;

/**
 * Mails a link to the new address, and a note to the old one: the new one counts when the link was used. Throws 400 for what is no
 * address or the present one, 403 when the password is wrong, 409 when another account has it, 429, 503.
 */
export async function changeEmail(
  accounts: AccountServices,
  viewer: Viewer,
  input: { readonly currentPassword: string; readonly email: string },
): Promise<void> {
  const { core } = accounts;
  const { orm } = core.database;
  const { id: userId, email: oldEmail } = await requireCurrentPassword(accounts, viewer, input.currentPassword);
  const email = requireEmail(input.email);
  if (email === oldEmail) throw refuse('invalid-request', 'This is the address of your account already.');
  await orm.transaction((tx) => countAccountMail(core, tx, email, viewer.addressKey));
  if (await isEmailTaken(orm, email))
    throw refuse('email-taken', 'There is already an account with this e-mail address.');
  const auth = await accounts.auth();
  await deleteMailedTokens(orm, 'change-email', userId);
  const lifeMs = MAIL_KINDS['email-change-confirm'].linkHours * HOUR_MS;
  const token = await auth.keepMailed(writeProof({ purpose: 'change-email', userId, email }), lifeMs);
  const { publicUrl } = core.config;
  const confirm = writeEmailChangeConfirm(publicUrl, { link: mailedLink(publicUrl, '/verify-email', token) });
  const accountLink = new URL('/account/settings', publicUrl).href;
  const note = writeEmailChangedNote(publicUrl, { step: 'requested', accountLink });
  await orm.transaction(async (tx) => {
    await queueMail(core, tx, { uniqueKey: mailKeyOf('change-email', token), to: email, userId, message: confirm });
    await queueMail(core, tx, { uniqueKey: mailKeyOf('change-asked', token), to: oldEmail, userId, message: note });
  });
  core.wakeTasks();
}
