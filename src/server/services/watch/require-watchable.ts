import type { Orm } from '../../store/database/database.ts';
import { findWatchable, type WatchableBusiness } from '../../store/watch/watches.ts';
import { apiError } from '../api-error.ts';
import { requireAccount, requireRight } from '../rights/require-right.ts';
import type { Viewer, ViewerAccount } from '../viewer.ts';
import { getPlanRhythm, type Rhythm } from './scan-times.ts';

/** The account, if its plan has scans. Throws 401 for a visitor, 402 without the right. */
export function requireRhythm(viewer: Viewer): { readonly account: ViewerAccount; readonly rhythm: Rhythm } {
  const account = requireAccount(viewer);
  requireRight(viewer, 'monthlyRescan');
  const rhythm = getPlanRhythm(account.plan);
  if (rhythm === null) throw new Error(`The plan ${account.plan} has scans and no rhythm.`);
  return { account, rhythm };
}

/** An audited business of the account. Throws 404 for another owner's. */
export async function requireWatchable(
  orm: Orm,
  account: ViewerAccount,
  businessId: string,
  now: Date,
): Promise<WatchableBusiness> {
  const business = await findWatchable(orm, account.id, businessId, now);
  if (business === null) throw apiError('not-found', 'No audit of this business was started in this account.');
  return business;
}
