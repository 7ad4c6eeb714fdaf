import type { BusinessWatch } from '#shared/api/watch.ts';
import { getPlanLimit } from '#shared/product/rights.ts';
import type { Orm } from '../../store/database/database.ts';
import { silenceNews } from '../../store/watch/watch-notifications.ts';
import {
  countWatchesOn,
  findWatch,
  insertWatch,
  lockWatch,
  updateWatch,
  type WatchableBusiness,
  type WatchRow,
} from '../../store/watch/watches.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import type { Viewer, ViewerAccount } from '../viewer.ts';
import { formatTargetInput } from './begin-watch.ts';
import { requireRhythm, requireWatchable } from './require-watchable.ts';
import { nextScanTime, type Rhythm } from './scan-times.ts';
import { viewWatch } from './view-watch.ts';

export interface WatchSettings {
  /** Omitted: unchanged. */
  readonly isOn?: boolean | undefined;
  readonly sendsMail?: boolean | undefined;
}

/**
 * Switches the watch of a business, or its mails, on or off. Switching on starts anew: earlier news are not reported.
 * Throws 401 for a visitor, 402 for a plan without scans, 404 for another owner's business, 409 when the plan has no watch
 * left.
 */
export async function setWatch(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  viewer: Viewer,
  businessId: string,
  settings: WatchSettings,
): Promise<BusinessWatch> {
  const { orm } = database;
  const { account, rhythm } = requireRhythm(viewer);
  const at = new Date(now());
  const business = await requireWatchable(orm, account, businessId, at);
  await orm.transaction((tx) => changeWatch(tx, { account, business, rhythm, now: at }, settings));
  return viewWatch(orm, account, business, rhythm, await findWatch(orm, account.id, businessId, at));
}

interface Change {
  readonly account: ViewerAccount;
  readonly business: WatchableBusiness;
  readonly rhythm: Rhythm;
  readonly now: Date;
}

async function changeWatch(tx: Orm, change: Change, settings: WatchSettings): Promise<void> {
  const { account, business, now } = change;
  const before = await lockWatch(tx, business.businessId);
  const isOn = settings.isOn ?? before?.isOn ?? false;
  const sendsMail = settings.sendsMail ?? before?.sendsMail ?? true;
  const isTurnedOn = isOn && before?.isOn !== true;
  if (isTurnedOn) await requireRoom(tx, account);
  const values = {
    isOn,
    sendsMail,
    updatedAt: now,
    ...(isTurnedOn ? begin(change, before) : {}),
    ...(isOn ? {} : OFF),
  };
  if (before === null) {
    const target = formatTargetInput({ url: business.target, schemeTyped: business.schemeTyped });
    await insertWatch(tx, { businessId: business.businessId, target, createdAt: now, ...values });
    return;
  }
  await updateWatch(tx, business.businessId, values);
  if (isTurnedOn || (sendsMail && !before.sendsMail)) await silenceNews(tx, business.businessId, now);
}

const OFF = { nextScanAt: null, failures: 0 } as const;

function begin(
  { business: { businessId, auditId }, rhythm, now }: Change,
  before: WatchRow | null,
): Pick<WatchRow, 'nextScanAt' | 'comparedAuditId' | 'failures'> {
  const begunAt = before?.createdAt ?? now;
  const nextScanAt = nextScanTime(rhythm, { businessId, begunAt }, now.getTime());
  return { nextScanAt, comparedAuditId: auditId, failures: 0 };
}

async function requireRoom(tx: Orm, { id, plan }: ViewerAccount): Promise<void> {
  const limit = getPlanLimit(plan, 'watchedSites');
  if (limit !== null && (await countWatchesOn(tx, id)) >= limit)
    throw apiError('limit-reached', `Your plan watches ${limit} websites at one time. Switch another one off first.`, {
      details: { limit },
    });
}
