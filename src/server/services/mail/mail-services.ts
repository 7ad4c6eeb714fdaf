import { type MailServer, type OutgoingMail, openMailServer } from '#providers/mail-server.ts';
import type { MailRecord } from '../../store/mail/mails.ts';
import type { CoreServices } from '../core-services.ts';
import { countMailCalls, type OnMailCall } from './count-mail-calls.ts';

/** What a message carries beside its words. */
export type MailExtras = Pick<OutgoingMail, 'fromName' | 'attachments'>;

/** What the verbs on mails are given from outside. */
export interface MailServices {
  readonly core: Pick<CoreServices, 'database' | 'log' | 'now' | 'addTask' | 'wakeTasks' | 'config'>;
  /** Null: none is set up, and mails stay in the outbox. */
  readonly mailServer: MailServer | null;
  /**
   * Makes what goes with a mail at the moment in which it is sent; absent: no mail carries anything. Throws `MailError` as the mail
   * server does: a mail is sent later rather than without what it speaks of.
   */
  readonly addMailExtras?: (mail: MailRecord) => Promise<MailExtras>;
}

/** Opens nothing yet: the mail server is asked with the first mail. `onCall` is told how each attempt at it ended. */
export function openMailServices(core: MailServices['core'], onCall: OnMailCall = () => {}): MailServices {
  const { smtpUrl, from } = core.config.mail;
  if (smtpUrl === null) return { core, mailServer: null };
  const mailServer = openMailServer({ url: smtpUrl, from: { name: 'Porchlight', address: from } });
  return { core, mailServer: countMailCalls(mailServer, onCall) };
}
