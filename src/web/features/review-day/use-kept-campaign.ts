import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createReviewCampaign,
  getReviewCampaign,
  REVIEW_KIT_PATH,
  type ReviewCampaign,
  type ReviewCampaignDraft,
  replaceReviewCampaign,
} from '#shared/api/review-day.ts';
import { callEndpoint, endpointPath } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { requestPdf } from '#web/lib/request-pdf.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { campaignsQuery } from './campaign-queries.ts';
import { isKeptAs } from './kept-campaign.ts';
import type { CampaignHold } from './use-campaign.ts';

/** Two versions of one campaign: another window saved since this one was opened. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  readonly theirs: ReviewCampaign;

  constructor(theirs: ReviewCampaign) {
    super('This campaign was saved from another window since you opened it.');
    this.theirs = theirs;
  }
}

/** Saving the campaign on the screen with the account, and the kit made of what was saved. */
export function useKeptCampaign({ draft: { kept }, tell }: CampaignHold, draft: ReviewCampaignDraft) {
  const queryClient = useQueryClient();
  const isSaved = kept !== null && isKeptAs(draft, kept.campaign);
  const keep = async (over: ReviewCampaign | null): Promise<ReviewCampaign> => {
    const campaign = await send(draft, over).catch((error: unknown) => {
      // Deleted from another window: the next press keeps it anew.
      if (error instanceof ApiError && error.code === 'not-found') tell({ type: 'kept', kept: null });
      throw error;
    });
    tell({ type: 'kept', kept: { campaign } });
    void queryClient.invalidateQueries(campaignsQuery);
    return campaign;
  };
  /** `over` is the version to put this one in the place of, when it is not the one it was made from. */
  const save = useMutation({
    networkMode: 'always',
    // Each arrival may make a campaign.
    retry: false,
    mutationFn: (over: ReviewCampaign | null) => keep(over ?? kept?.campaign ?? null),
  });
  const print = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: async () => {
      const campaign = isSaved && kept !== null ? kept.campaign : await keep(kept?.campaign ?? null);
      const { campaignId } = campaign;
      const fallbackName = `review-day-kit-${campaign.plan.day}.pdf`;
      const path = endpointPath(REVIEW_KIT_PATH, { campaignId });
      const file = await requestPdf(path, fallbackName, new AbortController().signal);
      saveFile(file.name, file.content);
    },
  });
  return { isSaved, save, print };
}

/** Throws `ChangedMeanwhile` with the newest version when `over` is not the newest, and as `callEndpoint` does. */
async function send(draft: ReviewCampaignDraft, over: ReviewCampaign | null): Promise<ReviewCampaign> {
  if (over === null) return callEndpoint(createReviewCampaign, { body: draft });
  const params = { campaignId: over.campaignId };
  try {
    return await callEndpoint(replaceReviewCampaign, { params, body: { ...draft, replaces: over.updatedAt } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'changed-meanwhile')
      throw new ChangedMeanwhile(await callEndpoint(getReviewCampaign, { params }));
    throw error;
  }
}
