import type { AuditResult } from '#shared/api/audits.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { ADD_ONS, type AddOnId } from '#shared/product/add-ons.ts';
import { hasRight } from '#shared/product/rights.ts';
import { selectGrantedAddOnIds } from '../../store/admin/granted-add-ons.ts';
import type { Orm } from '../../store/database/database.ts';
import { findNextScan } from '../../store/watch/watches.ts';
import { getPlan, type Viewer } from '../viewer.ts';

/** An audit's analysis without its texts, with what its viewer has of it: the add-ons of the audit and the next scan. */
export async function resultForViewer(
  orm: Orm,
  viewer: Viewer,
  auditId: string,
  analysis: Analysis,
): Promise<AuditResult> {
  const grantedAddOns = await findGrantedAddOns(orm, viewer, auditId);
  const nextScan = hasRight(getPlan(viewer), 'monthlyRescan') ? await findNextScan(orm, auditId) : null;
  const { businessOnSite: _, judgedWith: __, ...result } = analysis;
  return {
    ...result,
    auditId,
    ...(grantedAddOns.length > 0 && { grantedAddOns }),
    ...(nextScan && { nextScanAt: nextScan.toISOString() }),
  };
}

/** The viewer's add-ons for an audit. */
export async function findGrantedAddOns(orm: Orm, { account }: Viewer, auditId: string): Promise<AddOnId[]> {
  const ids = account === null ? [] : await selectGrantedAddOnIds(orm, account.id, auditId);
  return ids.filter(isAddOnId);
}

/** False for an add-on that this release does not know. */
function isAddOnId(id: string): id is AddOnId {
  return ADD_ONS.some((addOn) => addOn.id === id);
}
