import type { z } from 'zod';
import type { listWatches as endpoint } from '#shared/api/watch.ts';
import { limitOf } from '#shared/product/rights.ts';
import { selectWatchesOf } from '../../store/watches.ts';
import type { CoreServices } from '../core-services.ts';
import type { Viewer } from '../viewer.ts';
import { requireRhythm } from './require-watchable.ts';
import { viewWatch } from './view-watch.ts';

/** The account's watches. Throws 401 for a visitor, 402 for a plan without scans. */
export async function listWatches(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  viewer: Viewer,
): Promise<z.input<typeof endpoint.response>> {
  const { orm } = database;
  const { account, rhythm } = requireRhythm(viewer);
  const all = await selectWatchesOf(orm, account.id, new Date(now()));
  const watches = await Promise.all(
    all.map((planned) => {
      const business = { businessId: planned.watch.businessId, domain: planned.domain };
      return viewWatch(orm, account, business, rhythm, planned);
    }),
  );
  return { watches, limit: limitOf(account.plan, 'watchedSites') };
}
