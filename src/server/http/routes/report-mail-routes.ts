import { emailReportEndpoint } from '#shared/api/email-report.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { exportSeoEmailEndpoint } from '#shared/api/exports.ts';
import { emailChecklist } from '../../services/reports/email-checklist.ts';
import { emailReport } from '../../services/reports/email-report.ts';
import type { App, AppDeps } from '../app-context.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers reports by mail and returns the endpoints. */
export function registerReportMailRoutes(
  app: App,
  { core, mails, audits, fixes }: Pick<AppDeps, 'core' | 'mails' | 'audits' | 'fixes'>,
): readonly Endpoint[] {
  registerEndpoint(app, emailReportEndpoint, ({ viewer, body, context }) =>
    emailReport({ core, mails, audits }, viewer, { request: body, idempotencyKey: readIdempotencyKey(context) }),
  );
  registerEndpoint(app, exportSeoEmailEndpoint, ({ viewer, body, context }) =>
    emailChecklist({ core, mails, fixes }, viewer, { request: body, idempotencyKey: readIdempotencyKey(context) }),
  );
  return [emailReportEndpoint, exportSeoEmailEndpoint];
}
