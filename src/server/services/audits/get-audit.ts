import { z } from 'zod';
import type { AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import { isEmptyProfile } from '#shared/fixes/owner-profile.ts';
import type { JudgedAnalysis, OwnerWords } from '#shared/fixes/owner-words.ts';
import { type AuditRecord, findAudit, findAuditedRun, saveCorrectedAnalysis } from '../../store/audits.ts';
import { compressJson, decompressJson } from '../../store/compressed-json.ts';
import type { SiteRunStatus } from '../../store/site-runs.ts';
import { refuse } from '../api-error.ts';
import { judgeWithWords } from '../facts/judge-with-words.ts';
import { readOwnerWords } from '../facts/read-owner-words.ts';
import { type WrittenPartServices, withWrittenParts } from '../fixes/written-parts.ts';
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
    businessId: audit.businessId,
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
  services: WrittenPartServices,
  viewer: Viewer,
  audit: AuditRecord,
): Promise<AuditedAnalysis> {
  const analysis = await withWrittenParts(services, audit, await judgeAnalysis(services, audit));
  return viewAudited(services.database.orm, viewer, audit.id, analysis);
}

/** The analysis of a finished audit, judged with everything its owner told: whole, for callers that decide what leaves. */
export async function judgeAnalysis(
  services: Pick<AuditServices, 'database' | 'bundles' | 'engine'>,
  audit: AuditRecord,
): Promise<JudgedAnalysis> {
  const { id, corrections, hasOwnerWords, isCorrected } = audit;
  // Told at an earlier audit of the business: the evidence is judged with it when first looked at.
  if (isCorrected || (corrections === null && !hasOwnerWords)) return readKept(audit);
  const words = await readOwnerWords(services.database.orm, audit, toldBefore(audit));
  const analysis = changesNothing(words) ? null : await judgeWithWords(services, audit, words);
  if (analysis === null) return readKept(audit);
  await saveCorrectedAnalysis(services.database.orm, id, compressJson(analysis));
  return analysis;
}

/** What was told when the audit was there already belongs to the next one, unless it was told at this one. */
export function toldBefore({ createdAt, finishedAt }: AuditRecord): Date {
  return finishedAt !== null && finishedAt > createdAt ? finishedAt : createdAt;
}

function changesNothing({ corrections, facts = [], profile }: OwnerWords): boolean {
  return corrections === undefined && facts.length === 0 && (profile === undefined || isEmptyProfile(profile));
}

/** As it was written by this service; what leaves the server is parsed against the contract in any case. */
const KeptAnalysis = z.custom<JudgedAnalysis>((value) => typeof value === 'object' && value !== null);

function readKept({ id, compressedAnalysis }: AuditRecord): JudgedAnalysis {
  if (compressedAnalysis === null) throw new Error(`Audit ${id} is done and has no analysis.`);
  return KeptAnalysis.parse(decompressJson(compressedAnalysis));
}
