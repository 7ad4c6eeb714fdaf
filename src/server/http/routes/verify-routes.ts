import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  EVIDENCE_LIMIT_BYTES,
  REPORT_LIMIT_BYTES,
  verifyAudit,
  verifyReport,
  verifyShared,
} from '#shared/api/verify.ts';
import { refuse } from '../../services/api-error.ts';
import { verifyAudit as judgeKept } from '../../services/verify/verify-audit.ts';
import { verifyReport as judgeSent, type SentFiles } from '../../services/verify/verify-report.ts';
import { openVerifyGates } from '../../services/verify/verify-services.ts';
import { verifyShared as judgeShared } from '../../services/verify/verify-shared.ts';
import type { App, AppDeps } from '../app-context.ts';
import { readFormFiles } from '../guards/read-form-files.ts';
import { type Call, registerEndpoint } from '../register-endpoint.ts';

/** Registers the verifying of reports, and returns the endpoints. */
export function registerVerifyRoutes(
  app: App,
  { core, audits }: Pick<AppDeps, 'core' | 'audits'>,
): readonly Endpoint[] {
  const services = { audits, ...openVerifyGates() };
  registerEndpoint(app, verifyReport, (call) => judgeSent(services, call.viewer, () => readFiles(call)));
  registerEndpoint(app, verifyAudit, ({ viewer, param }) => judgeKept(services, viewer, param('auditId')));
  registerEndpoint(app, verifyShared, ({ viewer, param }) =>
    judgeShared({ core, ...services }, viewer, param('token')),
  );
  return [verifyReport, verifyAudit, verifyShared];
}

async function readFiles({ context }: Call<unknown, unknown>): Promise<SentFiles> {
  const files = await readFormFiles(context, { report: REPORT_LIMIT_BYTES, evidence: EVIDENCE_LIMIT_BYTES });
  const report = files.get('report');
  if (report === undefined) throw refuse('invalid-request', 'Choose the JSON file of the report.');
  return { report, evidence: files.get('evidence') ?? null };
}
