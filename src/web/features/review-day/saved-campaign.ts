import { ReviewCampaign, ReviewCampaignDraft } from '#shared/api/review-day.ts';
import { countList } from '#shared/review-day/campaign-customer.ts';
import type { CampaignPlan } from '#shared/review-day/campaign-plan.ts';
import { campaignWaves } from '#shared/review-day/campaign-waves.ts';
import { readReviewLink } from '#shared/review-day/review-link.ts';
import type { Campaign, CampaignDraft } from './campaign-draft.ts';

/**
 * The part of a campaign that is sent to the account: its texts, numbers and days, and only the size of the list. Not
 * parsed yet: a name may be missing.
 */
export function buildSavableDraft({ draft, list }: Campaign, plan: CampaignPlan, today: string): ReviewCampaignDraft {
  const { businessName, timeZone, postalAddress, plan: chosen, texts, log, kept } = draft;
  const link = readReviewLink(draft.linkInput);
  const numbers =
    kept !== null && isPlanOf(draft, kept.campaign) && (list.customers.length === 0 || chosen.day <= today)
      ? // The list was deleted, or waves have passed and are in no new plan: the earlier plan stays on record.
        { listCounts: kept.campaign.listCounts, waves: kept.campaign.waves }
      : { listCounts: countList(list.customers), waves: campaignWaves(plan) };
  return {
    businessName: businessName.trim(),
    timeZone,
    postalAddress: postalAddress.trim(),
    reviewLink: link.isLink ? link.link : null,
    plan:
      chosen.kind === 'one-day'
        ? { kind: chosen.kind, day: chosen.day }
        : { kind: chosen.kind, day: chosen.day, weeks: chosen.weeks },
    texts,
    ...numbers,
    log,
  };
}

/** True when the plan on screen is the saved one: same days, same times. */
function isPlanOf({ plan, timeZone }: CampaignDraft, kept: ReviewCampaign): boolean {
  if (plan.kind !== kept.plan.kind || plan.day !== kept.plan.day || timeZone !== kept.timeZone) return false;
  return kept.plan.kind === 'one-day' || kept.plan.weeks === plan.weeks;
}

/** True when the account has exactly this version. */
export function isSavedAs(draft: ReviewCampaignDraft, kept: ReviewCampaign): boolean {
  const [shown, saved] = [draft, kept].map((one) => ReviewCampaignDraft.safeParse(one));
  // Parsing normalizes the order of the fields.
  return shown?.data !== undefined && JSON.stringify(shown.data) === JSON.stringify(saved?.data);
}

/** Why a draft cannot be saved, in a sentence; null when it can. */
export function findSaveProblem(draft: ReviewCampaignDraft): string | null {
  const parsed = ReviewCampaignDraft.safeParse(draft);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  if (issue?.path[0] === 'businessName') return issue.message;
  if (issue?.path[0] === 'texts') return 'One of the texts is too long to be kept.';
  return 'Something in this campaign is not complete yet.';
}

/** Opens a saved campaign. The list in this browser is not part of it. */
export function openedDraft(campaign: ReviewCampaign, before: CampaignDraft): CampaignDraft {
  const { businessName, postalAddress, timeZone, reviewLink, plan, texts, log } = campaign;
  return {
    ...before,
    businessName,
    postalAddress,
    timeZone,
    linkInput: reviewLink?.url ?? '',
    plan: { kind: plan.kind, day: plan.day, weeks: plan.kind === 'paced' ? plan.weeks : before.plan.weeks },
    texts,
    log,
    kept: { campaign: ReviewCampaign.parse(campaign) },
  };
}
