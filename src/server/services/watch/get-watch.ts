import type { BusinessWatch } from '#shared/api/watch.ts';
import { findWatch } from '../../store/watch/watches.ts';
import type { CoreServices } from '../core-services.ts';
import type { Viewer } from '../viewer.ts';
import { requireRhythm, requireWatchable } from './require-watchable.ts';
import { viewWatch } from './view-watch.ts';

/** The watch of a business. Throws 401 for a visitor, 402 for a plan without scans, 404 for another owner's business. */
export async function getWatch(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  viewer: Viewer,
  businessId: string,
): Promise<BusinessWatch> {
  const { orm } = database;
  const { account, rhythm } = requireRhythm(viewer);
  const at = new Date(now());
  const business = await requireWatchable(orm, account, businessId, at);
  return viewWatch(orm, account, business, rhythm, await findWatch(orm, account.id, businessId, at));
}
