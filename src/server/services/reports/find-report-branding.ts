import type { Plan } from '#shared/product/plans.ts';
import { hasRight } from '#shared/product/rights.ts';
import { isBrandName, isContact, type ReportBrand, type ReportBranding } from '#shared/report/report-brand.ts';
import type { Orm } from '../../store/database/database.ts';
import { findReportBrand } from '../../store/reports/report-brands.ts';
import { getPlan, type Viewer } from '../viewer.ts';

/**
 * How a report of this account is dressed at this moment: with its own brand where `plan` has white label, without our mark where
 * the plan has clean files. A brand that was set stays kept while the plan has not the right. `accountId` is null for a visitor.
 */
export async function findReportBranding(orm: Orm, accountId: string | null, plan: Plan): Promise<ReportBranding> {
  const hasBrand = accountId !== null && hasRight(plan, 'whiteLabel');
  return {
    brand: hasBrand ? ofFixedForm(await findReportBrand(orm, accountId)) : null,
    hasWatermark: !hasRight(plan, 'cleanPdf'),
  };
}

/** Earlier releases kept any text as a name and a contact. */
function ofFixedForm(brand: ReportBrand | null): ReportBrand | null {
  if (brand === null || !isBrandName(brand.name)) return null;
  return brand.contact === null || isContact(brand.contact) ? brand : { ...brand, contact: null };
}

/** How what a viewer takes along is dressed. */
export async function findViewerBranding(orm: Orm, viewer: Viewer): Promise<ReportBranding> {
  return findReportBranding(orm, viewer.account?.id ?? null, getPlan(viewer));
}
