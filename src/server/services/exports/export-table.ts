import { checksCsv } from '#report/tables/checks-csv.ts';
import { planCsv } from '#report/tables/plan-csv.ts';
import { analysisUnderBrand } from '#shared/report/our-name.ts';
import { readAnalysis } from '../audits/get-audit.ts';
import { findViewerBranding } from '../reports/find-report-branding.ts';
import type { Viewer } from '../viewer.ts';
import { exportName } from './export-name.ts';
import type { ExportServices } from './export-services.ts';
import { findExportedAudit } from './find-exported-audit.ts';

const WRITERS = { checks: checksCsv, plan: planCsv } as const;

/**
 * The checks or the plan of one of the viewer's audits as CSV, with its name; without our name where the viewer has a
 * brand. Throws as `findExportedAudit` does.
 */
export async function exportTable(
  services: ExportServices,
  viewer: Viewer,
  auditId: string,
  kind: keyof typeof WRITERS,
): Promise<{ readonly name: string; readonly text: string }> {
  const audit = await findExportedAudit(services, viewer, auditId);
  const { brand } = await findViewerBranding(services.database.orm, viewer);
  const analysis = analysisUnderBrand(await readAnalysis(services, viewer, audit), brand);
  const { websiteUrl, collectedAt } = analysis;
  return {
    name: exportName(kind, websiteUrl, collectedAt, '.csv', { hasBrand: brand !== null }),
    text: WRITERS[kind](analysis),
  };
}
