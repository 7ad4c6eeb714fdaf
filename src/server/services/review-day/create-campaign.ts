import { randomUUID } from 'node:crypto';
import type { ReviewCampaign, ReviewCampaignDraft } from '#shared/api/review-day.ts';
import { insertReviewCampaign } from '../../store/facts/review-campaigns.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { campaignView } from './campaign-view.ts';
import { mostCampaigns, requireKitAccount } from './require-campaign.ts';

/**
 * Stores a campaign with the account, even if its texts break a rule, so that no work is lost. Throws 401, 402 without Pro,
 * 409 when the account has the maximum number, 429.
 */
export async function createCampaign(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  viewer: Viewer,
  draft: ReviewCampaignDraft,
): Promise<ReviewCampaign> {
  const accountId = requireKitAccount(viewer);
  await consumeRateLimit({ database, now }, viewer, 'save-campaign');
  const at = new Date(now());
  const record = { id: randomUUID(), draft, createdAt: at, updatedAt: at };
  if (!(await insertReviewCampaign(database.orm, accountId, record, mostCampaigns)))
    throw apiError('limit-reached', `There are ${mostCampaigns} campaigns already. Delete one that is over.`, {
      details: { limit: mostCampaigns },
    });
  return campaignView(record);
}
