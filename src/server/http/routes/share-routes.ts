import type { Endpoint } from '#shared/api/endpoint.ts';
import { createShare, listShares, revokeShare } from '#shared/api/shares.ts';
import { createShare as create } from '../../services/shares/create-share.ts';
import { listShares as list } from '../../services/shares/list-shares.ts';
import { revokeShare as revoke } from '../../services/shares/revoke-share.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the links to reports as their owners handle them, and returns the endpoints. */
export function registerShareRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, createShare, ({ viewer, param, body }) => create(core, viewer, param('auditId'), body.days));
  registerEndpoint(app, listShares, ({ viewer, param }) => list(core, viewer, param('auditId')));
  registerEndpoint(app, revokeShare, ({ viewer, param }) => revoke(core, viewer, param('auditId'), param('shareId')));
  return [createShare, listShares, revokeShare];
}
