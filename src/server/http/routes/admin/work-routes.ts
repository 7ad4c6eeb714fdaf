import {
  getQueueEndpoint,
  listAllAuditsEndpoint,
  listProvidersEndpoint,
  retryJobEndpoint,
} from '#shared/api/admin/work.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { getQueue } from '../../../services/admin/get-queue.ts';
import { listAllAudits } from '../../../services/admin/list-all-audits.ts';
import { listProviders } from '../../../services/admin/list-providers.ts';
import { retryJob } from '../../../services/admin/retry-job.ts';
import type { App, AppDeps } from '../../app-context.ts';
import { registerEndpoint } from '../../register-endpoint.ts';

/** Registers the operator's endpoints for audits, queues and outside services, and returns them. */
export function registerAdminWorkRoutes(app: App, { admin }: Pick<AppDeps, 'admin'>): readonly Endpoint[] {
  registerEndpoint(app, listAllAuditsEndpoint, ({ viewer, query }) => listAllAudits(admin.core, viewer, query));
  registerEndpoint(app, getQueueEndpoint, ({ viewer }) => getQueue(admin.core, viewer));
  registerEndpoint(app, retryJobEndpoint, ({ viewer, param }) => retryJob(admin, viewer, param('jobId')));
  registerEndpoint(app, listProvidersEndpoint, ({ viewer }) => listProviders(admin, viewer));
  return [listAllAuditsEndpoint, getQueueEndpoint, retryJobEndpoint, listProvidersEndpoint];
}
