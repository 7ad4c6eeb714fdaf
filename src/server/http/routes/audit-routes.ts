import {
  analyzeEndpoint,
  correctBusinessEndpoint,
  getAuditEndpoint,
  getAuditTextsEndpoint,
  listAuditsEndpoint,
  startAuditEndpoint,
  startAuditsEndpoint,
} from '#shared/api/audits.ts';
import { getNewestAuditEndpoint } from '#shared/api/businesses.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { analyzeSite } from '../../services/audits/analyze-site.ts';
import { correctBusiness } from '../../services/audits/correct-business.ts';
import { getAudit, getAuditTexts } from '../../services/audits/get-audit.ts';
import { getNewestAudit } from '../../services/audits/get-newest-audit.ts';
import { listAudits } from '../../services/audits/list-audits.ts';
import { type StartedAudit, startAudit } from '../../services/audits/start-audit.ts';
import { startAudits } from '../../services/audits/start-audits.ts';
import type { App, AppDeps } from '../app-context.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import { type Call, registerEndpoint } from '../register-endpoint.ts';
import { writeSessionToken } from '../session-cookie.ts';

/** Registers the audit endpoints and returns them. */
export function registerAuditRoutes(app: App, { audits, config, log }: AppDeps): readonly Endpoint[] {
  const onStarted = ({ context }: Call<unknown, unknown>, { started, siteRunId, newSessionToken }: StartedAudit) => {
    log.info('audit_started', { requestId: context.get('requestId'), auditId: started.auditId, siteRunId });
    if (newSessionToken !== null) writeSessionToken(context, newSessionToken, config.isHttps);
  };

  registerEndpoint(app, startAuditEndpoint, async (call) => {
    const input = {
      request: call.body,
      idempotencyKey: readIdempotencyKey(call.context),
      endpoint: startAuditEndpoint.path,
    };
    const begun = await startAudit(audits, call.viewer, input);
    onStarted(call, begun);
    return begun.started;
  });

  registerEndpoint(app, startAuditsEndpoint, (call) =>
    startAudits(audits, call.viewer, { urls: call.body.urls, idempotencyKey: readIdempotencyKey(call.context) }),
  );

  registerEndpoint(app, analyzeEndpoint, (call) => {
    const input = {
      request: call.body,
      idempotencyKey: readIdempotencyKey(call.context),
      endpoint: analyzeEndpoint.path,
    };
    return analyzeSite(audits, call.viewer, input, (begun) => onStarted(call, begun), call.context.req.raw.signal);
  });

  registerEndpoint(app, listAuditsEndpoint, (call) => listAudits(audits, call.viewer, call.query));

  registerEndpoint(app, getAuditEndpoint, (call) => getAudit(audits, call.viewer, call.param('auditId')));

  registerEndpoint(app, getAuditTextsEndpoint, (call) => getAuditTexts(audits, call.viewer, call.param('auditId')));

  registerEndpoint(app, correctBusinessEndpoint, (call) =>
    correctBusiness(audits, call.viewer, call.param('auditId'), call.body),
  );

  registerEndpoint(app, getNewestAuditEndpoint, (call) =>
    getNewestAudit(audits, call.viewer, call.param('businessId')),
  );

  return [
    startAuditEndpoint,
    startAuditsEndpoint,
    analyzeEndpoint,
    listAuditsEndpoint,
    getAuditEndpoint,
    getAuditTextsEndpoint,
    correctBusinessEndpoint,
    getNewestAuditEndpoint,
  ];
}
