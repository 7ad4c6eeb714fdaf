import { type AuditRecord, findAudit, findAuditedRun } from '../../store/audits/audits.ts';
import type { SiteRunStatus } from '../../store/audits/site-runs.ts';
import { apiError } from '../api-error.ts';
import { requireWithinHistory } from '../rights/audit-history.ts';
import type { Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';

/** The same for an audit that never was, that has expired and that is another owner's: none tells a stranger which. */
function missingAudit({ account }: Viewer): Error {
  const sentence =
    account === null
      ? 'This audit isn’t open in this browser. If you ran it with your account, log in to go on.'
      : 'There is no such audit in your account.';
  return apiError('not-found', sentence);
}

/** One of the viewer's audits. Throws 404 when it does not exist or is another owner's, 402 beyond the plan's history. */
export async function findViewersAudit(
  { database, now }: Pick<AuditServices, 'database' | 'now'>,
  viewer: Viewer,
  auditId: string,
): Promise<AuditRecord> {
  const audit = viewer.owner === null ? null : await findAudit(database.orm, viewer.owner, auditId);
  if (audit === null) throw missingAudit(viewer);
  requireWithinHistory(viewer, audit.createdAt, now());
  return audit;
}

/** The site run of one of the viewer's audits. Throws as `findViewersAudit` does. */
export async function findViewersRun(
  { database, now }: Pick<AuditServices, 'database' | 'now'>,
  viewer: Viewer,
  auditId: string,
): Promise<{ siteRunId: string; status: SiteRunStatus }> {
  const run = viewer.owner === null ? null : await findAuditedRun(database.orm, viewer.owner, auditId);
  if (run === null) throw missingAudit(viewer);
  requireWithinHistory(viewer, run.createdAt, now());
  return run;
}
