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

/** Older than this, what waits is no news any more: it stands in the history. */
const NEWS_FOR_MS = 14 * DAY_MS;
/** Nobody gets more mails about watched sites than this within a week, whatever happens on how many sites. */
export const WATCH_MAILS_A_WEEK = 7;
/** Changes wait for those of the account's other sites, a mail every other day: only alerts come at once. */
const BETWEEN_CHANGES_MS = 2 * DAY_MS;
/** Sites that were read together are told together. */
const GATHER_MS = HOUR_MS;

const KINDS = ['watch-alert', 'watch-changes'];

/** Writes the mails that are due, one for all news of an account, each piece of news once. */
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

/** To a confirmed address of an account whose plan has scans, unless it wants none. */
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

/** The comparison of the one scan that is told of; where there are more, or nothing was compared, the history. */
function pathTo(businessId: string, events: readonly PendingNotification[]): string {
  const scans = new Set(events.map(({ auditId }) => auditId));
  const [auditId] = scans;
  const since = events.map(({ details }) => readStored(WatchNews, details)?.since?.auditId).find(Boolean);
  if (scans.size !== 1 || auditId == null || since === undefined) return `/history/${encodeURIComponent(businessId)}`;
  return `/changes/${encodeURIComponent(auditId)}?since=${encodeURIComponent(since)}`;
}
