import type { AuditedAnalysis, AuditResult, AuditTexts, AuditView } from '#shared/api/audits.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { apiError } from '../api-error.ts';
import { type GeneratedPartServices, writeTexts } from '../fixes/generated-parts.ts';
import { redactForPlan } from '../rights/redact-for-plan.ts';
import { findGrantedAddOns, resultForViewer } from '../rights/result-for-viewer.ts';
import { getPlan, type Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';
import { findViewersAudit } from './find-viewers-audit.ts';
import { loadAnalysis } from './load-analysis.ts';

/** State and progress of one audit, with its result, without texts, or its failure when there is one. */
export async function getAudit(services: AuditServices, viewer: Viewer, auditId: string): Promise<AuditView> {
  const audit = await findViewersAudit(services, viewer, auditId);
  return {
    auditId: audit.id,
    businessId: audit.businessId,
    status: audit.status,
    url: audit.url,
    createdAt: audit.createdAt.toISOString(),
    progress: audit.progress?.type === 'progress' ? audit.progress : null,
    ...(audit.status === 'done' ? { result: await readResult(services, viewer, audit) } : {}),
    ...(audit.failure === null ? {} : { error: audit.failure }),
  };
}

/**
 * The texts of one of the viewer's audits as the current plan shows them. Throws as `findViewersAudit`, and 409 while the audit
 * has no result.
 */
export async function getAuditTexts(services: AuditServices, viewer: Viewer, auditId: string): Promise<AuditTexts> {
  const audit = await findViewersAudit(services, viewer, auditId);
  if (audit.status !== 'done')
    throw apiError('not-ready', 'This audit has no result to write from. Wait until it is done.');
  const texts = await writeTexts(services, audit, await loadAnalysis(services, audit));
  return redactForPlan(texts, getPlan(viewer), await findGrantedAddOns(services.database.orm, viewer, audit.id));
}

/** The analysis of a finished audit with its texts, evaluated with its owner's overrides, as the viewer's plan shows it now. */
export async function readAnalysis(
  services: GeneratedPartServices,
  viewer: Viewer,
  audit: AuditRecord,
): Promise<AuditedAnalysis> {
  const analysis = await loadAnalysis(services, audit);
  const texts = await writeTexts(services, audit, analysis);
  const result = await resultForViewer(services.database.orm, viewer, audit.id, analysis);
  return { ...result, ...redactForPlan(texts, getPlan(viewer), result.grantedAddOns ?? []) };
}

/** The same without the texts, none of which is written for it. */
async function readResult(services: AuditServices, viewer: Viewer, audit: AuditRecord): Promise<AuditResult> {
  return resultForViewer(services.database.orm, viewer, audit.id, await loadAnalysis(services, audit));
}
