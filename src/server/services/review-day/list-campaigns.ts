import type { ReviewCampaign } from '#shared/api/review-day.ts';
import { selectReviewCampaigns } from '../../store/facts/review-campaigns.ts';
import type { CoreServices } from '../core-services.ts';
import type { Viewer } from '../viewer.ts';
import { campaignView } from './campaign-view.ts';
import { requireKitAccount } from './require-campaign.ts';

/** The viewer's campaigns, the newest first. Throws 401 for a visitor, 402 without Pro. */
export async function listCampaigns(
  { database }: Pick<CoreServices, 'database'>,
  viewer: Viewer,
): Promise<{ campaigns: ReviewCampaign[] }> {
  const accountId = requireKitAccount(viewer);
  return { campaigns: (await selectReviewCampaigns(database.orm, accountId)).map(campaignView) };
}
