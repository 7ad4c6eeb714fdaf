import type { ReviewCampaign } from '#shared/api/review-day.ts';
import { findCampaignFindings } from '#shared/review-day/campaign-findings.ts';
import type { ReviewCampaignRecord } from '../../store/facts/review-campaigns.ts';

/** A campaign as its owner sees it, with the rule violations of its texts. */
export function campaignView({ id, draft, createdAt, updatedAt }: ReviewCampaignRecord): ReviewCampaign {
  return {
    ...draft,
    campaignId: id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    findings: findCampaignFindings(draft),
  };
}
