import { randomBytes } from 'node:crypto';
import { insertAudit } from '../../store/audits/audits.ts';
import type { Orm } from '../../store/database/database.ts';
import {
  changeWatchAt,
  countOpenScans,
  type PlannedWatch,
  selectDueWatches,
  type WatchRow,
} from '../../store/watch/watches.ts';
import { ApiError } from '../api-error.ts';
import { findOrQueueSiteRun, type Target } from '../audits/find-or-queue-site-run.ts';
import { getSiteDomain } from '../viewer.ts';
import { getWatchRhythm } from './reconcile-watches.ts';
import { isTooSoon, nextScanTime, type Rhythm } from './scan-times.ts';
import type { WatchServices } from './watch-services.ts';

/** How long a scan is postponed when it would exceed a limit of the site or of the queue. */
const POSTPONE_MS = 3_600_000;

/**
 * Starts due scans as audits of their accounts, each once, whichever process does it. People have priority: scans use at
 * most half of one process's slots in total, and the rest waits for the next call. Returns how many were started.
 */
export async function beginDueScans(services: WatchServices): Promise<number> {
  const { core, audits } = services;
  const { orm } = core.database;
  const room = lanesFor(audits.settings.concurrency) - (await countOpenScans(orm));
  if (room <= 0) return 0;
  let begun = 0;
  for (const due of await selectDueWatches(orm, new Date(core.now()), room)) {
    if (await settleDue(services, due)) begun += 1;
  }
  if (begun > 0) audits.wakeDispatcher();
  return begun;
}

/** How many scans may wait or run at once, across all processes. */
function lanesFor(concurrency: number): number {
  return Math.max(1, Math.floor(concurrency / 2));
}

/** True when a scan was started. */
async function settleDue(services: WatchServices, due: PlannedWatch): Promise<boolean> {
  const { core, audits } = services;
  const { orm } = core.database;
  const { watch } = due;
  const rhythm = getWatchRhythm(due);
  // The plan no longer has scans: the watch pauses until it does.
  if (rhythm === null) return postpone(orm, watch, null);
  const { failures, lastScanAt } = watch;
  if (failures === 0 && lastScanAt !== null && isTooSoon(rhythm, lastScanAt, core.now()))
    return postpone(orm, watch, nextAfter(watch, rhythm, lastScanAt.getTime()));
  const target = audits.engine.parseTarget(watch.target);
  if (!target.ok) return postpone(orm, watch, nextAfter(watch, rhythm, core.now()));
  try {
    await orm.transaction((tx) => beginScan(services, tx, due, rhythm, target));
    return true;
  } catch (error) {
    if (error instanceof BegunElsewhereError) return false;
    if (!(error instanceof ApiError)) throw error;
    core.log.info('scan_postponed', { businessId: watch.businessId, code: error.response.code });
    return postpone(orm, watch, new Date(core.now() + POSTPONE_MS));
  }
}

/** Another process was faster: rolls back everything written for this scan. */
class BegunElsewhereError extends Error {}

/** Locks rows in the same order as any audit's start: the site, the business, its watch. */
async function beginScan(
  { core, audits }: WatchServices,
  tx: Orm,
  { watch, accountId }: PlannedWatch,
  rhythm: Rhythm,
  target: Target,
): Promise<void> {
  const now = new Date(core.now());
  const run = await findOrQueueSiteRun(audits, tx, { kind: 'watch', accountId }, target, false);
  const auditId = randomBytes(16).toString('hex');
  await insertAudit(
    tx,
    { kind: 'account', accountId },
    {
      id: auditId,
      siteRunId: run.id,
      createdAt: now,
      domain: getSiteDomain(target.url),
      newBusinessId: randomBytes(16).toString('hex'),
      origin: 'watch',
    },
  );
  if (run.status === 'done') await core.addTask(tx, { kind: 'prepare-reports', siteRunId: run.id, auditId });
  const nextScanAt = nextAfter(watch, rhythm, core.now());
  if (!(await changeWatchAt(tx, watch, { nextScanAt, lastScanAt: now }))) throw new BegunElsewhereError();
  core.log.info('scan_started', { auditId, businessId: watch.businessId });
}

function nextAfter({ businessId, createdAt }: WatchRow, rhythm: Rhythm, afterMs: number): Date {
  return nextScanTime(rhythm, { businessId, begunAt: createdAt }, afterMs);
}

async function postpone(orm: Orm, watch: WatchRow, nextScanAt: Date | null): Promise<false> {
  await changeWatchAt(orm, watch, { nextScanAt });
  return false;
}
