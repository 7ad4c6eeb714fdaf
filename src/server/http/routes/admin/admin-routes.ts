import type { Endpoint } from '#shared/api/endpoint.ts';
import type { App, AppDeps } from '../../app-context.ts';
import { registerAdminContentRoutes } from './content-routes.ts';
import { registerAdminMailRoutes } from './mail-routes.ts';
import { registerAdminMetricsRoutes } from './metrics-routes.ts';
import { registerAdminUserRoutes } from './user-routes.ts';
import { registerAdminWorkRoutes } from './work-routes.ts';

/** Registers the operator's endpoints and returns them. */
export function registerAdminRoutes(app: App, deps: AppDeps): readonly Endpoint[] {
  return [
    ...registerAdminUserRoutes(app, deps),
    ...registerAdminWorkRoutes(app, deps),
    ...registerAdminMailRoutes(app, deps),
    ...registerAdminContentRoutes(app, deps),
    ...registerAdminMetricsRoutes(app, deps),
  ];
}
