import { RETENTION_DAYS } from '#shared/product/retention.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import type { Orm } from '../../store/database/database.ts';
import { deleteMailsWithoutAudit, deleteOldMails, removeMailLinks } from '../../store/mail/mails.ts';
import { MAIL_KINDS, type MailKind } from './mail-kinds.ts';

/** Reports and news, which are outdated after a while. */
const NEWS_KINDS = Object.entries(MAIL_KINDS).flatMap(([kind, { isAboutAccount }]) => (isAboutAccount ? [] : [kind]));
/** Mails about one audit, deleted with it. */
const REPORT_KINDS: readonly MailKind[] = ['audit-report', 'checklist-report'];

/**
 * Removes expired links from stored mails and deletes old mails; they are kept long enough to investigate a complaint.
 * Mails about an account stay in the outbox until an operator has handled them.
 */
export async function cleanUpMails(orm: Orm, nowMs: number, keepDays: number = RETENTION_DAYS.mails): Promise<void> {
  for (const [kind, { linkHours }] of Object.entries(MAIL_KINDS)) {
    if (linkHours !== null) await removeMailLinks(orm, kind, new Date(nowMs - linkHours * HOUR_MS));
  }
  await deleteOldMails(orm, new Date(nowMs - keepDays * 24 * HOUR_MS), NEWS_KINDS);
  await deleteMailsWithoutAudit(orm, REPORT_KINDS);
}
