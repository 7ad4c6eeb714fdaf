import { beginDueScans } from './begin-due-scans.ts';
import { processFinishedScans } from './process-finished-scans.ts';
import { reconcileAllWatches } from './reconcile-watches.ts';
import { sendWatchMails } from './send-watch-mails.ts';
import type { WatchServices } from './watch-services.ts';

const SETTLE_MS = 3_600_000;

/**
 * Work for watched sites, to be called about every minute by any number of processes: process finished scans, queue due
 * mails, start due scans; once an hour, reconcile watches with plans.
 */
export function createWatchTick(services: WatchServices): () => Promise<void> {
  let settledAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = services.core.now();
    if (Math.abs(now - settledAt) >= SETTLE_MS) {
      await reconcileAllWatches(services);
      settledAt = now;
    }
    await processFinishedScans(services);
    await sendWatchMails(services);
    await beginDueScans(services);
  };
}
