import type { Endpoint } from '#shared/api/endpoint.ts';
import { getReportBrand, removeReportBrand, saveReportBrand } from '#shared/api/report-brand.ts';
import { getBrand, removeBrand, saveBrand } from '../../services/reports/report-brand.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

const DONE = { success: true } as const;

/** Registers whose name stands on an account's reports, and returns the endpoints. */
export function registerReportBrandRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, getReportBrand, ({ viewer }) => getBrand(core, viewer));
  registerEndpoint(app, saveReportBrand, ({ viewer, body }) => saveBrand(core, viewer, body));
  registerEndpoint(app, removeReportBrand, async ({ viewer }) => {
    await removeBrand(core, viewer);
    return DONE;
  });
  return [getReportBrand, saveReportBrand, removeReportBrand];
}
