import { deleteAudit, deleteBusiness, getDataSettings, saveDataSettings } from '#shared/api/data-care.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { getDataSettings as get, saveDataSettings as save } from '../../services/data-care/data-settings.ts';
import { deleteAudit as removeAudit } from '../../services/data-care/delete-audit.ts';
import { deleteBusiness as removeBusiness } from '../../services/data-care/delete-business.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

const DONE = { success: true } as const;

/** Registers what owners decide about their data, and returns the endpoints. */
export function registerDataCareRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, getDataSettings, ({ viewer }) => get(core, viewer));

  registerEndpoint(app, saveDataSettings, ({ viewer, body }) => save(core, viewer, body));

  registerEndpoint(app, deleteAudit, async ({ viewer, param }) => {
    await removeAudit(core, viewer, param('auditId'));
    return DONE;
  });

  registerEndpoint(app, deleteBusiness, async ({ viewer, param }) => {
    await removeBusiness(core, viewer, param('businessId'));
    return DONE;
  });

  return [getDataSettings, saveDataSettings, deleteAudit, deleteBusiness];
}
