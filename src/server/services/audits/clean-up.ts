import { deleteExpiredRows, deleteUnseenRuns, vacuumEmbedded } from '../../store/expired-rows.ts';
import { cleanUpMails } from '../mail/clean-up-mails.ts';
import type { AuditServices } from './audit-services.ts';

/** Throws away what has expired, evidence that no audit refers to included. */
export async function cleanUp({
  database,
  bundles,
  now,
  log,
}: Pick<AuditServices, 'database' | 'bundles' | 'now' | 'log'>): Promise<void> {
  const begun = performance.now();
  await deleteExpiredRows(database.orm, new Date(now()));
  const digests = await deleteUnseenRuns(database.orm, new Date(now()));
  for (const digest of digests) await bundles.remove(digest);
  await cleanUpMails(database.orm, now());
  await vacuumEmbedded(database);
  log.info('cleaned-up', { bundles: digests.length, ms: Math.round(performance.now() - begun) });
}
