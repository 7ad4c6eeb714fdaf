import { MAIL_KINDS } from '../mail-kinds.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { MailMessage } from './mail-message.ts';

/** The message to the new address of an account, which counts once `link` was used. */
export function writeEmailChangeConfirm(publicUrl: URL, { link }: { readonly link: string }): MailMessage {
  return layOutMail({
    kind: 'email-change-confirm',
    publicUrl,
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    blocks: [
      {
        type: 'paragraph',
        text: 'You want to use this address for your account. Confirm it, and it replaces the old one.',
      },
      { type: 'button', label: 'Use this address', link },
      { type: 'note', text: `The link works for ${MAIL_KINDS['email-change-confirm'].linkHours} hours.` },
      { type: 'note', text: 'Not you? Ignore this email, and nothing changes.' },
    ],
    footer: 'You got this email because someone entered this address for a Porchlight account.',
  });
}
