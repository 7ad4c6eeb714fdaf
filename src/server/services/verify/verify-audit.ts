import type { Verification } from '#shared/api/verify.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { apiError } from '../api-error.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { writeReportFile } from '../exports/export-report.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { verifyFiles } from './verify-report.ts';
import type { VerifyServices } from './verify-services.ts';

/**
 * Reevaluates the stored evidence of one of the viewer's audits and compares the result with its current report. Throws 404
 * for another owner's, 402 beyond the plan's history, 409 without a result or evidence, 429 for too many, 503 while others
 * are evaluated.
 */
export async function verifyAudit(services: VerifyServices, viewer: Viewer, auditId: string): Promise<Verification> {
  const audit = await findViewersAudit(services.audits, viewer, auditId);
  await consumeRateLimit(services.audits, viewer, 'verify-report');
  return verifyStoredAudit(services, viewer, audit);
}

/** The same for an audit that the caller may see, as `owner` sees it. Throws 409 and 503 as `verifyAudit` does. */
export async function verifyStoredAudit(
  { audits, evaluator }: VerifyServices,
  owner: Viewer,
  audit: AuditRecord,
): Promise<Verification> {
  if (audit.status !== 'done')
    throw apiError('not-ready', 'This audit has no result to verify. Wait until it is done.');
  const evidence = audit.bundleDigest === null ? null : await audits.bundles.read(audit.bundleDigest);
  if (evidence === null) throw apiError('not-ready', 'The evidence of this audit is not kept any more.');
  return evaluator.enter(async () => {
    const file = await writeReportFile(audits, owner, audit);
    return verifyFiles(audits, { report: new TextEncoder().encode(JSON.stringify(file)), evidence: null });
  });
}
