import {
  getMetrics as getMetricsContract,
  getOverview as getOverviewContract,
  listLog as listLogContract,
} from '#shared/api/admin/metrics.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { getMetrics } from '../../../services/admin/get-metrics.ts';
import { getOverview } from '../../../services/admin/get-overview.ts';
import { listLog } from '../../../services/admin/list-log.ts';
import type { App, AppDeps } from '../../app-context.ts';
import { registerEndpoint } from '../../register-endpoint.ts';

/** Registers overview, metrics and the log of operators, and returns the endpoints. */
export function registerAdminMetricsRoutes(app: App, { admin }: Pick<AppDeps, 'admin'>): readonly Endpoint[] {
  const { core } = admin;
  registerEndpoint(app, getOverviewContract, ({ viewer }) => getOverview(core, viewer));
  registerEndpoint(app, getMetricsContract, ({ viewer, query }) => getMetrics(core, viewer, query.days));
  registerEndpoint(app, listLogContract, ({ viewer, query }) => listLog(core, viewer, query));
  return [getOverviewContract, getMetricsContract, listLogContract];
}
