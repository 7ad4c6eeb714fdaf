import type { z } from 'zod';
import type { listWatchesEndpoint } from '#shared/api/watch.ts';
import { getPlanLimit } from '#shared/product/rights.ts';
import { selectAccountWatches } from '../../store/watch/watches.ts';
import type { CoreServices } from '../core-services.ts';
import type { Viewer } from '../viewer.ts';
import { requireRhythm } from './require-watchable.ts';
import { viewWatch } from './view-watch.ts';

/** The account's watches. Throws 401 for a visitor, 402 for a plan without scans. */
export async function listWatches(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  viewer: Viewer,
): Promise<z.input<typeof listWatchesEndpoint.response>> {
  const { orm } = database;
  const { account, rhythm } = requireRhythm(viewer);
  const all = await selectAccountWatches(orm, account.id, new Date(now()));
  const watches = await Promise.all(
    all.map((planned) => {
      const business = { businessId: planned.watch.businessId, domain: planned.domain };
      return viewWatch(orm, account, business, rhythm, planned);
    }),
  );
  return { watches, limit: getPlanLimit(account.plan, 'watchedSites') };
}
