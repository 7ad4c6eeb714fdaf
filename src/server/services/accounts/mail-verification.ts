import { deleteMailedTokens } from '../../store/mailed-tokens.ts';
import { MAIL_KINDS } from '../mail/mail-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeVerifyEmail } from '../mail/templates/verify-email.ts';
import type { AccountServices } from './account-services.ts';
import { mailedLink, mailKeyOf, writeProof } from './mailed-link.ts';

const HOUR_MS = 3_600_000;

/** Mails the link that confirms an account's address; earlier ones stop working. */
export async function mailVerification(
  accounts: AccountServices,
  { id: userId, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const { core } = accounts;
  const auth = await accounts.auth();
  await deleteMailedTokens(core.database.orm, 'verify-email', userId);
  const lifeMs = MAIL_KINDS['verify-email'].linkHours * HOUR_MS;
  const token = await auth.keepMailed(writeProof({ purpose: 'verify-email', userId, email }), lifeMs);
  const { publicUrl } = core.config;
  const message = writeVerifyEmail(publicUrl, { link: mailedLink(publicUrl, '/verify-email', token) });
  const mail = { uniqueKey: mailKeyOf('verify-email', token), to: email, userId, message };
  await core.database.orm.transaction((tx) => queueMail(core, tx, mail));
  core.wakeTasks();
}
