import { type MailServer, openMailServer } from '#providers/mail-server.ts';
import type { CoreServices } from '../core-services.ts';
import { countMailCalls, type OnMailCall } from './count-mail-calls.ts';

/** What the verbs on mails are given from outside. */
export interface MailServices {
  readonly core: Pick<CoreServices, 'database' | 'log' | 'now' | 'addTask' | 'wakeTasks' | 'config'>;
  /** Null: none is set up, and mails stay in the outbox. */
  readonly mailServer: MailServer | null;
}

/** Opens nothing yet: the mail server is asked with the first mail. `onCall` is told how each attempt at it ended. */
export function openMailServices(core: MailServices['core'], onCall: OnMailCall = () => {}): MailServices {
  const { smtpUrl, from } = core.config.mail;
  if (smtpUrl === null) return { core, mailServer: null };
  const mailServer = openMailServer({ url: smtpUrl, from: { name: 'Porchlight', address: from } });
  return { core, mailServer: countMailCalls(mailServer, onCall) };
}
