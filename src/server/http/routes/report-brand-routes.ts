import type { Endpoint } from '#shared/api/endpoint.ts';
import { BRAND_SAMPLE_PATH, getReportBrand, removeReportBrand, saveReportBrand } from '#shared/api/report-brand.ts';
import { makeBrandSample } from '../../services/reports/make-brand-sample.ts';
import { getBrand, removeBrand, saveBrand } from '../../services/reports/report-brand.ts';
import type { App, AppDeps } from '../app-context.ts';
import { requireSameSiteRead } from '../guards/same-site-read.ts';
import { pdfResponse } from '../pdf-response.ts';
import { registerEndpoint, requireCaller } from '../register-endpoint.ts';

const DONE = { success: true } as const;

/** Registers whose name stands on an account's reports, and returns the endpoints. */
export function registerReportBrandRoutes(app: App, { core, pdf }: Pick<AppDeps, 'core' | 'pdf'>): readonly Endpoint[] {
  registerEndpoint(app, getReportBrand, ({ viewer }) => getBrand(core, viewer));
  registerEndpoint(app, saveReportBrand, ({ viewer, body }) => saveBrand(core, viewer, body));
  registerEndpoint(app, removeReportBrand, async ({ viewer }) => {
    await removeBrand(core, viewer);
    return DONE;
  });
  app.get(BRAND_SAMPLE_PATH, async (c) => {
    const viewer = await c.get('findViewer')();
    requireCaller(getReportBrand, viewer);
    requireSameSiteRead(c, 'navigation');
    return pdfResponse(await makeBrandSample({ core, pdf }, viewer));
  });
  return [getReportBrand, saveReportBrand, removeReportBrand];
}
