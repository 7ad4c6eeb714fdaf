import {
  deleteAuditEndpoint,
  deleteBusinessEndpoint,
  getDataSettingsEndpoint,
  saveDataSettingsEndpoint,
} from '#shared/api/data-retention.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { getDataSettings, saveDataSettings } from '../../services/data-retention/data-settings.ts';
import { deleteAudit } from '../../services/data-retention/delete-audit.ts';
import { deleteBusiness } from '../../services/data-retention/delete-business.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

const DONE = { success: true } as const;

/** Registers the owners' data settings and deletions, and returns the endpoints. */
export function registerDataRetentionRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, getDataSettingsEndpoint, ({ viewer }) => getDataSettings(core, viewer));

  registerEndpoint(app, saveDataSettingsEndpoint, ({ viewer, body }) => saveDataSettings(core, viewer, body));

  registerEndpoint(app, deleteAuditEndpoint, async ({ viewer, param }) => {
    await deleteAudit(core, viewer, param('auditId'));
    return DONE;
  });

  registerEndpoint(app, deleteBusinessEndpoint, async ({ viewer, param }) => {
    await deleteBusiness(core, viewer, param('businessId'));
    return DONE;
  });

  return [getDataSettingsEndpoint, saveDataSettingsEndpoint, deleteAuditEndpoint, deleteBusinessEndpoint];
}
