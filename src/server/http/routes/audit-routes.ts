import { analyze, correctBusiness, getAudit, listAudits, startAudit, startAudits } from '#shared/api/audits.ts';
import { getNewestAudit } from '#shared/api/businesses.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { analyzeSite } from '../../services/audits/analyze-site.ts';
import { correctBusiness as correct } from '../../services/audits/correct-business.ts';
import { getAudit as get } from '../../services/audits/get-audit.ts';
import { getNewestAudit as getNewest } from '../../services/audits/get-newest-audit.ts';
import { listAudits as list } from '../../services/audits/list-audits.ts';
import { type StartedAudit, startAudit as start } from '../../services/audits/start-audit.ts';
import { startAudits as startMany } from '../../services/audits/start-audits.ts';
import type { App, AppDeps } from '../app-context.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import { type Call, registerEndpoint } from '../register-endpoint.ts';
import { writeSessionToken } from '../session-cookie.ts';

/** Registers the audit endpoints and returns them. */
export function registerAuditRoutes(app: App, { audits, config, log }: AppDeps): readonly Endpoint[] {
  const onStarted = ({ context }: Call<unknown, unknown>, { started, siteRunId, newSessionToken }: StartedAudit) => {
    log.info('audit-started', { requestId: context.get('requestId'), auditId: started.auditId, siteRunId });
    if (newSessionToken !== null) writeSessionToken(context, newSessionToken, config.isHttps);
  };

  registerEndpoint(app, startAudit, async (call) => {
    const input = { request: call.body, idempotencyKey: readIdempotencyKey(call.context), endpoint: startAudit.path };
    const begun = await start(audits, call.viewer, input);
    onStarted(call, begun);
    return begun.started;
  });

  registerEndpoint(app, startAudits, (call) =>
    startMany(audits, call.viewer, { urls: call.body.urls, idempotencyKey: readIdempotencyKey(call.context) }),
  );

  registerEndpoint(app, analyze, (call) => {
    const input = { request: call.body, idempotencyKey: readIdempotencyKey(call.context), endpoint: analyze.path };
    return analyzeSite(audits, call.viewer, input, (begun) => onStarted(call, begun), call.context.req.raw.signal);
  });

  registerEndpoint(app, listAudits, (call) => list(audits, call.viewer, call.query));

  registerEndpoint(app, getAudit, (call) => get(audits, call.viewer, call.param('auditId')));

  registerEndpoint(app, correctBusiness, (call) => correct(audits, call.viewer, call.param('auditId'), call.body));

  registerEndpoint(app, getNewestAudit, (call) => getNewest(audits, call.viewer, call.param('businessId')));

  return [startAudit, startAudits, analyze, listAudits, getAudit, correctBusiness, getNewestAudit];
}
