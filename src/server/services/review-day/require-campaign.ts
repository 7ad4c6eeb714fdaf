import { findReviewCampaign, type ReviewCampaignRecord } from '../../store/facts/review-campaigns.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { requireAccount, requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';

/** Campaigns per account: enough for a chain of shops with some each. The page shows them in one list. */
export const mostCampaigns = 30;

/** The account of a viewer whose plan has the kit. Throws 401 for a visitor, 402 without Pro. */
export function requireKitAccount(viewer: Viewer): string {
  const { id } = requireAccount(viewer);
  requireRight(viewer, 'reviewDay');
  return id;
}

/** One of the viewer's campaigns. Throws 401, 402, and 404 for one that does not exist or is another account's. */
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
