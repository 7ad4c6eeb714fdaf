import { MailError } from '#providers/mail-error.ts';
import type { MailServer } from '#providers/mail-server.ts';
import {
  insertSuppression,
  type SuppressionReason,
  selectSuppressionReason,
} from '../../store/mail/mail-suppressions.ts';
import {
  claimMail,
  type MailAttempt,
  type MailOutcome,
  type MailRecord,
  markMailHandedOver,
  markMailSent,
  selectMail,
  setAsideMail,
  settleMail,
} from '../../store/mail/mails.ts';
import { isLinkOver } from './is-link-over.ts';
import { getMailTerms } from './mail-kinds.ts';
import type { MailExtras, MailServices } from './mail-services.ts';

/** Longer than an attempt may take: after this the process that claimed the mail is gone or stuck. */
const CLAIM_MS = 90_000;
/**
 * The delays after each attempt, 19 hours in total; after the last attempt the mail has failed. A mail server may be down
 * for most of a day without any mail being lost.
 */
const RETRY_SECONDS: readonly number[] = [15, 60, 300, 900, 3600, 7200, 14_400, 14_400, 14_400, 14_400];

const UNKNOWN_END: MailOutcome = {
  status: 'failed',
  lastError:
    'The mail server was given the message and did not confirm it: it may have arrived. Send it again only if it did not.',
};

/**
 * Sends a queued mail once. The handler of the task `send-mail`, idempotent. The result is stored in the mail's row.
 * Rejects only when `signal` aborts it or the database is unreachable; the task is then retried.
 */
export async function sendMail(services: MailServices, mailId: string, signal: AbortSignal): Promise<void> {
  const { database, now } = services.core;
  const mail = await selectMail(database.orm, mailId);
  if (mail === null || mail.status !== 'queued') return;
  const claimedForMs = (mail.claimedUntil?.getTime() ?? 0) - now();
  if (claimedForMs > 0) return lookAgainLater(services, mailId, Math.ceil(claimedForMs / 1000));
  // The sending process died between handing the message over and getting the response.
  if (mail.handedOverAt !== null) return setAsideMail(database.orm, mailId, UNKNOWN_END, new Date(now()));

  const outcome = await findReasonNotToSend(services, mail);
  if (outcome !== null) return setAsideMail(database.orm, mailId, outcome, new Date(now()));
  if (services.mailServer === null) throw new Error('A mail without a mail server belongs into the outbox.');

  const attempt = await claimMail(database.orm, mailId, new Date(now()), new Date(now() + CLAIM_MS));
  if (attempt === null) return lookAgainLater(services, mailId, CLAIM_MS / 1000);
  await tryToSend(services, services.mailServer, mail, attempt, signal);
}

/** True when a suppression also blocks mails about the account: for every reason but an unsubscription. */
function holdsBackEverything(reason: SuppressionReason): boolean {
  return reason !== 'unsubscribe';
}

async function findReasonNotToSend(
  { core: { database, now }, mailServer }: MailServices,
  { kind, recipient, createdAt }: MailRecord,
): Promise<MailOutcome | null> {
  const reason = await selectSuppressionReason(database.orm, recipient);
  if (reason !== null && (holdsBackEverything(reason) || !getMailTerms(kind).isAboutAccount))
    return { status: 'suppressed', lastError: null };
  if (mailServer === null) return { status: 'outbox', lastError: null };
  if (isLinkOver(kind, createdAt, now()))
    return { status: 'failed', lastError: 'The link in it had expired before the mail server took the message.' };
  return null;
}

async function tryToSend(
  services: MailServices,
  mailServer: MailServer,
  mail: MailRecord,
  attempt: MailAttempt,
  signal: AbortSignal,
): Promise<void> {
  const { database, now, log, config } = services.core;
  const messageId = `${mail.id}@${config.mail.from.split('@').at(-1)}`;
  try {
    const dressing = await addExtras(services, mail);
    await mailServer.send(
      {
        ...dressing,
        messageId,
        recipient: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        unsubscribeUrl: mail.unsubscribeUrl,
      },
      {
        signal,
        async beforeHandOver() {
          const isOurs = await markMailHandedOver(database.orm, attempt, new Date(now()));
          if (!isOurs) throw new Error('Another attempt has overtaken this one.');
        },
      },
    );
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    log.warn('smtp_rejected', { mailId: mail.id, kind: mail.kind, problem: error.problem, attempt: attempt.number });
    await keepFailure(services, mail, attempt, error, signal);
    return;
  }
  await markMailSent(database.orm, attempt, messageId, new Date(now()));
  log.info('mail_sent', { mailId: mail.id, kind: mail.kind, attempt: attempt.number });
}

/** An unexpected error is tried again as often as the mail server: the task by itself would be repeated for ever. */
async function addExtras({ core, addMailExtras }: MailServices, mail: MailRecord): Promise<MailExtras | undefined> {
  try {
    return await addMailExtras?.(mail);
  } catch (error) {
    if (error instanceof MailError) throw error;
    core.log.error('mail_extras_failed', { mailId: mail.id, kind: mail.kind, error });
    throw new MailError('later', 'What goes with this message could not be made; the log says why.');
  }
}

async function keepFailure(
  services: MailServices,
  mail: MailRecord,
  attempt: MailAttempt,
  error: MailError,
  signal: AbortSignal,
): Promise<void> {
  const { database, now, addTask } = services.core;
  switch (error.problem) {
    case 'unknown':
      await settleMail(database.orm, attempt, UNKNOWN_END);
      return;
    case 'refused':
      await database.orm.transaction(async (tx) => {
        const isOurs = await settleMail(tx, attempt, { status: 'failed', lastError: error.words });
        if (!isOurs || !error.isNoSuchMailbox) return;
        const note = 'The mail server said that there is no such mailbox.';
        await insertSuppression(tx, { email: mail.recipient, reason: 'bounce', note, createdAt: new Date(now()) });
      });
      return;
    case 'later': {
      if (signal.aborted) {
        await settleMail(database.orm, attempt, { status: 'queued', lastError: mail.lastError });
        throw signal.reason;
      }
      const delaySeconds = waitAfter(attempt.number);
      await database.orm.transaction(async (tx) => {
        const status = delaySeconds === null ? 'failed' : 'queued';
        const isOurs = await settleMail(tx, attempt, { status, lastError: error.words });
        if (isOurs && delaySeconds !== null)
          await addTask(tx, { kind: 'send-mail', mailId: mail.id }, { delaySeconds });
      });
      return;
    }
    default:
      error.problem satisfies never;
  }
}

/** Null after the last attempt. Attempts are counted in rounds, so that a mail resent by the operator gets as many. */
function waitAfter(attemptNumber: number): number | null {
  return RETRY_SECONDS[(attemptNumber - 1) % (RETRY_SECONDS.length + 1)] ?? null;
}

/** Another task is sending this mail: if its process dies, this task will send it. */
async function lookAgainLater({ core }: MailServices, mailId: string, delaySeconds: number): Promise<void> {
  await core.database.orm.transaction((tx) => core.addTask(tx, { kind: 'send-mail', mailId }, { delaySeconds }));
}
