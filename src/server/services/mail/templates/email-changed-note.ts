import { layOutMail } from './lay-out-mail.ts';
import type { MailMessage } from './mail-message.ts';

/**
 * The message to the old address of an account when another one was requested (`requested`) or is in use (`changed`). It
 * does not contain the new address, which readers of the old mailbox need not know.
 */
export function writeEmailChangedNote(
  publicUrl: URL,
  { step, accountLink }: { readonly step: 'requested' | 'changed'; readonly accountLink: string },
): MailMessage {
  const isDone = step === 'changed';
  return layOutMail({
    kind: 'email-changed-note',
    publicUrl,
    subject: isDone ? 'Your email address was changed' : 'Did you ask for a new email address?',
    heading: isDone ? 'Your email address was changed' : 'Did you ask for a new email address?',
    blocks: [
      {
        type: 'paragraph',
        text: isDone
          ? 'Your account has a new email address. We don’t use this one for it anymore.'
          : 'Someone who knows your password asked for another email address for your account. It takes effect once they confirm it.',
      },
      {
        type: 'paragraph',
        text: isDone
          ? 'Was it you? Then you’re done.'
          : 'Was it you? Then you’re done here. If not, change your password now.',
      },
      isDone
        ? { type: 'note', text: 'If it wasn’t you, reply to this email right away and we’ll help.' }
        : { type: 'button', label: 'Secure my account', link: accountLink },
    ],
    footer: 'You got this email because this is or was the address of a Porchlight account.',
  });
}
