import type { Endpoint } from '#shared/api/endpoint.ts';
import { CHECKLIST_PDF_PATH, ChecklistPdfQuery, exportSeoPdf, KEYWORDS_PDF_PATH } from '#shared/api/exports.ts';
import { generateKeywords, KeywordRequest } from '#shared/api/keywords.ts';
import { SeoChecklistRequest } from '#shared/api/seo-checklist.ts';
import { findChecklistReport, makeChecklistHtml, makeChecklistPdf } from '../../services/reports/checklist-report.ts';
import { makeKeywordPdf } from '../../services/reports/keyword-report.ts';
import type { App, AppDeps } from '../app-context.ts';
import { readJsonBody } from '../guards/json-body.ts';
import { requireSameSiteRead } from '../guards/same-site-read.ts';
import { pdfResponse } from '../pdf-response.ts';
import { parseWith, readQuery, registerEndpoint, requireCaller } from '../register-endpoint.ts';

/** Registers the checklist and the keyword strategy as files, and returns the endpoints. */
export function registerExportRoutes(
  app: App,
  { core, audits, fixes, pdf }: Pick<AppDeps, 'core' | 'audits' | 'fixes' | 'pdf'>,
): readonly Endpoint[] {
  registerEndpoint(app, exportSeoPdf, async ({ viewer, body }) =>
    makeChecklistHtml(await findChecklistReport(fixes, viewer, body)),
  );
  app.get(CHECKLIST_PDF_PATH, async (c) => {
    const viewer = await c.get('findViewer')();
    requireCaller(exportSeoPdf, viewer);
    requireSameSiteRead(c, 'navigation');
    const request = SeoChecklistRequest.parse(parseWith(ChecklistPdfQuery, readQuery(c)));
    return pdfResponse(await makeChecklistPdf({ core, pdf }, await findChecklistReport(fixes, viewer, request)));
  });
  app.post(KEYWORDS_PDF_PATH, async (c) => {
    const viewer = await c.get('findViewer')();
    requireCaller(generateKeywords, viewer);
    const request = parseWith(KeywordRequest, await readJsonBody(c));
    return pdfResponse(await makeKeywordPdf({ core, audits, pdf }, viewer, request));
  });
  return [exportSeoPdf];
}
