import { auditReportData } from '#report/audit-pdf/audit-report-data.ts';
import { limitOf } from '#shared/product/rights.ts';
import type { AuditRecord } from '../../store/audits.ts';
import { findReportKeywords } from '../../store/report-keywords.ts';
import { readAnalysis } from '../audits/get-audit.ts';
import type { CoreServices } from '../core-services.ts';
import { type FixMaterialServices, findAskedAudit, readFixMaterial } from '../fixes/find-fix-material.ts';
import type { WrittenPartServices } from '../fixes/written-parts.ts';
import { countCall } from '../limits/count-call.ts';
import { requireRight } from '../rights/require-right.ts';
import { planOf, type Viewer } from '../viewer.ts';
import { findViewersDress } from './find-report-dress.ts';
import { reportFileName } from './report-file-name.ts';
import { type PdfFile, type TypesetServices, typesetFile } from './typeset-file.ts';
import { writtenFixes } from './written-fixes.ts';

export interface AuditPdfServices extends TypesetServices {
  readonly core: Pick<CoreServices, 'database' | 'now' | 'log'>;
  readonly audits: FixMaterialServices & WrittenPartServices;
}

/**
 * The report of one of the viewer's audits as PDF: of the audit that is named, else of the newest that is done. Throws 402, 404 for
 * another's audit or when there is none, 409 while it runs or when it failed, 429, and 503 when the typesetter is busy.
 */
export async function makeAuditPdf(
  services: AuditPdfServices,
  viewer: Viewer,
  { auditId }: { readonly auditId?: string | undefined },
): Promise<PdfFile> {
  requireRight(viewer, 'pdf');
  await countCall(services.core, viewer, 'report-pdf');
  return typesetAudit(services, viewer, await findAskedAudit(services.audits, viewer, { auditId }));
}

/** The report of an audit that the viewer may see, dressed and filled as the viewer's plan has it now. Throws 409 and 503. */
export async function typesetAudit(services: AuditPdfServices, viewer: Viewer, audit: AuditRecord): Promise<PdfFile> {
  const { core, audits } = services;
  const { orm } = core.database;
  const plan = planOf(viewer);
  const material = await readFixMaterial(audits, audit);
  const [analysis, keywords, dress] = await Promise.all([
    readAnalysis(audits, viewer, audit),
    findReportKeywords(orm, audit.id),
    findViewersDress(orm, viewer),
  ]);
  const madeAtMs = core.now();
  const data = auditReportData({
    analysis,
    fixes: writtenFixes(material, plan, analysis.grantedAddOns ?? []),
    keywords: keywords.slice(0, limitOf(plan, 'keywords') ?? undefined),
    dress,
    evidenceDigest: audit.bundleDigest,
    madeAtMs,
  });
  const name = reportFileName('visibility-report', analysis.websiteUrl, madeAtMs, 'pdf');
  return typesetFile(services, name, { template: 'audit-report', data, madeAtMs });
}
