import { EXPORT_PDF_PATH } from '#shared/api/exports.ts';
import { readApiError } from './api-client.ts';
import { ConnectionError } from './api-error.ts';

/** A PDF of a long report may take its time; a page that waits forever helps nobody. */
const pdfTimeoutMs = 60_000;
const pdfType = 'application/pdf';

/** A file to save, with its name. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Asks for the PDF of one audit. It is fetched rather than navigated to, so that a refusal is a sentence on the page and not
 * a page of JSON. Throws `ApiError` for a refusal or for what is no PDF, `ConnectionError` when nothing came.
 */
export async function requestReportPdf(
  { auditId, host, now }: { readonly auditId: string; readonly host: string; readonly now: Date },
  signal: AbortSignal,
): Promise<NamedFile> {
  const response = await ask(`${EXPORT_PDF_PATH}?${new URLSearchParams({ auditId })}`, signal);
  const isPdf = response.headers.get('content-type')?.startsWith(pdfType) === true;
  if (!response.ok || !isPdf) {
    throw readApiError(response, await response.text().catch(() => ''));
  }
  return {
    name: nameOf(response.headers.get('content-disposition')) ?? reportFileName(host, now),
    content: await response.blob(),
  };
}

async function ask(path: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, {
      credentials: 'include',
      headers: { accept: `${pdfType}, application/json` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(pdfTimeoutMs)]),
    });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new ConnectionError('Porchlight could not be reached. Check your internet connection and try again.', {
      cause,
    });
  }
}

/** "porchlight-harborandpine.example-2026-11-21.pdf" */
export function reportFileName(host: string, now: Date): string {
  return `porchlight-${host.replace(/[^A-Za-z0-9.-]/g, '-')}-${now.toISOString().slice(0, 10)}.pdf`;
}

/** The plain file name that the server gave; null when there is none, or one that is no plain name. */
function nameOf(disposition: string | null): string | null {
  const name = disposition?.match(/filename="([^"/\\]+\.pdf)"/i)?.[1];
  return name ?? null;
}
