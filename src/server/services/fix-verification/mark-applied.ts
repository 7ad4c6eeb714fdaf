import type { FixStates } from '#shared/api/fix-verification.ts';
import { deleteFixState, selectFixStates, upsertFixState } from '../../store/fixes/fix-states.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import { requireResult } from '../facts/reevaluate-with-overrides.ts';
import type { Viewer } from '../viewer.ts';
import { findStep } from './find-step.ts';
import { getReadAt, readFixStates } from './list-fix-states.ts';

/**
 * Marks a step (all its checks) or one check as applied by the owner, or reverts that. Checks seen on the site stay seen.
 * Throws 404 for another owner's audit or an unknown step, 409 while the audit has no result.
 */
export async function markApplied(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  { checkId, isApplied }: { readonly checkId: string; readonly isApplied: boolean },
): Promise<FixStates> {
  const audit = await findViewersAudit(services, viewer, auditId);
  requireResult(audit);
  const analysis = await loadAnalysis(services, audit);
  const checks = findStep(analysis, checkId);
  const readAt = getReadAt(audit);
  await services.database.orm.transaction(async (tx) => {
    const kept = new Map((await selectFixStates(tx, audit.businessId)).map((row) => [row.checkId, row]));
    for (const { id } of checks) {
      const old = kept.get(id);
      if (old?.state === 'seen' && old.seenAt !== null && old.seenAt > readAt) continue;
      const lastCheck = old?.lastCheck ?? null;
      if (!isApplied && lastCheck === null) await deleteFixState(tx, audit.businessId, id);
      else {
        const appliedAt = isApplied ? new Date(services.now()) : null;
        const nothing = { seenAt: null, pointsGained: null };
        await upsertFixState(tx, audit.businessId, { checkId: id, state: 'applied', appliedAt, lastCheck, ...nothing });
      }
    }
  });
  return readFixStates(services, audit, analysis);
}
