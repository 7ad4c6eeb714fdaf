import { HOUR_MS } from '#shared/time/durations.ts';
import { MAIL_KINDS } from '../mail/mail-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeVerifyEmail } from '../mail/templates/verify-email.ts';
import type { AccountServices } from './account-services.ts';
import { mailedLink, makeMailKey } from './mailed-link.ts';
import { makeMailedToken } from './mailed-token.ts';

/** Mails the link that confirms an account's address and voids earlier ones. */
export async function mailVerification(
  { core }: Pick<AccountServices, 'core'>,
  { id: userId, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const { publicUrl } = core.config;
  const lifeMs = MAIL_KINDS['verify-email'].linkHours * HOUR_MS;
  await core.database.orm.transaction(async (tx) => {
    const token = await makeMailedToken(core, tx, { purpose: 'verify-email', userId, email, lifeMs });
    if (token === null) return;
    const message = writeVerifyEmail(publicUrl, { link: mailedLink(publicUrl, '/verify-email', token) });
    await queueMail(core, tx, { uniqueKey: makeMailKey('verify-email', token), to: email, userId, message });
  });
  core.wakeTasks();
}
