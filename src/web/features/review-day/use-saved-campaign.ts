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

/** A conflict: another window saved the campaign since it was opened. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  readonly theirs: ReviewCampaign;

  constructor(theirs: ReviewCampaign) {
    super('This campaign was saved from another window since you opened it.');
    this.theirs = theirs;
  }
}

/** Saves the campaign to the account, and exports the kit of the saved version. */
export function useSavedCampaign({ draft: { kept }, dispatch }: CampaignHold, draft: ReviewCampaignDraft) {
  const queryClient = useQueryClient();
  const isSaved = kept !== null && isSavedAs(draft, kept.campaign);
  const keep = async (over: ReviewCampaign | null): Promise<ReviewCampaign> => {
    const campaign = await send(draft, over).catch((error: unknown) => {
      // Deleted in another window: the next save creates it again.
      if (error instanceof ApiCallError && error.code === 'not-found') dispatch({ type: 'kept', kept: null });
      throw error;
    });
    dispatch({ type: 'kept', kept: { campaign } });
    void queryClient.invalidateQueries(campaignsQuery);
    return campaign;
  };
  /** `over` is the version to overwrite, when it is not the one this draft is based on. */
  const save = useMutation({
    networkMode: 'always',
    // Not retried: each request may create a campaign.
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

/** Throws `ChangedMeanwhile` with the newest version when `over` is not the newest, and the errors of `callEndpoint`. */
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
