import { getAudit } from '#shared/api/audits.ts';
import { EXPORT_PDF_PATH, ExportPdfQuery } from '#shared/api/exports.ts';
import { makeAuditPdf } from '../../services/reports/make-audit-pdf.ts';
import type { App, AppDeps } from '../app-context.ts';
import { requireSameSiteRead } from '../guards/same-site-read.ts';
import { pdfResponse } from '../pdf-response.ts';
import { parseWith, readQuery, requireCaller } from '../register-endpoint.ts';

/** `GET /api/export-pdf`: the report of the audit that is named, else of the caller's newest, as a file to save. */
export function registerExportPdfRoutes(app: App, services: Pick<AppDeps, 'core' | 'audits' | 'pdf'>): void {
  app.get(EXPORT_PDF_PATH, async (c) => {
    const viewer = await c.get('findViewer')();
    requireCaller(getAudit, viewer);
    requireSameSiteRead(c, 'navigation');
    return pdfResponse(await makeAuditPdf(services, viewer, parseWith(ExportPdfQuery, readQuery(c))));
  });
}
