import type { Endpoint } from '#shared/api/endpoint.ts';
import { getFixStates, markApplied, recheck } from '#shared/api/prove.ts';
import { refuse } from '../../services/api-error.ts';
import { listFixStates } from '../../services/prove/list-fix-states.ts';
import { markApplied as mark } from '../../services/prove/mark-applied.ts';
import { recheckStep } from '../../services/prove/recheck-step.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Each reads some pages within ten seconds and holds the evidence of an audit in memory. */
const MOST_LOOKS_AT_ONCE = 4;
const LOOK_WAIT_SECONDS = 5;

/** Registers the endpoints that prove fixes, and returns them. */
export function registerProveRoutes(app: App, { audits }: Pick<AppDeps, 'audits'>): readonly Endpoint[] {
  let looks = 0;
  registerEndpoint(app, getFixStates, ({ viewer, param }) => listFixStates(audits, viewer, param('auditId')));
  registerEndpoint(app, markApplied, ({ viewer, param, body }) =>
    mark(audits, viewer, param('auditId'), { checkId: param('checkId'), isApplied: body.isApplied }),
  );
  registerEndpoint(app, recheck, async ({ viewer, param, body }) => {
    if (looks >= MOST_LOOKS_AT_ONCE)
      throw refuse(
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
  return [getFixStates, markApplied, recheck];
}
