import { findReviewCampaign, type ReviewCampaignRecord } from '../../store/facts/review-campaigns.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { requireAccount, requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';

/** Campaigns one account keeps: a chain of shops, some each. The page shows them in one list. */
export const mostCampaigns = 30;

/** The account of somebody who has the kit. Throws 401 for a visitor, 402 without Pro. */
export function requireKitAccount(viewer: Viewer): string {
  const { id } = requireAccount(viewer);
  requireRight(viewer, 'reviewDay');
  return id;
}

/** A campaign of the viewer's own. Throws 401, 402, and 404 for one that is not there or is another's. */
export async function requireCampaign(
  { database }: Pick<CoreServices, 'database'>,
  viewer: Viewer,
  campaignId: string,
): Promise<ReviewCampaignRecord> {
  const record = await findReviewCampaign(database.orm, requireKitAccount(viewer), campaignId);
  if (record === null) throw noSuchCampaign();
  return record;
}

export function noSuchCampaign(): Error {
  return apiError('not-found', 'There is no such campaign.');
}
