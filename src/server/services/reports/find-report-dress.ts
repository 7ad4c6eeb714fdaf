import type { Plan } from '#shared/product/plans.ts';
import { hasRight } from '#shared/product/rights.ts';
import type { ReportDress } from '#shared/report/report-brand.ts';
import type { Orm } from '../../store/database.ts';
import { findReportBrand } from '../../store/report-brands.ts';
import { planOf, type Viewer } from '../viewer.ts';

/**
 * How a report of this account is dressed at this moment: with its own brand where `plan` has white label, without our mark where
 * the plan has clean files. A brand that was set stays kept while the plan has not the right. `accountId` is null for a visitor.
 */
export async function findReportDress(orm: Orm, accountId: string | null, plan: Plan): Promise<ReportDress> {
  const hasBrand = accountId !== null && hasRight(plan, 'whiteLabel');
  return {
    brand: hasBrand ? await findReportBrand(orm, accountId) : null,
    hasWatermark: !hasRight(plan, 'cleanPdf'),
  };
}

/** How what a viewer takes along is dressed. */
export async function findViewersDress(orm: Orm, viewer: Viewer): Promise<ReportDress> {
  return findReportDress(orm, viewer.account?.id ?? null, planOf(viewer));
}
