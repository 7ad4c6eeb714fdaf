import type { Done } from '#shared/api/done.ts';
import { deleteReviewCampaignRow } from '../../store/facts/review-campaigns.ts';
import type { CoreServices } from '../core-services.ts';
import type { Viewer } from '../viewer.ts';
import { noSuchCampaign, requireKitAccount } from './require-campaign.ts';

/** Deletes a campaign permanently. Throws 401, 402 without Pro, 404 for one that does not exist or is another account's. */
export async function deleteCampaign(
  { database }: Pick<CoreServices, 'database'>,
  viewer: Viewer,
  campaignId: string,
): Promise<Done> {
  const accountId = requireKitAccount(viewer);
  if (!(await deleteReviewCampaignRow(database.orm, accountId, campaignId))) throw noSuchCampaign();
  return { success: true };
}
