import { randomBytes } from 'node:crypto';
import type { Orm } from '../../store/database/database.ts';
import { insertMail } from '../../store/mail/mails.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { MAIL_KINDS } from './mail-kinds.ts';
import { parseEmailAddress } from './parse-email-address.ts';
import type { MailMessage } from './templates/mail-message.ts';

/** A message to one address. */
export interface NewMail {
  /** The same key never makes a second message: the kind and what it is about, such as `reset-password:<id of the token>`. */
  readonly uniqueKey: string;
  /** One typed or stored address. */
  readonly to: string;
  /** The account it is about; the mail is deleted with it. */
  readonly userId: string | null;
  /** One of `templates`. */
  readonly message: MailMessage;
  /** A link made by `unsubscribe-link.ts`; required for every kind that is not about the account. */
  readonly unsubscribeUrl?: string;
}

/**
 * Stores a message and queues its sending, both in the caller's transaction; call `core.wakeTasks()` after it. True when it
 * is new, false when there is one with this key. Throws 400 for an address that cannot get mail.
 */
export async function queueMail(
  core: Pick<CoreServices, 'addTask' | 'now'>,
  tx: Orm,
  { uniqueKey, to, userId, message, unsubscribeUrl }: NewMail,
): Promise<boolean> {
  const parsed = parseEmailAddress(to);
  if (!parsed.ok) throw apiError('invalid-request', parsed.sentence);
  if (unsubscribeUrl === undefined && !MAIL_KINDS[message.kind].isAboutAccount)
    throw new Error(`A mail of the kind ${message.kind} needs a link to unsubscribe.`);
  const mailId = randomBytes(16).toString('hex');
  const isNew = await insertMail(tx, {
    id: mailId,
    uniqueKey,
    kind: message.kind,
    recipient: parsed.address,
    userId,
    subject: message.subject,
    text: message.text,
    html: message.html,
    unsubscribeUrl: unsubscribeUrl ?? null,
    status: 'queued',
    createdAt: new Date(core.now()),
  });
  if (isNew) await core.addTask(tx, { kind: 'send-mail', mailId });
  return isNew;
}
