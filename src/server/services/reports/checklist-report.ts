import type { PaperSettings } from '#report/pdf/paper.ts';
import { checklistHtml } from '#report/seo-checklist/checklist-html.ts';
import { checklistPdfData } from '#report/seo-checklist/checklist-pdf-data.ts';
import type { ChecklistMatter } from '#report/seo-checklist/checklist-sheet.ts';
import type { SeoPdf } from '#shared/api/exports.ts';
import type { SeoChecklistRequest } from '#shared/api/seo-checklist.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { forOthers } from '../audits/for-others.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import { evaluateChecklist } from '../checklist/evaluate-checklist.ts';
import type { FixServices } from '../fixes/fix-services.ts';
import type { Viewer } from '../viewer.ts';
import { findViewerBranding } from './find-report-branding.ts';
import { makeReportFileName } from './report-file-name.ts';
import { type PdfFile, type TypesetServices, typesetFile } from './typeset-file.ts';

const fileKind = 'seo-checklist';

/** A checklist as its viewer's plan shows it, ready to be written in any form. */
export interface ChecklistReport {
  readonly auditId: string;
  readonly matter: ChecklistMatter;
  readonly settings: PaperSettings;
}

/**
 * Judges a page of one of the viewer's audits, for a form that is taken along. What the plan withholds on the screen is not in it
 * either. Throws as `evaluateChecklist`.
 */
export async function findChecklistReport(
  { core, ...services }: FixServices,
  viewer: Viewer,
  request: SeoChecklistRequest,
  isForOthers: true | undefined = undefined,
): Promise<ChecklistReport> {
  const { auditId, pageUrl, targetKeyword, ...checklist } = await evaluateChecklist(
    { core, ...services },
    viewer,
    request,
    isForOthers,
  );
  const own = await findViewersAudit(core, viewer, auditId);
  const audit = isForOthers === true ? forOthers(own) : own;
  const { businessName, websiteUrl, business, collectedAt } = await loadAnalysis(services.audits, audit);
  return {
    auditId,
    matter: {
      businessName: businessName ?? formatHost(websiteUrl),
      pageUrl,
      targetKeyword,
      readAt: collectedAt,
      checklist,
    },
    settings: {
      branding: await findViewerBranding(core.database.orm, viewer),
      country: business.address?.country ?? null,
      language: business.languages[0] ?? null,
      madeAtMs: core.now(),
    },
  };
}

/** The checklist as PDF. Throws 503 when the typesetter is busy. */
export async function makeChecklistPdf(
  services: TypesetServices,
  { matter, settings }: Pick<ChecklistReport, 'matter' | 'settings'>,
): Promise<PdfFile> {
  const { madeAtMs } = settings;
  const data = checklistPdfData(matter, settings);
  const name = makeReportFileName(fileKind, matter.pageUrl, madeAtMs, 'pdf');
  return typesetFile(services, name, { template: 'seo-checklist', data, madeAtMs });
}

/** The checklist as one HTML file that needs nothing else and runs nothing: the specified export. */
export function makeChecklistHtml({ matter, settings }: Pick<ChecklistReport, 'matter' | 'settings'>): SeoPdf {
  return {
    success: true,
    pdfContent: checklistHtml(matter, settings),
    downloadName: makeReportFileName(fileKind, matter.pageUrl, settings.madeAtMs, 'html'),
  };
}
