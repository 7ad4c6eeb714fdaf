import { auditReportData } from '#report/audit-pdf/audit-report-data.ts';
import type { Keyword } from '#shared/api/keywords.ts';
import { getPlanLimit } from '#shared/product/rights.ts';
import { plainName } from '#shared/report/public-name.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { findReportKeywords } from '../../store/reports/report-keywords.ts';
import { readAnalysis } from '../audits/get-audit.ts';
import { siteNamesKeyword } from '../audits/site-text.ts';
import type { CoreServices } from '../core-services.ts';
import {
  type AskedAudit,
  type FixMaterial,
  type FixMaterialServices,
  findAskedAudit,
  readFixMaterial,
} from '../fixes/find-fix-material.ts';
import type { GeneratedPartServices } from '../fixes/generated-parts.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireRight } from '../rights/require-right.ts';
import { getPlan, type Viewer } from '../viewer.ts';
import { findViewerBranding } from './find-report-branding.ts';
import { makeReportFileName } from './report-file-name.ts';
import { type PdfFile, type TypesetServices, typesetFile } from './typeset-file.ts';
import { writtenFixes } from './written-fixes.ts';

export interface AuditPdfServices extends TypesetServices {
  readonly core: Pick<CoreServices, 'database' | 'now' | 'log'>;
  readonly audits: FixMaterialServices & GeneratedPartServices;
}

/**
 * The report of one of the viewer's audits as PDF: of the named audit, else of the newest of the site at `url`, else of the
 * newest finished one. Throws 402, 404 for another owner's audit or when there is none, 409 while it runs or when it
 * failed, 429, and 503 when the typesetter is busy.
 */
export async function makeAuditPdf(services: AuditPdfServices, viewer: Viewer, asked: AskedAudit): Promise<PdfFile> {
  requireRight(viewer, 'pdf');
  await consumeRateLimit(services.core, viewer, 'report-pdf');
  return typesetAudit(services, viewer, await findAskedAudit(services.audits, viewer, asked));
}

/**
 * The stored keywords. For readers other than the owner only those that the site itself contains, without their reasons,
 * since both come from the browser.
 */
function keywordsFor(
  { audit, analysis, outline, sheet }: FixMaterial,
  keywords: readonly Keyword[],
): readonly Keyword[] {
  if (audit.isForOthers !== true) return keywords;
  const isSaid = (words: string) => siteNamesKeyword(words, outline, analysis.business, sheet.language);
  return keywords
    .filter(({ keyword }) => isSaid(keyword) && plainName(keyword) !== null)
    .map((keyword) => ({ ...keyword, rationale: '' }));
}

/** The report of an audit that the viewer may see, with branding and content by the viewer's current plan. Throws 409 and 503. */
export async function typesetAudit(services: AuditPdfServices, viewer: Viewer, audit: AuditRecord): Promise<PdfFile> {
  const { core, audits } = services;
  const { orm } = core.database;
  const plan = getPlan(viewer);
  const material = await readFixMaterial(audits, audit);
  const [analysis, keywords, branding] = await Promise.all([
    readAnalysis(audits, viewer, audit),
    findReportKeywords(orm, audit.id),
    findViewerBranding(orm, viewer),
  ]);
  const madeAtMs = core.now();
  const data = auditReportData({
    analysis,
    fixes: writtenFixes(material, plan, analysis.grantedAddOns ?? []),
    keywords: keywordsFor(material, keywords).slice(0, getPlanLimit(plan, 'keywords') ?? undefined),
    branding,
    evidenceDigest: audit.bundleDigest,
    madeAtMs,
  });
  const name = makeReportFileName('visibility-report', analysis.websiteUrl, madeAtMs, 'pdf');
  return typesetFile(services, name, { template: 'audit-report', data, madeAtMs });
}
