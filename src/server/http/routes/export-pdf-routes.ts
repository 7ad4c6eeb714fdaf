import { exportPdfEndpoint } from '#shared/api/exports.ts';
import { makeAuditPdf } from '../../services/reports/make-audit-pdf.ts';
import type { App, AppDeps } from '../app-context.ts';
import { pdfResponse } from '../pdf-response.ts';
import { registerFile } from '../register-file.ts';

/** `GET /api/export-pdf`: the report as a PDF, of the named audit or site, else of the caller's newest audit. */
export function registerExportPdfRoutes(app: App, services: Pick<AppDeps, 'core' | 'audits' | 'pdf'>): void {
  registerFile(app, exportPdfEndpoint, async ({ viewer, query }) =>
    pdfResponse(await makeAuditPdf(services, viewer, query)),
  );
}
