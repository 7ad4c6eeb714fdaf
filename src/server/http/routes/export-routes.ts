import type { Endpoint } from '#shared/api/endpoint.ts';
import { checklistPdfEndpoint, exportSeoPdfEndpoint, keywordsPdfEndpoint } from '#shared/api/exports.ts';
import { SeoChecklistRequest } from '#shared/api/seo-checklist.ts';
import { findChecklistReport, makeChecklistHtml, makeChecklistPdf } from '../../services/reports/checklist-report.ts';
import { makeKeywordPdf } from '../../services/reports/keyword-report.ts';
import type { App, AppDeps } from '../app-context.ts';
import { pdfResponse } from '../pdf-response.ts';
import { registerEndpoint } from '../register-endpoint.ts';
import { registerFile } from '../register-file.ts';

/** Registers the downloads of checklist and keyword strategy, and returns the endpoints. */
export function registerExportRoutes(
  app: App,
  { core, audits, fixes, pdf }: Pick<AppDeps, 'core' | 'audits' | 'fixes' | 'pdf'>,
): readonly Endpoint[] {
  registerEndpoint(app, exportSeoPdfEndpoint, async ({ viewer, body }) =>
    makeChecklistHtml(await findChecklistReport(fixes, viewer, body)),
  );
  registerFile(app, checklistPdfEndpoint, async ({ viewer, query }) => {
    const request = SeoChecklistRequest.parse(query);
    return pdfResponse(await makeChecklistPdf({ core, pdf }, await findChecklistReport(fixes, viewer, request)));
  });
  registerFile(app, keywordsPdfEndpoint, async ({ viewer, body }) =>
    pdfResponse(await makeKeywordPdf({ core, audits, pdf }, viewer, body)),
  );
  return [exportSeoPdfEndpoint];
}
