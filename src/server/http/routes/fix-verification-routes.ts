import type { Endpoint } from '#shared/api/endpoint.ts';
import { getFixStatesEndpoint, markAppliedEndpoint, recheckEndpoint } from '#shared/api/fix-verification.ts';
import { apiError } from '../../services/api-error.ts';
import { listFixStates } from '../../services/fix-verification/list-fix-states.ts';
import { markApplied } from '../../services/fix-verification/mark-applied.ts';
import { recheckStep } from '../../services/fix-verification/recheck-step.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Each fetches some pages within ten seconds and holds the evidence of an audit in memory. */
const MOST_LOOKS_AT_ONCE = 4;
const LOOK_WAIT_SECONDS = 5;

/** Registers the endpoints of fix verification, and returns them. */
export function registerFixVerificationRoutes(app: App, { audits }: Pick<AppDeps, 'audits'>): readonly Endpoint[] {
  let looks = 0;
  registerEndpoint(app, getFixStatesEndpoint, ({ viewer, param }) => listFixStates(audits, viewer, param('auditId')));
  registerEndpoint(app, markAppliedEndpoint, ({ viewer, param, body }) =>
    markApplied(audits, viewer, param('auditId'), { checkId: param('checkId'), isApplied: body.isApplied }),
  );
  registerEndpoint(app, recheckEndpoint, async ({ viewer, param, body }) => {
    if (looks >= MOST_LOOKS_AT_ONCE)
      throw apiError(
        'overloaded',
        'Several sites are being looked at at the moment. Please try again in a few seconds.',
        {
          retryAfterSeconds: LOOK_WAIT_SECONDS,
        },
      );
    looks += 1;
    try {
      return await recheckStep(audits, viewer, param('auditId'), { stepId: param('checkId'), page: body.page });
    } finally {
      looks -= 1;
    }
  });
  return [getFixStatesEndpoint, markAppliedEndpoint, recheckEndpoint];
}
