import type { ReviewCampaign, ReviewCampaignDraft } from '#shared/api/review-day.ts';
import { updateReviewCampaign } from '../../store/facts/review-campaigns.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { campaignView } from './campaign-view.ts';
import { requireCampaign, requireKitAccount } from './require-campaign.ts';

/**
 * Replaces the version that a draft was made from (optimistic lock). Throws 401, 402 without Pro, 404, 409
 * `changed-meanwhile` when another window or person has saved since, and 429.
 */
export async function replaceCampaign(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  viewer: Viewer,
  campaignId: string,
  { replaces, ...draft }: ReviewCampaignDraft & { readonly replaces: string },
): Promise<ReviewCampaign> {
  const kept = await requireCampaign({ database }, viewer, campaignId);
  await consumeRateLimit({ database, now }, viewer, 'save-campaign');
  // Later than the previous version even when the clock stood still or went back.
  const updatedAt = new Date(Math.max(now(), kept.updatedAt.getTime() + 1));
  const record = await updateReviewCampaign(database.orm, requireKitAccount(viewer), {
    id: kept.id,
    draft,
    replaces: new Date(replaces),
    updatedAt,
  });
  if (record !== null) return campaignView(record);
  // Deleted between the two statements, or saved by another request.
  const newest = await requireCampaign({ database }, viewer, campaignId);
  throw apiError('changed-meanwhile', 'This campaign was saved from another window since you opened it.', {
    details: { updatedAt: newest.updatedAt.toISOString() },
  });
}
