import { MAIL_KINDS } from '../mail-kinds.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { MailMessage } from './mail-message.ts';

/** Asks a new account to confirm its address with `link`. */
export function writeVerifyEmail(publicUrl: URL, { link }: { readonly link: string }): MailMessage {
  return layOutMail({
    kind: 'verify-email',
    publicUrl,
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    blocks: [
      { type: 'paragraph', text: 'Confirm that this address is yours, and we can send your reports to it.' },
      { type: 'button', label: 'Confirm this address', link },
      { type: 'note', text: `The link works for ${MAIL_KINDS['verify-email'].linkHours} hours.` },
      {
        type: 'note',
        text: 'Not you? Ignore this email, and the address stays unconfirmed.',
      },
    ],
    footer: 'You got this email because someone signed up to Porchlight with this address.',
  });
}
