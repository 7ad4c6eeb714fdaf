import { getMetricsEndpoint, getOverviewEndpoint, listLogEndpoint } from '#shared/api/admin/metrics.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { getMetrics } from '../../../services/admin/get-metrics.ts';
import { getOverview } from '../../../services/admin/get-overview.ts';
import { listLog } from '../../../services/admin/list-log.ts';
import type { App, AppDeps } from '../../app-context.ts';
import { registerEndpoint } from '../../register-endpoint.ts';

/** Registers overview, metrics and the operator log, and returns the endpoints. */
export function registerAdminMetricsRoutes(app: App, { admin }: Pick<AppDeps, 'admin'>): readonly Endpoint[] {
  const { core } = admin;
  registerEndpoint(app, getOverviewEndpoint, ({ viewer }) => getOverview(core, viewer));
  registerEndpoint(app, getMetricsEndpoint, ({ viewer, query }) => getMetrics(core, viewer, query.days));
  registerEndpoint(app, listLogEndpoint, ({ viewer, query }) => listLog(core, viewer, query));
  return [getOverviewEndpoint, getMetricsEndpoint, listLogEndpoint];
}
