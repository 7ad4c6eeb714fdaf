import { requeueMail, selectMail } from '../../store/mail/mails.ts';
import { recordOperatorAction } from '../admin/record-operator-action.ts';
import { apiError } from '../api-error.ts';
import { requireRole } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { isLinkOver } from './is-link-over.ts';
import type { MailServices } from './mail-services.ts';

/** Requeues a failed mail, or one from the outbox. Throws 404, or 409 with the reason why it cannot be sent. */
export async function resendMail(
  { core, mailServer }: MailServices,
  viewer: Viewer,
  mailId: string,
  reason: string,
): Promise<void> {
  const operator = requireRole(viewer, 'owner');
  await core.database.orm.transaction(async (tx) => {
    const mail = await selectMail(tx, mailId);
    if (mail === null) throw apiError('not-found', 'There is no such message.');
    if (mailServer === null)
      throw apiError('not-ready', 'No mail server is set up, so the message stays in the outbox.');
    if (isLinkOver(mail.kind, mail.createdAt, core.now()))
      throw apiError('not-ready', 'The link in this message no longer works. A new message has to be asked for.');
    const isWaiting = await requeueMail(tx, mailId);
    if (!isWaiting) throw apiError('not-ready', 'Only a failed message, or one from the outbox, can be sent again.');
    await recordOperatorAction(tx, core, {
      actor: operator.email,
      action: 'mail-resent',
      subject: mailId,
      reason,
      details: { kind: mail.kind, to: mail.recipient, was: mail.status },
    });
    await core.addTask(tx, { kind: 'send-mail', mailId });
  });
  core.wakeTasks();
}
