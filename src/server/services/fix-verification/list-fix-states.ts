import type { FixStates } from '#shared/api/fix-verification.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { selectFixStates } from '../../store/fixes/fix-states.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import { requireResult } from '../facts/reevaluate-with-overrides.ts';
import type { Viewer } from '../viewer.ts';
import { resolveFixStates } from './resolve-fix-states.ts';

/** The states of the steps of one of the viewer's audits. Throws 404 for another owner's, 409 while it has no result. */
export async function listFixStates(services: AuditServices, viewer: Viewer, auditId: string): Promise<FixStates> {
  const audit = await findViewersAudit(services, viewer, auditId);
  requireResult(audit);
  return readFixStates(services, audit, await loadAnalysis(services, audit));
}

/** The states of an audit whose analysis is loaded. */
export async function readFixStates(
  { database }: Pick<AuditServices, 'database'>,
  audit: AuditRecord,
  analysis: Analysis,
): Promise<FixStates> {
  return {
    states: resolveFixStates(await selectFixStates(database.orm, audit.businessId), analysis, getReadAt(audit)),
  };
}

/** When the crawl of a finished audit ended. */
export function getReadAt({ finishedAt, createdAt }: Pick<AuditRecord, 'finishedAt' | 'createdAt'>): Date {
  return finishedAt ?? createdAt;
}
