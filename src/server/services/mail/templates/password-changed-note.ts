import { layOutMail } from './lay-out-mail.ts';
import type { MailMessage } from './mail-message.ts';

/** Tells an account that it has a new password. `resetLink` is the page at which another one is asked for. */
export function writePasswordChangedNote(publicUrl: URL, { resetLink }: { readonly resetLink: string }): MailMessage {
  return layOutMail({
    kind: 'password-changed-note',
    publicUrl,
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    blocks: [
      { type: 'paragraph', text: 'Your account has a new password, and your other devices were signed out.' },
      { type: 'paragraph', text: 'If it was you, there is nothing to do. If it was not, set another password now.' },
      { type: 'button', label: 'Set another password', link: resetLink },
    ],
    footer: 'You get this message because there is an account with this address.',
  });
}
