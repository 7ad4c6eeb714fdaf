import { MailError } from '#providers/mail-error.ts';
import { PdfError } from '#report/pdf/pdf-maker.ts';
import { SeoChecklistRequest } from '#shared/api/seo-checklist.ts';
import { type AuditRecord, findAuditOwner } from '../../store/audits/audits.ts';
import type { MailRecord } from '../../store/mail/mails.ts';
import { ApiError } from '../api-error.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { forOthers } from '../audits/for-others.ts';
import { readFixMaterial } from '../fixes/find-fix-material.ts';
import type { FixServices } from '../fixes/fix-services.ts';
import type { MailExtras } from '../mail/mail-services.ts';
import { leaveOutAddresses } from '../mail/templates/leave-out-addresses.ts';
import { findOwnerViewer } from '../rights/find-owner-viewer.ts';
import type { Viewer } from '../viewer.ts';
import { findChecklistReport, makeChecklistPdf } from './checklist-report.ts';
import { findViewerBranding } from './find-report-branding.ts';
import { type AuditPdfServices, typesetAudit } from './make-audit-pdf.ts';
import { isOwnMailbox } from './queue-report-mail.ts';
import { type MailedReport, readReportMailKey } from './report-mail-key.ts';
import type { PdfFile } from './typeset-file.ts';

export interface BrandedMailServices extends AuditPdfServices {
  readonly core: FixServices['core'];
  readonly fixes: FixServices;
}

/** Less than the time for which a mail is claimed, leaving time for the mail server. */
const PDF_MS = 25_000;
const GONE = 'The report is not there any more: its audit or account was deleted, or its plan ended.';
const LATE = 'The PDF of the report could not be made in time.';

/**
 * The PDF of a report mail with its sender name, by the current rights of the audit's owner; nothing for other mails.
 * Throws `MailError`: `refused` when the report is gone, `later` when the PDF cannot be made now.
 */
export async function attachBrandedPdf(services: BrandedMailServices, mail: MailRecord): Promise<MailExtras> {
  const report = readReportMailKey(mail.uniqueKey);
  if (report === null) return {};
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new MailError('later', LATE)), PDF_MS);
  try {
    return await Promise.race([attachPdf(services, report, mail.recipient), late.promise]);
  } catch (error) {
    throw meaningOf(error);
  } finally {
    clearTimeout(timer);
  }
}

async function attachPdf(services: BrandedMailServices, report: MailedReport, recipient: string): Promise<MailExtras> {
  const { core, audits } = services;
  const owned = await findAuditOwner(core.database.orm, report.auditId);
  const away = owned === null ? null : await findOwnerViewer(core, owned.owner);
  if (away === null) throw new MailError('refused', GONE);
  // Limits are counted by address: each mail has its own.
  const viewer = { ...away, addressKey: `mail:${report.auditId}` };
  const found = await findViewersAudit(audits, viewer, report.auditId);
  const audit = isOwnMailbox(viewer, recipient) ? found : forOthers(found);
  const [{ brand }, { name, bytes }] = await Promise.all([
    findViewerBranding(core.database.orm, viewer),
    makePdf(services, viewer, audit, report),
  ]);
  const isPlainName = brand !== null && leaveOutAddresses(brand.name) === brand.name;
  return {
    attachments: [{ name, type: 'application/pdf', bytes }],
    ...(isPlainName && { fromName: brand.name }),
  };
}

async function makePdf(
  services: BrandedMailServices,
  viewer: Viewer,
  audit: AuditRecord,
  report: MailedReport,
): Promise<PdfFile> {
  switch (report.kind) {
    case 'audit-report':
      return typesetAudit(services, viewer, audit);
    case 'checklist-report': {
      const { outline } = await readFixMaterial(services.audits, audit);
      const page = outline.pages[report.page];
      if (page === undefined) throw new MailError('refused', GONE);
      const { auditId, keyword } = report;
      const request = SeoChecklistRequest.parse({ auditId, url: page.url, targetKeyword: keyword });
      return makeChecklistPdf(services, await findChecklistReport(services.fixes, viewer, request, audit.isForOthers));
    }
    default:
      return report satisfies never;
  }
}

/**
 * Converts the reason why a report cannot be made to an error of the mail server. Other errors, such as of the database,
 * are kept.
 */
function meaningOf(error: unknown): unknown {
  if (error instanceof PdfError) return new MailError('later', LATE);
  if (!(error instanceof ApiError)) return error;
  const { code } = error.response;
  const isForNow = code === 'overloaded' || code === 'too-many-requests' || code === 'temporarily-unavailable';
  return isForNow ? new MailError('later', LATE) : new MailError('refused', GONE);
}
