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

/** A checklist as its viewer's plan shows it, ready to be rendered in any format. */
export interface ChecklistReport {
  readonly auditId: string;
  readonly matter: ChecklistMatter;
  readonly settings: PaperSettings;
}

/**
 * Evaluates a page of one of the viewer's audits for an export. It leaves out what the plan withholds on the screen. Throws
 * as `evaluateChecklist`.
 */
export async function findChecklistReport(
  { core, ...services }: FixServices,
  viewer: Viewer,
  request: SeoChecklistRequest,
  isForOthers: true | undefined = undefined,
): Promise<ChecklistReport> {
  const { auditId, pageUrl, targetKeyword, keywordFrom, ...checklist } = await evaluateChecklist(
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
      keywordFrom,
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

/** Renders the checklist as PDF. Throws 503 when the typesetter is busy. */
export async function makeChecklistPdf(
  services: TypesetServices,
  { matter, settings }: Pick<ChecklistReport, 'matter' | 'settings'>,
): Promise<PdfFile> {
  const { madeAtMs } = settings;
  const data = checklistPdfData(matter, settings);
  const name = makeReportFileName(fileKind, matter.pageUrl, madeAtMs, 'pdf');
  return typesetFile(services, name, { template: 'seo-checklist', data, madeAtMs });
}

/** Renders the checklist as one self-contained HTML file without scripts, as the specification requires. */
export function makeChecklistHtml({ matter, settings }: Pick<ChecklistReport, 'matter' | 'settings'>): SeoPdf {
  return {
    success: true,
    pdfContent: checklistHtml(matter, settings),
    downloadName: makeReportFileName(fileKind, matter.pageUrl, settings.madeAtMs, 'html'),
  };
}
