import type { Endpoint } from '#shared/api/endpoint.ts';
import { compareAuditsEndpoint, getHistoryEndpoint, listBusinessesEndpoint } from '#shared/api/history.ts';
import { apiError } from '../../services/api-error.ts';
import { compareOwnAudits } from '../../services/history/compare-own-audits.ts';
import { getHistory } from '../../services/history/get-history.ts';
import { listBusinesses } from '../../services/history/list-businesses.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Each may reevaluate the evidence of two audits, which it holds in memory. */
const MOST_AT_ONCE = 4;
const WAIT_SECONDS = 5;

/** Registers the endpoints of history and comparison, and returns them. */
export function registerHistoryRoutes(app: App, { audits }: Pick<AppDeps, 'audits'>): readonly Endpoint[] {
  let running = 0;
  registerEndpoint(app, listBusinessesEndpoint, ({ viewer }) => listBusinesses(audits, viewer));
  registerEndpoint(app, getHistoryEndpoint, ({ viewer, param }) => getHistory(audits, viewer, param('businessId')));
  registerEndpoint(app, compareAuditsEndpoint, async ({ viewer, param, query }) => {
    if (running >= MOST_AT_ONCE)
      throw apiError(
        'overloaded',
        'Several audits are being compared at the moment. Please try again in a few seconds.',
        {
          retryAfterSeconds: WAIT_SECONDS,
        },
      );
    running += 1;
    try {
      return await compareOwnAudits(audits, viewer, param('auditId'), query.since);
    } finally {
      running -= 1;
    }
  });
  return [listBusinessesEndpoint, getHistoryEndpoint, compareAuditsEndpoint];
}
