import { type MailServer, type OutgoingMail, openMailServer } from '#providers/mail-server.ts';
import type { MailRecord } from '../../store/mail/mails.ts';
import type { CoreServices } from '../core-services.ts';
import { countMailCalls, type OnMailCall } from './count-mail-calls.ts';

/** The parts of a message besides its text. */
export type MailExtras = Pick<OutgoingMail, 'fromName' | 'attachments'>;

/** Dependencies of the mail services. */
export interface MailServices {
  readonly core: Pick<CoreServices, 'database' | 'log' | 'now' | 'addTask' | 'wakeTasks' | 'config'>;
  /** Null: none is configured, and mails stay in the outbox. */
  readonly mailServer: MailServer | null;
  /**
   * Creates the attachments when the mail is sent; absent: mails have none. Throws `MailError` as the mail server does: a
   * mail is sent later rather than without its attachment.
   */
  readonly addMailExtras?: (mail: MailRecord) => Promise<MailExtras>;
}

/** Opens no connection: that happens with the first mail. `onCall` gets the result of each attempt. */
export function openMailServices(core: MailServices['core'], onCall: OnMailCall = () => {}): MailServices {
  const { smtpUrl, from } = core.config.mail;
  if (smtpUrl === null) return { core, mailServer: null };
  const mailServer = openMailServer({ url: smtpUrl, from: { name: 'Porchlight', address: from } });
  return { core, mailServer: countMailCalls(mailServer, onCall) };
}
