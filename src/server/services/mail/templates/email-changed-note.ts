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
    subject: isDone ? 'Your email address was changed' : 'A new email address was asked for',
    heading: isDone ? 'Your email address was changed' : 'A new email address was asked for',
    blocks: [
      {
        type: 'paragraph',
        text: isDone
          ? 'Your account has a new email address, and this one is no longer used for it.'
          : 'Somebody who is signed in to your account and knows its password asked for another email address. It counts once it is confirmed.',
      },
      { type: 'paragraph', text: 'If it was you, there is nothing to do.' },
      isDone
        ? { type: 'note', text: 'If it was not you, reply to this message at once, so that we can help.' }
        : { type: 'button', label: 'It was not me: secure my account', link: accountLink },
    ],
    footer: 'You get this message because this is or was the address of an account.',
  });
}
