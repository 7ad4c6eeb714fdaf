import type { Plan } from '#shared/product/plans.ts';
import { getPlanLimit } from '#shared/product/rights.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import type { Orm } from '../../store/database/database.ts';
import {
  changeWatchAt,
  findNewestUnwatched,
  insertWatch,
  type PlannedWatch,
  selectAccountsWithoutWatch,
  selectWatchesToSettle,
} from '../../store/watch/watches.ts';
import { formatTargetInput } from './begin-watch.ts';
import { AFTER_UPGRADE_MS, getPlanRhythm, nextScanTime, type Rhythm } from './scan-times.ts';
import type { WatchServices } from './watch-services.ts';

/** A scan time farther ahead than a week plus the least gap cannot belong to a weekly rhythm. */
const FAR_MS = 10 * DAY_MS;

/** The scan rhythm of a watch: null for a plan without scans, and for a watch above the plan's number. */
export function getWatchRhythm({ plan, rank }: Pick<PlannedWatch, 'plan' | 'rank'>): Rhythm | null {
  const limit = getPlanLimit(plan, 'watchedSites');
  return limit !== null && rank >= limit ? null : getPlanRhythm(plan);
}

/**
 * Updates the watches of an account after its plan changed from `planBefore`. An account that had no scans before gets the
 * site it audited last scanned the next day. Does nothing when nothing changed.
 */
export async function reconcileAccountWatches(
  services: Pick<WatchServices['core'], 'now'>,
  tx: Orm,
  accountId: string,
  planBefore: Plan,
): Promise<void> {
  if (getPlanRhythm(planBefore) === null) await watchNewestBusiness(tx, accountId, services.now());
  await settle(tx, accountId, services.now());
}

/**
 * The same for all accounts, for changes without an event: a grant made by another process, a visitor's audits claimed by
 * an account with a plan, a clock that was set back.
 */
export async function reconcileAllWatches({ core }: Pick<WatchServices, 'core'>): Promise<void> {
  const { orm } = core.database;
  for (const accountId of await selectAccountsWithoutWatch(orm, new Date(core.now())))
    await watchNewestBusiness(orm, accountId, core.now());
  await settle(orm, null, core.now());
}

async function watchNewestBusiness(orm: Orm, accountId: string, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  const business = await findNewestUnwatched(orm, accountId, now);
  if (business === null || getPlanRhythm(business.plan) === null) return;
  const { businessId, auditId, target, schemeTyped } = business;
  await insertWatch(orm, {
    businessId,
    isOn: true,
    target: formatTargetInput({ url: target, schemeTyped }),
    sendsMail: true,
    nextScanAt: new Date(nowMs + AFTER_UPGRADE_MS),
    comparedAuditId: auditId,
    createdAt: now,
    updatedAt: now,
  });
}

async function settle(orm: Orm, accountId: string | null, nowMs: number): Promise<void> {
  const far = new Date(nowMs + FAR_MS);
  for (const planned of await selectWatchesToSettle(orm, new Date(nowMs), { accountId, far })) {
    const rhythm = getWatchRhythm(planned);
    if (rhythm !== null) await changeWatchAt(orm, planned.watch, timesFor(planned, rhythm, nowMs));
  }
}

/** A resumed watch is scanned as soon as after an upgrade; one whose time is too far ahead gets the next time of its rhythm. */
function timesFor({ watch }: PlannedWatch, rhythm: Rhythm, nowMs: number): { nextScanAt: Date; lastScanAt?: null } {
  const { businessId, createdAt, nextScanAt } = watch;
  // Cleared, because a recent last scan would postpone the scan again.
  if (nextScanAt === null) return { nextScanAt: new Date(nowMs + AFTER_UPGRADE_MS), lastScanAt: null };
  const next = nextScanTime(rhythm, { businessId, begunAt: createdAt }, nowMs);
  return { nextScanAt: next < nextScanAt ? next : nextScanAt };
}
