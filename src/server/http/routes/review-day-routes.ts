import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  createReviewCampaignEndpoint,
  deleteReviewCampaignEndpoint,
  getReviewCampaignEndpoint,
  listReviewCampaignsEndpoint,
  replaceReviewCampaignEndpoint,
  reviewKitEndpoint,
} from '#shared/api/review-day.ts';
import { campaignView } from '../../services/review-day/campaign-view.ts';
import { createCampaign } from '../../services/review-day/create-campaign.ts';
import { deleteCampaign } from '../../services/review-day/delete-campaign.ts';
import { listCampaigns } from '../../services/review-day/list-campaigns.ts';
import { makeKit } from '../../services/review-day/make-kit.ts';
import { replaceCampaign } from '../../services/review-day/replace-campaign.ts';
import { requireCampaign } from '../../services/review-day/require-campaign.ts';
import type { App, AppDeps } from '../app-context.ts';
import { pdfResponse } from '../pdf-response.ts';
import { registerEndpoint } from '../register-endpoint.ts';
import { registerFile } from '../register-file.ts';

/** Registers the endpoints of an account's Review Days, and returns them. */
export function registerReviewDayRoutes(app: App, { core, pdf }: Pick<AppDeps, 'core' | 'pdf'>): readonly Endpoint[] {
  registerEndpoint(app, listReviewCampaignsEndpoint, ({ viewer }) => listCampaigns(core, viewer));
  registerEndpoint(app, createReviewCampaignEndpoint, ({ viewer, body }) => createCampaign(core, viewer, body));
  registerEndpoint(app, getReviewCampaignEndpoint, async ({ viewer, param }) =>
    campaignView(await requireCampaign(core, viewer, param('campaignId'))),
  );
  registerEndpoint(app, replaceReviewCampaignEndpoint, ({ viewer, param, body }) =>
    replaceCampaign(core, viewer, param('campaignId'), body),
  );
  registerEndpoint(app, deleteReviewCampaignEndpoint, ({ viewer, param }) =>
    deleteCampaign(core, viewer, param('campaignId')),
  );
  registerFile(app, reviewKitEndpoint, async ({ viewer, param }) =>
    pdfResponse(await makeKit({ core, pdf }, viewer, param('campaignId'))),
  );
  return [
    listReviewCampaignsEndpoint,
    createReviewCampaignEndpoint,
    getReviewCampaignEndpoint,
    replaceReviewCampaignEndpoint,
    deleteReviewCampaignEndpoint,
  ];
}
