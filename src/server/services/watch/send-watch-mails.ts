import { readStored } from '#shared/stored/read-stored.ts';
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts';
import type { Orm } from '../../store/database/database.ts';
import { selectSuppressionReason } from '../../store/mail/mail-suppressions.ts';
import {
  claimPending,
  countAccountMails,
  markNotified,
  type PendingNotification,
  type Recipient,
  selectRecipients,
} from '../../store/watch/watch-notifications.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type WatchedNews, writeWatchNews } from '../mail/templates/watch-news.ts';
import { makeUnsubscribeLinks } from '../mail/unsubscribe-link.ts';
import { getPlanRhythm } from './scan-times.ts';
import { WatchNews } from './watch-news.ts';
import type { WatchServices } from './watch-services.ts';

/** Older news are not mailed any more; the history shows them. */
const NEWS_FOR_MS = 14 * DAY_MS;
/** The most mails about watched sites per account and week. */
export const WATCH_MAILS_A_WEEK = 7;
/** Changes are collected across the account's sites into a mail every other day; only alerts are sent at once. */
const BETWEEN_CHANGES_MS = 2 * DAY_MS;
/** Sites scanned together are reported together. */
const GATHER_MS = HOUR_MS;

const KINDS = ['watch-alert', 'watch-changes'];

/** Queues the mails that are due: one per account with all its news, each piece of news once. */
export async function sendWatchMails({ core }: Pick<WatchServices, 'core'>): Promise<void> {
  const { orm } = core.database;
  const now = new Date(core.now());
  const readers = await selectRecipients(orm, new Date(core.now() - NEWS_FOR_MS), now);
  let isAnyNew = false;
  for (const reader of readers) {
    if (!(await getsMail(orm, reader))) continue;
    const isNew = await orm.transaction((tx) => notifyRecipient(core, tx, reader));
    isAnyNew ||= isNew;
  }
  if (isAnyNew) core.wakeTasks();
}

/** Whether the account gets mail: a confirmed, unsuppressed address and a plan with scans. */
async function getsMail(orm: Orm, { email, emailVerified, plan }: Recipient): Promise<boolean> {
  if (!emailVerified || getPlanRhythm(plan) === null) return false;
  return (await selectSuppressionReason(orm, email.toLowerCase())) === null;
}

async function notifyRecipient(
  core: WatchServices['core'],
  tx: Orm,
  { accountId, email }: Recipient,
): Promise<boolean> {
  const nowMs = core.now();
  const events = await claimPending(tx, accountId, new Date(nowMs - NEWS_FOR_MS));
  const [first] = events;
  if (first === undefined || !(await isTime(tx, accountId, events, nowMs))) return false;
  await markNotified(tx, events, new Date(nowMs));
  const links = makeUnsubscribeLinks(core, email);
  const { publicUrl } = core.config;
  const message = writeWatchNews({
    publicUrl,
    businesses: newsByBusiness(events, publicUrl),
    unsubscribeUrl: links.page,
  });
  const uniqueKey = `watch:${first.id}`;
  return queueMail(core, tx, { uniqueKey, to: email, userId: accountId, message, unsubscribeUrl: links.endpoint });
}

async function isTime(
  tx: Orm,
  accountId: string,
  events: readonly PendingNotification[],
  nowMs: number,
): Promise<boolean> {
  const sent = await countAccountMails(tx, { accountId, kinds: KINDS, since: new Date(nowMs - 7 * DAY_MS) });
  if (sent.count >= WATCH_MAILS_A_WEEK) return false;
  if (events.some(isUrgent)) return true;
  const lastMs = sent.lastAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  const oldestMs = events[0]?.at.getTime() ?? nowMs;
  return nowMs - lastMs >= BETWEEN_CHANGES_MS && Math.abs(nowMs - oldestMs) >= GATHER_MS;
}

function isUrgent({ kind }: PendingNotification): boolean {
  return kind !== 'changes-found';
}

function newsByBusiness(events: readonly PendingNotification[], publicUrl: URL): WatchedNews[] {
  return [...Map.groupBy(events, ({ businessId }) => businessId)].map(([businessId, ofOne]) => {
    const given = ofOne.flatMap((event) => {
      const news = readStored(WatchNews, event.details);
      return news === null ? [] : [{ isUrgent: isUrgent(event), ...news }];
    });
    return {
      domain: ofOne[0]?.domain ?? '',
      alerts: given.filter((news) => news.isUrgent),
      scans: given
        .filter((news) => !news.isUrgent)
        .map(({ since, score, changes }) => ({ since: since?.at ?? null, score, changes })),
      link: new URL(pathTo(businessId, ofOne), publicUrl).href,
    };
  });
}

/** The comparison, if the mail is about one scan with one; otherwise the history. */
function pathTo(businessId: string, events: readonly PendingNotification[]): string {
  const scans = new Set(events.map(({ auditId }) => auditId));
  const [auditId] = scans;
  const since = events.map(({ details }) => readStored(WatchNews, details)?.since?.auditId).find(Boolean);
  if (scans.size !== 1 || auditId == null || since === undefined) return `/history/${encodeURIComponent(businessId)}`;
  return `/changes/${encodeURIComponent(auditId)}?since=${encodeURIComponent(since)}`;
}
