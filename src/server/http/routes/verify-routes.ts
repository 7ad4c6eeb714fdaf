import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  EVIDENCE_LIMIT_BYTES,
  REPORT_LIMIT_BYTES,
  verifyAuditEndpoint,
  verifyReportEndpoint,
  verifySharedEndpoint,
} from '#shared/api/verify.ts';
import { apiError } from '../../services/api-error.ts';
import { verifyAudit } from '../../services/verify/verify-audit.ts';
import { type SentFiles, verifyReport } from '../../services/verify/verify-report.ts';
import { openVerifyGates } from '../../services/verify/verify-services.ts';
import { verifyShared } from '../../services/verify/verify-shared.ts';
import type { App, AppDeps } from '../app-context.ts';
import { readFormFiles } from '../guards/read-form-files.ts';
import { type Call, registerEndpoint } from '../register-endpoint.ts';

/** Registers the verification of reports, and returns the endpoints. */
export function registerVerifyRoutes(
  app: App,
  { core, audits }: Pick<AppDeps, 'core' | 'audits'>,
): readonly Endpoint[] {
  const services = { audits, ...openVerifyGates() };
  registerEndpoint(app, verifyReportEndpoint, (call) => verifyReport(services, call.viewer, () => readFiles(call)));
  registerEndpoint(app, verifyAuditEndpoint, ({ viewer, param }) => verifyAudit(services, viewer, param('auditId')));
  registerEndpoint(app, verifySharedEndpoint, ({ viewer, param }) =>
    verifyShared({ core, ...services }, viewer, param('token')),
  );
  return [verifyReportEndpoint, verifyAuditEndpoint, verifySharedEndpoint];
}

async function readFiles({ context }: Call<unknown, unknown>): Promise<SentFiles> {
  const files = await readFormFiles(context, { report: REPORT_LIMIT_BYTES, evidence: EVIDENCE_LIMIT_BYTES });
  const report = files.get('report');
  if (report === undefined) throw apiError('invalid-request', 'Choose the JSON file of the report.');
  return { report, evidence: files.get('evidence') ?? null };
}
