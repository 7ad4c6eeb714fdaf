import type { PdfFile } from '../services/reports/typeset-file.ts';
import { attachment } from './attachment.ts';

/** A PDF to download, never cached by shared caches. */
export function pdfResponse({ name, bytes }: PdfFile): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
    },
  });
}
