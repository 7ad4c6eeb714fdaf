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
      { type: 'paragraph', text: 'Please confirm that this address is yours, so that your reports can be sent to it.' },
      { type: 'button', label: 'Confirm this address', link },
      { type: 'note', text: `The link works for ${MAIL_KINDS['verify-email'].linkHours} hours.` },
      {
        type: 'note',
        text: 'If you did not sign up, you need not do anything: without the link the address stays unconfirmed.',
      },
    ],
    footer: 'You get this message because somebody signed up with this address.',
  });
}
