import type { AuditedAnalysis } from '#shared/api/audits.ts';
import { ADD_ONS, type AddOnId } from '#shared/product/add-ons.ts';
import { hasRight } from '#shared/product/rights.ts';
import { selectGrantedAddOnIds } from '../../store/admin/granted-add-ons.ts';
import type { Orm } from '../../store/database/database.ts';
import { findNextScan } from '../../store/watch/watches.ts';
import { getPlan, type Viewer } from '../viewer.ts';
import { redactForPlan } from './redact-for-plan.ts';

/** An audit's analysis redacted for its viewer, by the current plan and the add-ons of the audit. */
export async function redactForViewer(
  orm: Orm,
  viewer: Viewer,
  auditId: string,
  analysis: Omit<AuditedAnalysis, 'auditId'>,
): Promise<AuditedAnalysis> {
  const ids = viewer.account === null ? [] : await selectGrantedAddOnIds(orm, viewer.account.id, auditId);
  const nextScan = hasRight(getPlan(viewer), 'monthlyRescan') ? await findNextScan(orm, auditId) : null;
  const audited = { ...analysis, auditId, ...(nextScan && { nextScanAt: nextScan.toISOString() }) };
  return redactForPlan(audited, getPlan(viewer), ids.filter(isAddOnId));
}

/** False for an add-on that this release does not know. */
function isAddOnId(id: string): id is AddOnId {
  return ADD_ONS.some((addOn) => addOn.id === id);
}
