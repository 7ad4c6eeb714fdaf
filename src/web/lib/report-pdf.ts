import { EXPORT_PDF_PATH } from '#shared/api/exports.ts';
import type { NamedFile } from './request-file.ts';
import { requestPdf } from './request-pdf.ts';

/** Requests the PDF of one audit. Throws the errors of `requestPdf`. */
export async function requestReportPdf(
  { auditId, host, now }: { readonly auditId: string; readonly host: string; readonly now: Date },
  signal: AbortSignal,
): Promise<NamedFile> {
  return requestPdf(`${EXPORT_PDF_PATH}?${new URLSearchParams({ auditId })}`, makeAppReportFileName(host, now), signal);
}

/** "porchlight-harborandpine.example-2026-11-21.pdf" */
export function makeAppReportFileName(host: string, now: Date): string {
  return `porchlight-${host.replace(/[^A-Za-z0-9.-]/g, '-')}-${now.toISOString().slice(0, 10)}.pdf`;
}
