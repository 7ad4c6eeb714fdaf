import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  createReviewCampaign,
  deleteReviewCampaign,
  getReviewCampaign,
  listReviewCampaigns,
  REVIEW_KIT_PATH,
  replaceReviewCampaign,
} from '#shared/api/review-day.ts';
import { campaignView } from '../../services/review-day/campaign-view.ts';
import { createCampaign } from '../../services/review-day/create-campaign.ts';
import { deleteCampaign } from '../../services/review-day/delete-campaign.ts';
import { listCampaigns } from '../../services/review-day/list-campaigns.ts';
import { makeKit } from '../../services/review-day/make-kit.ts';
import { replaceCampaign } from '../../services/review-day/replace-campaign.ts';
import { requireCampaign } from '../../services/review-day/require-campaign.ts';
import type { App, AppDeps } from '../app-context.ts';
import { requireSameSiteRead } from '../guards/same-site-read.ts';
import { pdfResponse } from '../pdf-response.ts';
import { registerEndpoint, requireCaller } from '../register-endpoint.ts';

/** Registers what an account keeps of its Review Days, and returns the endpoints. */
export function registerReviewDayRoutes(app: App, { core, pdf }: Pick<AppDeps, 'core' | 'pdf'>): readonly Endpoint[] {
  registerEndpoint(app, listReviewCampaigns, ({ viewer }) => listCampaigns(core, viewer));
  registerEndpoint(app, createReviewCampaign, ({ viewer, body }) => createCampaign(core, viewer, body));
  registerEndpoint(app, getReviewCampaign, async ({ viewer, param }) =>
    campaignView(await requireCampaign(core, viewer, param('campaignId'))),
  );
  registerEndpoint(app, replaceReviewCampaign, ({ viewer, param, body }) =>
    replaceCampaign(core, viewer, param('campaignId'), body),
  );
  registerEndpoint(app, deleteReviewCampaign, ({ viewer, param }) => deleteCampaign(core, viewer, param('campaignId')));
  app.get(REVIEW_KIT_PATH, async (c) => {
    const viewer = await c.get('findViewer')();
    requireCaller(getReviewCampaign, viewer);
    requireSameSiteRead(c, 'navigation');
    return pdfResponse(await makeKit({ core, pdf }, viewer, c.req.param('campaignId')));
  });
  return [listReviewCampaigns, createReviewCampaign, getReviewCampaign, replaceReviewCampaign, deleteReviewCampaign];
}
