import { DAY_MS } from '#shared/time/durations.ts';
import { findUnreferencedBundles } from '../../store/audits/orphaned-site-runs.ts';
import type { AuditServices } from './audit-services.ts';

const AT_A_TIME = 500;

/**
 * Deletes evidence bundles that no site run refers to, left by a process that was killed between row and file. Files
 * younger than a day are kept, because a file is written before its row.
 */
export async function sweepBundles(
  { database, bundles, now, log }: Pick<AuditServices, 'database' | 'bundles' | 'now' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  let removed = 0;
  let batch: string[] = [];
  const look = async () => {
    signal.throwIfAborted();
    for (const digest of await findUnreferencedBundles(database.orm, batch)) {
      await bundles.remove(digest);
      removed += 1;
    }
    batch = [];
  };
  for await (const { digest } of bundles.list(new Date(now() - DAY_MS))) {
    batch.push(digest);
    if (batch.length === AT_A_TIME) await look();
  }
  await look();
  log.info('bundles_swept', { bundles: removed });
}
