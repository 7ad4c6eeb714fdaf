import { FIXES, type FixId } from '#shared/product/fixes.ts';
import { hasRight } from '#shared/product/rights.ts';
import { selectGrantedAddOnIds } from '../../store/granted-add-ons.ts';
import { requireRight } from '../rights/require-right.ts';
import { planOf, type Viewer } from '../viewer.ts';
import { type AskedAudit, type FixMaterial, findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';

/**
 * The material of an audit for one of the written fixes: for a plan that has them all, or where an add-on of this audit
 * opens it. Throws 402 otherwise, before anything is said of the audit, and as `findFixMaterial`.
 */
export async function requireFix(
  { core, audits }: FixServices,
  viewer: Viewer,
  fix: FixId,
  asked: AskedAudit,
): Promise<FixMaterial> {
  const { openedBy } = FIXES[fix];
  if (hasRight(planOf(viewer), 'allFixes')) return findFixMaterial(audits, viewer, asked);
  if (viewer.account === null || openedBy === null) requireRight(viewer, 'allFixes');
  const material = await findFixMaterial(audits, viewer, asked).catch(() => null);
  const granted =
    viewer.account === null || material === null
      ? []
      : await selectGrantedAddOnIds(core.database.orm, viewer.account.id, material.audit.id);
  if (openedBy === null || material === null || !granted.includes(openedBy)) {
    requireRight(viewer, 'allFixes');
    throw new Error('A plan without the right passed it.');
  }
  return material;
}
