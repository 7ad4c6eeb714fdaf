import type { AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { type GeneratedPartServices, withGeneratedParts } from '../fixes/generated-parts.ts';
import { redactForViewer } from '../rights/redact-for-viewer.ts';
import type { Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';
import { findViewersAudit } from './find-viewers-audit.ts';
import { loadAnalysis } from './load-analysis.ts';

/** State and progress of one audit, with its result or failure when there is one. */
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

/** The analysis of a finished audit, evaluated with its owner's overrides, as the viewer's plan shows it now. */
export async function readAnalysis(
  services: GeneratedPartServices,
  viewer: Viewer,
  audit: AuditRecord,
): Promise<AuditedAnalysis> {
  const analysis = await withGeneratedParts(services, audit, await loadAnalysis(services, audit));
  return redactForViewer(services.database.orm, viewer, audit.id, analysis);
}
