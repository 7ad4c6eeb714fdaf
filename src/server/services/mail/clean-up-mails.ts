import type { Orm } from '../../store/database.ts';
import { deleteOldMails, removeMailLinks } from '../../store/mails.ts';
import { MAIL_KINDS } from './mail-kinds.ts';

const HOUR_MS = 3_600_000;
/** Long enough to look into a complaint; the outbox is kept until somebody has dealt with it. */
const KEEP_MS = 90 * 24 * HOUR_MS;

/** Takes links that no longer work out of the kept mails, and deletes old ones. */
export async function cleanUpMails(orm: Orm, nowMs: number): Promise<void> {
  for (const [kind, { linkHours }] of Object.entries(MAIL_KINDS)) {
    if (linkHours !== null) await removeMailLinks(orm, kind, new Date(nowMs - linkHours * HOUR_MS));
  }
  await deleteOldMails(orm, new Date(nowMs - KEEP_MS));
}
