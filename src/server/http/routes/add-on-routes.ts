import { ADD_ON_FILE_PATH, getAddOnPack, previewAddOn, putAddOnInput } from '#shared/api/add-on-packs.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { changeAddOnInput } from '../../services/add-ons/change-add-on-input.ts';
import { downloadAddOnFile, getAddOnPack as get } from '../../services/add-ons/get-add-on-pack.ts';
import { previewAddOn as preview } from '../../services/add-ons/preview-add-on.ts';
import type { App, AppDeps } from '../app-context.ts';
import { requireSameSiteRead } from '../guards/same-site-read.ts';
import { type Call, registerEndpoint, requireCaller } from '../register-endpoint.ts';

/** Registers the packs of add-ons, what owners give for them and their files, and returns the endpoints. */
export function registerAddOnRoutes(app: App, deps: Pick<AppDeps, 'core' | 'audits'>): readonly Endpoint[] {
  const asked = ({ param }: Pick<Call<unknown, unknown>, 'param'>) => ({
    auditId: param('auditId'),
    addOnId: param('addOnId'),
  });
  registerEndpoint(app, getAddOnPack, (call) => get(deps, call.viewer, asked(call)));
  registerEndpoint(app, previewAddOn, (call) => preview(deps, call.viewer, asked(call)));
  registerEndpoint(app, putAddOnInput, (call) => changeAddOnInput(deps, call.viewer, asked(call), call.body));
  app.get(ADD_ON_FILE_PATH, async (c) => {
    const viewer = await c.get('findViewer')();
    requireCaller(getAddOnPack, viewer);
    requireSameSiteRead(c, 'navigation');
    const { auditId, addOnId, name } = c.req.param();
    const file = await downloadAddOnFile(deps, viewer, { auditId, addOnId, name });
    return new Response(file.text, {
      headers: {
        'Content-Type': file.type,
        'Content-Disposition': `attachment; filename="${file.name}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
  return [getAddOnPack, previewAddOn, putAddOnInput];
}
