import { type AuditRecord, findAudit, findAuditedRun } from '../../store/audits/audits.ts';
import type { SiteRunStatus } from '../../store/audits/site-runs.ts';
import { apiError } from '../api-error.ts';
import { requireWithinHistory } from '../rights/audit-history.ts';
import type { Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';

const NOT_FOUND =
  'There is no such audit in this browser: an audit is shown only where it was started. A program must send back the cookie it was given.';

/** One of the viewer's audits. Throws 404 when it does not exist or is another owner's, 402 beyond the plan's history. */
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

/** The site run of one of the viewer's audits. Throws as `findViewersAudit` does. */
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
