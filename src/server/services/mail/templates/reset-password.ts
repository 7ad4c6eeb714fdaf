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
      { type: 'paragraph', text: 'Somebody asked for a new password for your account. If it was you, set one here.' },
      { type: 'button', label: 'Set a new password', link },
      {
        type: 'note',
        text: 'The link works once and for one hour. All places where you are signed in are signed out.',
      },
      { type: 'note', text: 'If it was not you, you need not do anything: your password stays as it is.' },
    ],
    footer: 'You get this message because there is an account with this address.',
  });
}
