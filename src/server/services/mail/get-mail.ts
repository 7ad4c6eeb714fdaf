import type { z } from 'zod';
import type { getMailEndpoint } from '#shared/api/admin/mails.ts';
import { leaveOutLinks, selectMail } from '../../store/mail/mails.ts';
import { recordOperatorAction } from '../admin/record-operator-action.ts';
import { apiError } from '../api-error.ts';
import { requireRole } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { isLinkOver } from './is-link-over.ts';
import { showMail } from './list-mails.ts';
import type { MailServices } from './mail-services.ts';

/**
 * One mail with its text. Its links, which may give access to an account, are shown only while it is in the outbox, where
 * the operator has to forward it; reading them is recorded in the operator log.
 */
export async function getMail(
  { core }: MailServices,
  viewer: Viewer,
  mailId: string,
): Promise<z.input<typeof getMailEndpoint.response>> {
  const operator = requireRole(viewer, 'owner');
  const mail = await selectMail(core.database.orm, mailId);
  if (mail === null) throw apiError('not-found', 'There is no such message.');
  const isShownWhole = mail.status === 'outbox' && !isLinkOver(mail.kind, mail.createdAt, core.now());
  if (!isShownWhole) return { ...showMail(mail), text: leaveOutLinks(mail.text) };
  await recordOperatorAction(core.database.orm, core, {
    actor: operator.email,
    action: 'outbox-mail-read',
    subject: mail.id,
    reason: null,
    details: { kind: mail.kind, to: mail.recipient },
  });
  return { ...showMail(mail), text: mail.text };
}
