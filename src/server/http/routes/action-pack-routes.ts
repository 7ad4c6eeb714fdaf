import { actionPackFileEndpoint, actionPackSampleFileEndpoint } from '#shared/api/action-pack.ts';
import { downloadActionPack, downloadActionPackSample } from '../../services/fixes/download-action-pack.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerFile } from '../register-file.ts';

/** The action pack as a zip, for the audit's owner with the right to it, and a preview part for everybody. */
export function registerActionPackRoutes(app: App, { fixes }: Pick<AppDeps, 'fixes'>): void {
  registerFile(app, actionPackFileEndpoint, async ({ viewer, param }) =>
    zipResponse(await downloadActionPack(fixes, viewer, param('auditId'))),
  );
  registerFile(app, actionPackSampleFileEndpoint, async ({ viewer, param }) =>
    zipResponse(await downloadActionPackSample(fixes, viewer, param('auditId'))),
  );
}

function zipResponse({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': actionPackFileEndpoint.type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
