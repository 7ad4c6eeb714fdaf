import type { AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import type { EvaluatedAnalysis, OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import { isEmptyProfile } from '#shared/fixes/owner-profile.ts';
import { isWithoutFiles } from '#shared/owner-files/stored-files.ts';
import { type AuditRecord, findAudit, findAuditedRun, saveCorrectedAnalysis } from '../../store/audits/audits.ts';
import type { SiteRunStatus } from '../../store/audits/site-runs.ts';
import { packAnalysis, unpackAnalysis } from '../../store/audits/stored-analyses.ts';
import { apiError } from '../api-error.ts';
import { readOwnerOverrides } from '../facts/read-owner-overrides.ts';
import { reevaluateWithOverrides } from '../facts/reevaluate-with-overrides.ts';
import { type GeneratedPartServices, withGeneratedParts } from '../fixes/generated-parts.ts';
import { requireWithinHistory } from '../rights/audit-history.ts';
import { redactForViewer } from '../rights/redact-for-viewer.ts';
import type { Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';
import { withoutTypedOverrides } from './for-others.ts';

const NOT_FOUND =
  'There is no such audit in this browser: an audit is shown only where it was started. A program must send back the cookie it was given.';

/** One audit of the viewer's. Throws 404 when it is not there or is another's, 402 when the plan's history ends before. */
export async function findViewersAudit(
  { database, now }: Pick<AuditServices, 'database' | 'now'>,
  viewer: Viewer,
  auditId: string,
): Promise<AuditRecord> {
  const audit = viewer.owner === null ? null : await findAudit(database.orm, viewer.owner, auditId);
  if (audit === null) throw apiError('not-found', NOT_FOUND);
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
  if (run === null) throw apiError('not-found', NOT_FOUND);
  requireWithinHistory(viewer, run.createdAt, now());
  return run;
}

/** State, progress and, when there is one, the result or the failure of one audit. */
export async function getAudit(services: AuditServices, viewer: Viewer, auditId: string): Promise<AuditView> {
  const audit = await findViewersAudit(services, viewer, auditId);
  return {
    auditId: audit.id,
    businessId: audit.businessId,
    status: audit.status,
    url: audit.url,
    createdAt: audit.createdAt.toISOString(),
    progress: audit.progress?.type === 'progress' ? audit.progress : null,
    ...(audit.status === 'done' ? { result: await readAnalysis(services, viewer, audit) } : {}),
    ...(audit.failure === null ? {} : { error: audit.failure }),
  };
}

/** The analysis of a finished audit, evaluated with its owner's corrections, as the viewer's plan shows it now. */
export async function readAnalysis(
  services: GeneratedPartServices,
  viewer: Viewer,
  audit: AuditRecord,
): Promise<AuditedAnalysis> {
  const analysis = await withGeneratedParts(services, audit, await loadAnalysis(services, audit));
  return redactForViewer(services.database.orm, viewer, audit.id, analysis);
}

/** The analysis of a finished audit, evaluated with everything its owner told: whole, for callers that decide what leaves. For others it holds no words that only its owner typed. */
export async function loadAnalysis(
  services: Pick<AuditServices, 'database' | 'bundles' | 'engine'>,
  audit: AuditRecord,
): Promise<EvaluatedAnalysis> {
  const analysis = await evaluateForOwner(services, audit);
  return audit.isForOthers === true ? withoutTypedOverrides(services, audit, analysis) : analysis;
}

async function evaluateForOwner(
  services: Pick<AuditServices, 'database' | 'bundles' | 'engine'>,
  audit: AuditRecord,
): Promise<EvaluatedAnalysis> {
  const { id, corrections, hasOwnerWords, isCorrected } = audit;
  // Told at an earlier audit of the business: the evidence is evaluated with it when first looked at.
  if (isCorrected || (corrections === null && !hasOwnerWords)) return readKept(audit);
  const words = await readOwnerOverrides(services.database.orm, audit, getOverrideCutoff(audit));
  const analysis = changesNothing(words) ? null : await reevaluateWithOverrides(services, audit, words);
  if (analysis === null) return readKept(audit);
  await saveCorrectedAnalysis(services.database.orm, id, packAnalysis(analysis));
  return analysis;
}

/** What was told when the audit was there already belongs to the next one, unless it was told at this one. */
export function getOverrideCutoff({ createdAt, finishedAt }: AuditRecord): Date {
  return finishedAt !== null && finishedAt > createdAt ? finishedAt : createdAt;
}

function changesNothing({ corrections, facts = [], profile, files }: OwnerOverrides): boolean {
  const isWithoutProfile = profile === undefined || isEmptyProfile(profile);
  return corrections === undefined && facts.length === 0 && isWithoutProfile && isWithoutFiles(files);
}

function readKept({ id, compressedAnalysis }: AuditRecord): EvaluatedAnalysis {
  if (compressedAnalysis === null) throw new Error(`Audit ${id} is done and has no analysis.`);
  return unpackAnalysis(compressedAnalysis);
}
