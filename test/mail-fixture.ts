import { type MailServer, openMailServer } from '#providers/mail-server.ts';
import { createLog } from '#server/log.ts';
import type { MailServices } from '#server/services/mail/mail-services.ts';
import { queueMail } from '#server/services/mail/queue-mail.ts';
import { sendMail } from '#server/services/mail/send-mail.ts';
import { writeResetPassword } from '#server/services/mail/templates/reset-password.ts';
import type { Database } from '#server/store/database/database.ts';
import { migrateDatabase } from '#server/store/database/migrate.ts';
import { type MailRecord, selectMail } from '#server/store/mail/mails.ts';
import { type MailServerStandIn, openMailServerStandIn } from './mail-server-stand-in.ts';
import { openTestDatabase } from './memory-database.ts';

export const PUBLIC_URL = new URL('https://porchlight.example');
export const RESET_LINK = 'https://porchlight.example/reset-password?token=live-token-1';

interface AddedTask {
  readonly mailId: string;
  readonly delaySeconds: number;
}

/** The verbs on mails over a database in memory, with a real mail server on this machine and a queue that only notes. */
export interface MailFixture {
  readonly database: Database;
  readonly standIn: MailServerStandIn;
  /** The tasks that were added since the last `reset`. */
  readonly tasks: AddedTask[];
  readonly logLines: readonly string[];
  /** The clock, which stands still. */
  now(): number;
  advanceClock(ms: number): void;
  /** The services, with the stand-in, another mail server, or none. */
  services(mailServer?: MailServer | null): MailServices;
  mailServerAt(url: URL): MailServer;
  /** Queues a mail with a link for a new password, to an address of its own, and gives its id. */
  queue(to?: string): Promise<string>;
  /** Does the task of a mail. */
  send(mailId: string, by?: MailServices, signal?: AbortSignal): Promise<void>;
  row(mailId: string): Promise<MailRecord>;
  /** How many messages the mail server has for the recipient of a mail. */
  arrived(mailId: string): Promise<number>;
  /** Forgets tasks and log, and lets the mail server take everything again. */
  reset(): void;
  close(): Promise<void>;
}

/** Opens everything; `close` it in the end. */
export async function openMailFixture(): Promise<MailFixture> {
  const [database, standIn] = await Promise.all([openTestDatabase(), openMailServerStandIn()]);
  await migrateDatabase(database);
  const tasks: AddedTask[] = [];
  const logLines: string[] = [];
  let nowMs = Date.UTC(2026, 10, 21);
  let mailCount = 0;
  const mailServerAt = (url: URL) =>
    openMailServer({ url, from: { name: 'Porchlight', address: 'porchlight@porchlight.example' } });
  const services = (mailServer: MailServer | null = mailServerAt(standIn.url)): MailServices => ({
    mailServer,
    core: {
      database,
      log: createLog('debug', (line) => logLines.push(line)),
      now: () => nowMs,
      config: {
        publicUrl: PUBLIC_URL,
        isHttps: true,
        mail: { smtpUrl: null, from: 'porchlight@porchlight.example' },
        payment: { stripe: null, isMockGatewayOpen: false },
        model: null,
        backup: null,
      },
      addTask: async (_tx, task, { delaySeconds = 0 } = {}) => {
        if (task.kind === 'send-mail') tasks.push({ mailId: task.mailId, delaySeconds });
      },
      wakeTasks: () => {},
    },
  });
  const row = async (mailId: string) => {
    const mail = await selectMail(database.orm, mailId);
    if (mail === null) throw new Error('The mail is gone.');
    return mail;
  };
  return {
    database,
    standIn,
    tasks,
    logLines,
    now: () => nowMs,
    advanceClock: (ms) => {
      nowMs += ms;
    },
    services,
    mailServerAt,
    async queue(to = `owner${mailCount}@shop.example`) {
      mailCount += 1;
      const uniqueKey = `test:${mailCount}`;
      const message = writeResetPassword(PUBLIC_URL, { link: RESET_LINK });
      const { core } = services();
      await database.orm.transaction((tx) => queueMail(core, tx, { uniqueKey, to, userId: null, message }));
      const mailId = tasks.pop()?.mailId;
      if (mailId === undefined) throw new Error('No task was added.');
      return mailId;
    },
    send: (mailId, by = services(), signal = new AbortController().signal) => sendMail(by, mailId, signal),
    row,
    async arrived(mailId) {
      const { recipient } = await row(mailId);
      return standIn.received.filter(({ to }) => to.includes(recipient)).length;
    },
    reset() {
      tasks.length = 0;
      logLines.length = 0;
      standIn.behave({ kind: 'take' });
    },
    async close() {
      await Promise.all([database.close(), standIn.close()]);
    },
  };
}
