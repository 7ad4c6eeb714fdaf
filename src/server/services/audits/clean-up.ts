import type { RetentionPeriods } from '#shared/product/retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import {
  type DroppedSiteRuns,
  deleteOrphanedRuns,
  forgetOldBundles,
  SITE_RUNS_PER_BATCH,
} from '../../store/audits/orphaned-site-runs.ts';
import { deleteExpiredRows, vacuumEmbedded } from '../../store/database/expired-rows.ts';
import { cleanUpMails } from '../mail/clean-up-mails.ts';
import type { AuditServices } from './audit-services.ts';

/** At most this many batches per hour; the rest follows in the next one. */
const MOST_BATCHES = 40;

export interface CleanUpServices extends Pick<AuditServices, 'database' | 'bundles' | 'now' | 'log'> {
  readonly periods: RetentionPeriods;
}

/** Deletes what has expired, including evidence that no audit refers to. */
export async function cleanUp({ database, bundles, now, log, periods }: CleanUpServices): Promise<void> {
  const begun = performance.now();
  const { orm } = database;
  await deleteExpiredRows(orm, new Date(now()), periods);
  let removed = await dropReadings(bundles, () => deleteOrphanedRuns(orm, new Date(now())));
  const { evidenceDays } = periods;
  if (evidenceDays !== null)
    removed += await dropReadings(bundles, () => forgetOldBundles(orm, new Date(now() - evidenceDays * DAY_MS)));
  await cleanUpMails(orm, now(), periods.mailDays);
  await vacuumEmbedded(database);
  log.info('cleanup_done', { bundles: removed, ms: Math.round(performance.now() - begun) });
}

/** Deletes rows before files: `sweepBundles` finds files without rows, but nothing would find rows without files. */
async function dropReadings(bundles: AuditServices['bundles'], drop: () => Promise<DroppedSiteRuns>): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const { count, digests } = await drop();
    for (const digest of digests) await bundles.remove(digest);
    removed += digests.length;
    if (count < SITE_RUNS_PER_BATCH) break;
  }
  return removed;
}
