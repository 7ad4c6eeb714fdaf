import { reviewKitData } from '#report/review-day/review-kit-data.ts';
import { findKitObstacles } from '#shared/review-day/kit-obstacles.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { findViewerBranding } from '../reports/find-report-branding.ts';
import { type PdfFile, type TypesetServices, typesetFile } from '../reports/typeset-file.ts';
import type { Viewer } from '../viewer.ts';
import { requireCampaign } from './require-campaign.ts';

export interface KitServices extends TypesetServices {
  readonly core: Pick<CoreServices, 'database' | 'now' | 'log'>;
}

/**
 * The kit of one of the viewer's campaigns as PDF, in the brand of an agency that set one. Throws 401, 402 without Pro,
 * 404, 409 `not-ready` with the reason (a text against the rules, no link), 429, and 503 when the typesetter is busy.
 */
export async function makeKit(services: KitServices, viewer: Viewer, campaignId: string): Promise<PdfFile> {
  const { core } = services;
  const { draft } = await requireCampaign(core, viewer, campaignId);
  const obstacles = findKitObstacles(draft);
  const { reviewLink } = draft;
  if (reviewLink === null || obstacles.length > 0)
    throw apiError('not-ready', obstacles[0] ?? 'The kit needs your review link.', { details: { obstacles } });
  await consumeRateLimit(core, viewer, 'review-kit');
  const madeAtMs = core.now();
  const branding = await findViewerBranding(core.database.orm, viewer);
  const data = await reviewKitData({ ...draft, reviewLink }, { branding, madeAtMs });
  return typesetFile(services, `review-day-kit-${draft.plan.day}.pdf`, { template: 'review-kit', data, madeAtMs });
}
