import type { Plan } from '#shared/product/plans.ts';
import { hasRight } from '#shared/product/rights.ts';
import { isBrandName, isContact, type ReportBrand, type ReportBranding } from '#shared/report/report-brand.ts';
import type { Orm } from '../../store/database/database.ts';
import { findReportBrand } from '../../store/reports/report-brands.ts';
import { getPlan, type Viewer } from '../viewer.ts';

/**
 * The current branding of this account's reports: its own brand where `plan` has white label, no mark of ours where the
 * plan has clean files. The brand stays stored while the plan lacks the right. `accountId` is null for a visitor.
 */
export async function findReportBranding(orm: Orm, accountId: string | null, plan: Plan): Promise<ReportBranding> {
  const hasBrand = accountId !== null && hasRight(plan, 'whiteLabel');
  return {
    brand: hasBrand ? ofFixedForm(await findReportBrand(orm, accountId)) : null,
    hasWatermark: !hasRight(plan, 'cleanPdf'),
  };
}

/** Earlier releases accepted any text as name and contact. */
function ofFixedForm(brand: ReportBrand | null): ReportBrand | null {
  if (brand === null || !isBrandName(brand.name)) return null;
  return brand.contact === null || isContact(brand.contact) ? brand : { ...brand, contact: null };
}

/** The branding of a viewer's exports. */
export async function findViewerBranding(orm: Orm, viewer: Viewer): Promise<ReportBranding> {
  return findReportBranding(orm, viewer.account?.id ?? null, getPlan(viewer));
}
