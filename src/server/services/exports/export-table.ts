import { checksCsv } from '#report/tables/checks-csv.ts';
import { planCsv } from '#report/tables/plan-csv.ts';
import { readAnalysis } from '../audits/get-audit.ts';
import type { Viewer } from '../viewer.ts';
import { exportName } from './export-name.ts';
import type { ExportServices } from './export-services.ts';
import { findExportedAudit } from './find-exported-audit.ts';

const WRITERS = { checks: checksCsv, plan: planCsv } as const;

/** The checks or the plan of one audit of the viewer's as CSV, with its name. Throws as `findExportedAudit` does. */
export async function exportTable(
  services: ExportServices,
  viewer: Viewer,
  auditId: string,
  kind: keyof typeof WRITERS,
): Promise<{ readonly name: string; readonly text: string }> {
  const audit = await findExportedAudit(services, viewer, auditId);
  const analysis = await readAnalysis(services, viewer, audit);
  return {
    name: exportName(kind, analysis.websiteUrl, analysis.collectedAt, '.csv'),
    text: WRITERS[kind](analysis),
  };
}
