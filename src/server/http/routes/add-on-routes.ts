import {
  addOnFileEndpoint,
  getAddOnPackEndpoint,
  previewAddOnEndpoint,
  putAddOnInputEndpoint,
} from '#shared/api/add-on-packs.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { changeAddOnInput } from '../../services/add-ons/change-add-on-input.ts';
import { downloadAddOnFile, getAddOnPack } from '../../services/add-ons/get-add-on-pack.ts';
import { previewAddOn } from '../../services/add-ons/preview-add-on.ts';
import type { App, AppDeps } from '../app-context.ts';
import { type Call, registerEndpoint } from '../register-endpoint.ts';
import { registerFile } from '../register-file.ts';

/** Registers the endpoints of add-on packs, their inputs and files, and returns them. */
export function registerAddOnRoutes(app: App, deps: Pick<AppDeps, 'core' | 'audits'>): readonly Endpoint[] {
  const asked = ({ param }: Pick<Call<unknown, unknown>, 'param'>) => ({
    auditId: param('auditId'),
    addOnId: param('addOnId'),
  });
  registerEndpoint(app, getAddOnPackEndpoint, (call) => getAddOnPack(deps, call.viewer, asked(call)));
  registerEndpoint(app, previewAddOnEndpoint, (call) => previewAddOn(deps, call.viewer, asked(call)));
  registerEndpoint(app, putAddOnInputEndpoint, (call) => changeAddOnInput(deps, call.viewer, asked(call), call.body));
  registerFile(app, addOnFileEndpoint, async (call) => {
    const file = await downloadAddOnFile(deps, call.viewer, { ...asked(call), name: call.param('name') });
    return new Response(file.text, {
      headers: {
        'Content-Type': file.type,
        'Content-Disposition': `attachment; filename="${file.name}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
  return [getAddOnPackEndpoint, previewAddOnEndpoint, putAddOnInputEndpoint];
}
