import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  brandSampleEndpoint,
  getReportBrandEndpoint,
  removeReportBrandEndpoint,
  saveReportBrandEndpoint,
} from '#shared/api/report-brand.ts';
import { makeBrandSample } from '../../services/reports/make-brand-sample.ts';
import { getBrand, removeBrand, saveBrand } from '../../services/reports/report-brand.ts';
import type { App, AppDeps } from '../app-context.ts';
import { pdfResponse } from '../pdf-response.ts';
import { registerEndpoint } from '../register-endpoint.ts';
import { registerFile } from '../register-file.ts';

const DONE = { success: true } as const;

/** Registers the branding of an account's reports, and returns the endpoints. */
export function registerReportBrandRoutes(app: App, { core, pdf }: Pick<AppDeps, 'core' | 'pdf'>): readonly Endpoint[] {
  registerEndpoint(app, getReportBrandEndpoint, ({ viewer }) => getBrand(core, viewer));
  registerEndpoint(app, saveReportBrandEndpoint, ({ viewer, body }) => saveBrand(core, viewer, body));
  registerEndpoint(app, removeReportBrandEndpoint, async ({ viewer }) => {
    await removeBrand(core, viewer);
    return DONE;
  });
  registerFile(app, brandSampleEndpoint, async ({ viewer }) =>
    pdfResponse(await makeBrandSample({ core, pdf }, viewer)),
  );
  return [getReportBrandEndpoint, saveReportBrandEndpoint, removeReportBrandEndpoint];
}
