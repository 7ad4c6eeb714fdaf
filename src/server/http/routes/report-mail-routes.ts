import { emailReport as contract } from '#shared/api/email-report.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { emailReport } from '../../services/reports/email-report.ts';
import type { App, AppDeps } from '../app-context.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers reports by mail and returns the endpoints. */
export function registerReportMailRoutes(
  app: App,
  { core, mails, audits }: Pick<AppDeps, 'core' | 'mails' | 'audits'>,
): readonly Endpoint[] {
  registerEndpoint(app, contract, ({ viewer, body, context }) =>
    emailReport({ core, mails, audits }, viewer, { request: body, idempotencyKey: readIdempotencyKey(context) }),
  );
  return [contract];
}
