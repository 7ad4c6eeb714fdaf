import { type MailServer, openMailServer } from '#providers/mail-server.ts';
import { createLog } from '#server/log.ts';
import type { MailServices } from '#server/services/mail/mail-services.ts';
import { queueMail } from '#server/services/mail/queue-mail.ts';
import { sendMail } from '#server/services/mail/send-mail.ts';
import { writeResetPassword } from '#server/services/mail/templates/reset-password.ts';
import type { Database } from '#server/store/database/database.ts';
import { migrateDatabase } from '#server/store/database/migrate.ts';
import { type MailRecord, selectMail } from '#server/store/mail/mails.ts';
import { type FakeMailServer, openFakeMailServer } from './fake-mail-server.ts';
import { openTestDatabase } from './memory-database.ts';

export const PUBLIC_URL = new URL('https://porchlight.example');
export const RESET_LINK = 'https://porchlight.example/reset-password?token=live-token-1';

interface AddedTask {
  readonly mailId: string;
  readonly delaySeconds: number;
}

/** The mail services over an in-memory database, with a real mail server on this machine and a queue that only records. */
export interface MailFixture {
  readonly database: Database;
  readonly fakeServer: FakeMailServer;
  /** The tasks that were added since the last `reset`. */
  readonly tasks: AddedTask[];
  readonly logLines: readonly string[];
  /** The clock, which is fixed. */
  now(): number;
  advanceClock(ms: number): void;
  /** The services, with the test mail server, another one, or none. */
  services(mailServer?: MailServer | null): MailServices;
  mailServerAt(url: URL): MailServer;
  /** Queues a mail with a link for a new password, to an address of its own, and gives its id. */
  queue(to?: string): Promise<string>;
  /** Runs the task of a mail. */
  send(mailId: string, by?: MailServices, signal?: AbortSignal): Promise<void>;
  row(mailId: string): Promise<MailRecord>;
  /** How many messages the mail server has for the recipient of a mail. */
  arrived(mailId: string): Promise<number>;
  /** Clears tasks and log, and lets the mail server accept everything again. */
  reset(): void;
  close(): Promise<void>;
}

/** Opens everything; `close` it in the end. */
export async function openMailFixture(): Promise<MailFixture> {
  const [database, fakeServer] = await Promise.all([openTestDatabase(), openFakeMailServer()]);
  await migrateDatabase(database);
  const tasks: AddedTask[] = [];
  const logLines: string[] = [];
  let nowMs = Date.UTC(2026, 10, 21);
  let mailCount = 0;
  const mailServerAt = (url: URL) =>
    openMailServer({ url, from: { name: 'Porchlight', address: 'porchlight@porchlight.example' } });
  const services = (mailServer: MailServer | null = mailServerAt(fakeServer.url)): MailServices => ({
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
    fakeServer,
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
      return fakeServer.received.filter(({ to }) => to.includes(recipient)).length;
    },
    reset() {
      tasks.length = 0;
      logLines.length = 0;
      fakeServer.behave({ kind: 'take' });
    },
    async close() {
      await Promise.all([database.close(), fakeServer.close()]);
    },
  };
}
