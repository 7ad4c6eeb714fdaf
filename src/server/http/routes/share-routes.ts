import type { Endpoint } from '#shared/api/endpoint.ts';
import { createShareEndpoint, listSharesEndpoint, revokeShareEndpoint } from '#shared/api/shares.ts';
import { createShare } from '../../services/shares/create-share.ts';
import { listShares } from '../../services/shares/list-shares.ts';
import { revokeShare } from '../../services/shares/revoke-share.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the owner's endpoints for shared links to reports, and returns them. */
export function registerShareRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, createShareEndpoint, ({ viewer, param, body }) =>
    createShare(core, viewer, param('auditId'), body.days),
  );
  registerEndpoint(app, listSharesEndpoint, ({ viewer, param }) => listShares(core, viewer, param('auditId')));
  registerEndpoint(app, revokeShareEndpoint, ({ viewer, param }) =>
    revokeShare(core, viewer, param('auditId'), param('shareId')),
  );
  return [createShareEndpoint, listSharesEndpoint, revokeShareEndpoint];
}
