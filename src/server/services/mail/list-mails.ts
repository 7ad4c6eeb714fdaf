import type { z } from 'zod';
import type { listMailsEndpoint, MailRow } from '#shared/api/admin/mails.ts';
import { type ListedMail, selectMails } from '../../store/mail/mails.ts';
import { cutPage, readCursor } from '../page-cursor.ts';
import { requireRole } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import type { MailServices } from './mail-services.ts';

/** A page of the mails, the newest first, without their text. */
export async function listMails(
  { core, mailServer }: MailServices,
  viewer: Viewer,
  { search, status, cursor, limit }: z.output<typeof listMailsEndpoint.query>,
): Promise<z.input<typeof listMailsEndpoint.response>> {
  requireRole(viewer, 'support');
  const filter = { search: search || null, status: status ?? null, after: readCursor(cursor) };
  const found = await selectMails(core.database.orm, filter, limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { rows: rows.map(showMail), nextCursor, isSmtpConfigured: mailServer !== null };
}

/** A mail as lists show it. */
export function showMail(mail: ListedMail): MailRow {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.recipient,
    subject: mail.subject,
    status: mail.status,
    attempts: mail.attempts,
    lastError: mail.lastError,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  };
}
