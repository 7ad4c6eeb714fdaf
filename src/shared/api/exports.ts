import { z } from 'zod';
import { MailAccepted } from './email-report.ts';
import { defineEndpoint } from './endpoint.ts';
import { SeoChecklistRequest } from './seo-checklist.ts';

/** A page navigation that downloads the report as PDF: no JSON, so no endpoint value. */
export const EXPORT_PDF_PATH = '/api/export-pdf';

/** Without `auditId` the newest finished audit of this session or account is meant. */
export const ExportPdfQuery = z.object({ auditId: z.string().max(100).optional() });

/** A page navigation that downloads the checklist of a page as PDF; its query is that of `ChecklistPdfQuery`. */
export const CHECKLIST_PDF_PATH = '/api/export/checklist.pdf';

/** As `SeoChecklistRequest`, in an address; the first wording of each change. */
export const ChecklistPdfQuery = SeoChecklistRequest.omit({ variant: true });
export type ChecklistPdfQuery = z.input<typeof ChecklistPdfQuery>;

/** A POST of a `KeywordRequest` that answers with the strategy as PDF: notes of an owner do not belong into an address. */
export const KEYWORDS_PDF_PATH = '/api/export/keywords.pdf';

/** `pdfContent` is HTML without scripts, saved by the client under `downloadName`. */
export const SeoPdf = z.object({ success: z.literal(true), pdfContent: z.string(), downloadName: z.string() });
export type SeoPdf = z.infer<typeof SeoPdf>;

export const exportSeoPdf = defineEndpoint({
  method: 'POST',
  path: '/api/export/seo-pdf',
  summary: 'The checklist as a printable HTML file.',
  callers: 'anyone',
  isForPrograms: true,
  body: SeoChecklistRequest,
  query: null,
  response: SeoPdf,
  status: 200,
});

export const exportSeoEmail = defineEndpoint({
  method: 'POST',
  path: '/api/export/seo-email',
  summary: 'Send the checklist to one address.',
  callers: 'anyone',
  body: SeoChecklistRequest.extend({ email: z.string().trim().min(1, 'Please enter your email address.').max(254) }),
  query: null,
  response: MailAccepted,
  status: 202,
});
