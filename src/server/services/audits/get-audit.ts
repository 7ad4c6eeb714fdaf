import type { AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import { type AuditRecord, findAudit, saveCorrectedAnalysis } from '../../store/audits.ts';
import { compressJson } from '../../store/compressed-json.ts';
import { refuse } from '../api-error.ts';
import type { AuditServices } from './audit-services.ts';
import type { Viewer } from './viewer.ts';

const NOT_FOUND =
  'There is no such audit in this browser. It may belong to another one: an audit is shown only where it was started.';

/** One audit of the viewer's. Throws 404 when it is not there or is another's. */
export async function findViewersAudit(
  services: Pick<AuditServices, 'database'>,
  viewer: Viewer,
  auditId: string,
): Promise<AuditRecord> {
  const audit = viewer.owner === null ? null : await findAudit(services.database.orm, viewer.owner, auditId);
  if (audit === null) throw refuse('not-found', NOT_FOUND);
  return audit;
}

/** State, progress and, when there is one, the result or the failure of one audit. */
export async function getAudit(services: AuditServices, viewer: Viewer, auditId: string): Promise<AuditView> {
  const audit = await findViewersAudit(services, viewer, auditId);
  const { lastProgress } = audit;
  return {
    auditId: audit.id,
    status: audit.status,
    url: audit.url,
    createdAt: audit.createdAt.toISOString(),
    progress: lastProgress?.type === 'progress' ? lastProgress : null,
    ...(audit.status === 'done' ? { result: await readAnalysis(services, audit) } : {}),
    ...(audit.failure === null ? {} : { error: audit.failure }),
  };
}

/** The analysis of a finished audit, judged with its owner's corrections. */
export async function readAnalysis(services: AuditServices, audit: AuditRecord): Promise<AuditedAnalysis> {
  if (audit.corrections === null || audit.isCorrected) return { ...Analysis.parse(audit.analysis), auditId: audit.id };
  // Corrections made at an earlier audit of the business: the evidence is judged with them when first looked at.
  const bundle = audit.bundleDigest === null ? null : await services.bundles.read(audit.bundleDigest);
  if (bundle === null) return { ...Analysis.parse(audit.analysis), auditId: audit.id };
  const analysis = await services.engine.reevaluate(bundle, audit.corrections);
  await saveCorrectedAnalysis(services.database.orm, audit.id, compressJson(analysis));
  return { ...analysis, auditId: audit.id };
}
