import { layOutMail } from './lay-out-mail.ts';
import type { MailMessage } from './mail-message.ts';

/** The message with the reset link. It works for as long as `MAIL_KINDS` says. */
export function writeResetPassword(publicUrl: URL, { link }: { readonly link: string }): MailMessage {
  return layOutMail({
    kind: 'reset-password',
    publicUrl,
    subject: 'Set a new password',
    heading: 'Set a new password',
    blocks: [
      { type: 'paragraph', text: 'Someone asked for a new password for your account. If it was you, set one here.' },
      { type: 'button', label: 'Set a new password', link },
      {
        type: 'note',
        text: 'The link works once, for one hour. You’ll be signed out everywhere else.',
      },
      { type: 'note', text: 'Not you? Ignore this email, and your password stays as it is.' },
    ],
    footer: 'You got this email because a Porchlight account has this address.',
  });
}
