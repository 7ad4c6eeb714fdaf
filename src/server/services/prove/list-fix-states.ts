import type { FixStates } from '#shared/api/prove.ts';
import type { JudgedAnalysis } from '#shared/fixes/owner-words.ts';
import type { AuditRecord } from '../../store/audits.ts';
import { selectFixStates } from '../../store/fix-states.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit, judgeAnalysis } from '../audits/get-audit.ts';
import { requireResult } from '../facts/judge-with-words.ts';
import type { Viewer } from '../viewer.ts';
import { statesOf } from './states-of.ts';

/** How far the steps of an own audit are. Throws 404 for another's, 409 while it has no result. */
export async function listFixStates(services: AuditServices, viewer: Viewer, auditId: string): Promise<FixStates> {
  const audit = await findViewersAudit(services, viewer, auditId);
  requireResult(audit);
  return readFixStates(services, audit, await judgeAnalysis(services, audit));
}

/** The states of an audit whose analysis is at hand. */
export async function readFixStates(
  { database }: Pick<AuditServices, 'database'>,
  audit: AuditRecord,
  analysis: JudgedAnalysis,
): Promise<FixStates> {
  return { states: statesOf(await selectFixStates(database.orm, audit.businessId), analysis, readAtOf(audit)) };
}

/** When the reading of a finished audit ended. */
export function readAtOf({ finishedAt, createdAt }: Pick<AuditRecord, 'finishedAt' | 'createdAt'>): Date {
  return finishedAt ?? createdAt;
}
