import { findAudit, findAuditOwner, type Owner, selectAuditsOfRun } from '../../store/audits/audits.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { storeFirstEvaluation } from '../audits/load-analysis.ts';
import { storeOutline } from '../audits/read-outline.ts';

/**
 * Makes and stores what the reports of a finished site run need, since GET requests store nothing: the evaluation with owner
 * input from earlier audits, and the site's outline where an earlier release ended the run. `auditId`: for this audit only.
 * Idempotent. Audits or runs deleted by now are skipped.
 */
export async function prepareReports(
  services: AuditServices,
  { siteRunId, auditId }: { readonly siteRunId: string; readonly auditId?: string | undefined },
  signal: AbortSignal,
): Promise<void> {
  const { orm } = services.database;
  for (const { id, owner } of await findAudits()) {
    signal.throwIfAborted();
    const audit = await findAudit(orm, owner, id);
    if (audit === null || audit.status !== 'done') continue;
    await storeOutline(services, audit);
    await storeFirstEvaluation(services, audit);
  }

  async function findAudits(): Promise<{ id: string; owner: Owner }[]> {
    if (auditId === undefined) return selectAuditsOfRun(orm, siteRunId);
    const found = await findAuditOwner(orm, auditId);
    return found === null ? [] : [{ id: auditId, owner: found.owner }];
  }
}
