import type { FixId } from '#shared/product/fix-ids.ts';
import { FIXES } from '#shared/product/fixes.ts';
import { hasRight } from '#shared/product/rights.ts';
import { selectGrantedAddOnIds } from '../../store/admin/granted-add-ons.ts';
import { ApiError } from '../api-error.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireRight } from '../rights/require-right.ts';
import { getPlan, type Viewer } from '../viewer.ts';
import { type AskedAudit, type FixMaterial, findAskedAudit, findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';

/**
 * The material of an audit for one kind of Fix-It text, for a plan that includes all of them or an add-on of this audit
 * that includes this one. The call is counted before anything is loaded. Throws 402 before revealing whether the audit
 * exists, 429, and as `findFixMaterial`.
 */
export async function requireFix(
  services: FixServices,
  viewer: Viewer,
  fix: FixId,
  asked: AskedAudit,
): Promise<FixMaterial> {
  const isOpen = hasRight(getPlan(viewer), 'allFixes') || (await isOpenedByAddOn(services, viewer, fix, asked));
  if (!isOpen) requireRight(viewer, 'allFixes');
  await consumeRateLimit(services.core, viewer, 'compose');
  return findFixMaterial(services.audits, viewer, asked);
}

/** False also where there is no such audit, so that the two cases look the same. */
async function isOpenedByAddOn(
  { core, audits }: FixServices,
  viewer: Viewer,
  fix: FixId,
  asked: AskedAudit,
): Promise<boolean> {
  const { openedBy } = FIXES[fix];
  if (viewer.account === null || openedBy === null) return false;
  try {
    const { id } = await findAskedAudit(audits, viewer, asked);
    return (await selectGrantedAddOnIds(core.database.orm, viewer.account.id, id)).includes(openedBy);
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
