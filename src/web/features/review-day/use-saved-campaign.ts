import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createReviewCampaignEndpoint,
  getReviewCampaignEndpoint,
  REVIEW_KIT_PATH,
  type ReviewCampaign,
  type ReviewCampaignDraft,
  replaceReviewCampaignEndpoint,
} from '#shared/api/review-day.ts';
import { callEndpoint, endpointPath } from '#web/lib/api-client.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import { requestPdf } from '#web/lib/request-pdf.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { campaignsQuery } from './campaign-queries.ts';
import { isSavedAs } from './saved-campaign.ts';
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
export function useSavedCampaign({ draft: { kept }, dispatch }: CampaignHold, draft: ReviewCampaignDraft) {
  const queryClient = useQueryClient();
  const isSaved = kept !== null && isSavedAs(draft, kept.campaign);
  const keep = async (over: ReviewCampaign | null): Promise<ReviewCampaign> => {
    const campaign = await send(draft, over).catch((error: unknown) => {
      // Deleted from another window: the next press keeps it anew.
      if (error instanceof ApiCallError && error.code === 'not-found') dispatch({ type: 'kept', kept: null });
      throw error;
    });
    dispatch({ type: 'kept', kept: { campaign } });
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
  if (over === null) return callEndpoint(createReviewCampaignEndpoint, { body: draft });
  const params = { campaignId: over.campaignId };
  try {
    return await callEndpoint(replaceReviewCampaignEndpoint, { params, body: { ...draft, replaces: over.updatedAt } });
  } catch (error) {
    if (error instanceof ApiCallError && error.code === 'changed-meanwhile')
      throw new ChangedMeanwhile(await callEndpoint(getReviewCampaignEndpoint, { params }));
    throw error;
  }
}
