import { z } from 'zod';
import { typedEmail } from '#shared/text/typed-email.ts';
import { typedText } from '#shared/text/typed-text.ts';
import { MailAccepted } from './email-report.ts';
import { defineEndpoint } from './endpoint.ts';
import { defineFile } from './file-endpoint.ts';
import { KeywordRequest } from './keywords.ts';
import { SeoChecklistRequest } from './seo-checklist.ts';

export const EXPORT_PDF_PATH = '/api/export-pdf';

/** The audit itself, or the site's newest finished audit. With neither, the newest of this session or account. */
export const ExportPdfQuery = z
  .object({
    auditId: typedText({ most: 100 }).optional(),
    url: typedText({
      most: 2048,
      least: 1,
      isAddress: true,
      missing: 'Name a website, such as example.com.',
    }).optional(),
  })
  .refine(({ auditId, url }) => auditId === undefined || url === undefined, {
    error: 'Name either the audit (auditId) or the website (url).',
    path: ['url'],
  });

export const exportPdfEndpoint = defineFile({
  method: 'GET',
  path: EXPORT_PDF_PATH,
  type: 'application/pdf',
  summary:
    'The report of an own audit as PDF: of auditId, else of the newest finished audit of url, else of the newest of all.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: ExportPdfQuery,
});

export const CHECKLIST_PDF_PATH = '/api/export/checklist.pdf';

/** Like `SeoChecklistRequest`, as a query string; the first wording of each change. */
export const ChecklistPdfQuery = SeoChecklistRequest.omit({ variant: true });
export type ChecklistPdfQuery = z.input<typeof ChecklistPdfQuery>;

export const checklistPdfEndpoint = defineFile({
  method: 'GET',
  path: CHECKLIST_PDF_PATH,
  type: 'application/pdf',
  summary: 'The checklist of a page of an audited site as PDF.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: ChecklistPdfQuery,
});

export const KEYWORDS_PDF_PATH = '/api/export/keywords.pdf';

/** A POST, because an owner's notes do not belong in a URL. */
export const keywordsPdfEndpoint = defineFile({
  method: 'POST',
  path: KEYWORDS_PDF_PATH,
  type: 'application/pdf',
  summary: 'The keyword strategy of one business as PDF.',
  callers: 'anyone',
  isForPrograms: true,
  body: KeywordRequest,
  query: null,
});

/** `pdfContent` is HTML without scripts, saved by the client under `downloadName`. */
export const SeoPdf = z.object({ success: z.literal(true), pdfContent: z.string(), downloadName: z.string() });
export type SeoPdf = z.infer<typeof SeoPdf>;

export const exportSeoPdfEndpoint = defineEndpoint({
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

export const exportSeoEmailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/export/seo-email',
  summary: 'Email the checklist to one address. A key needs the permission to email reports.',
  callers: 'anyone',
  isForPrograms: true,
  body: SeoChecklistRequest.extend({
    email: typedEmail({ most: 254, missing: 'Please enter your email address.' }),
  }),
  query: null,
  response: MailAccepted,
  status: 202,
});
