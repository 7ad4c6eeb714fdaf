import { ACTION_PACK_PATH } from '#shared/api/action-pack.ts';
import { getAudit } from '#shared/api/audits.ts';
import { downloadActionPack } from '../../services/fixes/download-action-pack.ts';
import type { App, AppDeps } from '../app-context.ts';
import { requireSameSiteRead } from '../guards/same-site-read.ts';
import { requireCaller } from '../register-endpoint.ts';

/** `GET /api/audits/:auditId/action-pack`: the pack as a zip to save, for whom the audit is and with the right to it. */
export function registerActionPackRoutes(app: App, { fixes }: Pick<AppDeps, 'fixes'>): void {
  app.get(ACTION_PACK_PATH, async (c) => {
    const viewer = await c.get('findViewer')();
    requireCaller(getAudit, viewer);
    requireSameSiteRead(c, 'navigation');
    const { name, bytes } = await downloadActionPack(fixes, viewer, c.req.param('auditId'));
    return new Response(bytes, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
}
