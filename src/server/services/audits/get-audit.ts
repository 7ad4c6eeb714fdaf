import { z } from 'zod';
import type { AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { type AuditRecord, findAudit, findAuditedRun, saveCorrectedAnalysis } from '../../store/audits.ts';
import { compressJson, decompressJson } from '../../store/compressed-json.ts';
import type { SiteRunStatus } from '../../store/site-runs.ts';
import { refuse } from '../api-error.ts';
import { requireWithinHistory } from '../rights/audit-history.ts';
import { viewAudited } from '../rights/view-audited.ts';
import type { Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';

const NOT_FOUND =
  'There is no such audit in this browser: an audit is shown only where it was started. A program must send back the cookie it was given.';

/** One audit of the viewer's. Throws 404 when it is not there or is another's, 402 when the plan's history ends before. */
export async function findViewersAudit(
  { database, now }: Pick<AuditServices, 'database' | 'now'>,
  viewer: Viewer,
  auditId: string,
): Promise<AuditRecord> {
  const audit = viewer.owner === null ? null : await findAudit(database.orm, viewer.owner, auditId);
  if (audit === null) throw refuse('not-found', NOT_FOUND);
  requireWithinHistory(viewer, audit.createdAt, now());
  return audit;
}

/** What one audit of the viewer's views. Throws as `findViewersAudit` does. */
export async function findViewersRun(
  { database, now }: Pick<AuditServices, 'database' | 'now'>,
  viewer: Viewer,
  auditId: string,
): Promise<{ siteRunId: string; status: SiteRunStatus }> {
  const run = viewer.owner === null ? null : await findAuditedRun(database.orm, viewer.owner, auditId);
  if (run === null) throw refuse('not-found', NOT_FOUND);
  requireWithinHistory(viewer, run.createdAt, now());
  return run;
}

/** State, progress and, when there is one, the result or the failure of one audit. */
export async function getAudit(services: AuditServices, viewer: Viewer, auditId: string): Promise<AuditView> {
  const audit = await findViewersAudit(services, viewer, auditId);
  return {
    auditId: audit.id,
    status: audit.status,
    url: audit.url,
    createdAt: audit.createdAt.toISOString(),
    progress: audit.progress?.type === 'progress' ? audit.progress : null,
    ...(audit.status === 'done' ? { result: await readAnalysis(services, viewer, audit) } : {}),
    ...(audit.failure === null ? {} : { error: audit.failure }),
  };
}

/** The analysis of a finished audit, judged with its owner's corrections, as the viewer's plan shows it now. */
export async function readAnalysis(
  services: Pick<AuditServices, 'database' | 'bundles' | 'engine'>,
  viewer: Viewer,
  audit: AuditRecord,
): Promise<AuditedAnalysis> {
  return viewAudited(services.database.orm, viewer, audit.id, await judgeAnalysis(services, audit));
}

/** The analysis of a finished audit, judged with its owner's corrections: whole, for callers that decide what leaves. */
export async function judgeAnalysis(
  services: Pick<AuditServices, 'database' | 'bundles' | 'engine'>,
  audit: AuditRecord,
): Promise<Analysis> {
  const { id, corrections, isCorrected, bundleDigest } = audit;
  // Corrections made at an earlier audit of the business: the evidence is judged with them when first looked at.
  const mustCorrect = corrections !== null && !isCorrected && bundleDigest !== null;
  const bundle = mustCorrect ? await services.bundles.read(bundleDigest) : null;
  if (bundle === null || corrections === null) return readKept(audit);
  const analysis = await services.engine.reevaluate(bundle, corrections);
  await saveCorrectedAnalysis(services.database.orm, id, compressJson(analysis));
  return analysis;
}

/** As it was written by this service; what leaves the server is parsed against the contract in any case. */
const KeptAnalysis = z.custom<Analysis>((value) => typeof value === 'object' && value !== null);

function readKept({ id, compressedAnalysis }: AuditRecord): Analysis {
  if (compressedAnalysis === null) throw new Error(`Audit ${id} is done and has no analysis.`);
  return KeptAnalysis.parse(decompressJson(compressedAnalysis));
}
