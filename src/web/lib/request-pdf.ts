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

/** Where a PDF is: an address, or what is sent to one. */
export type PdfRequest = string | { readonly path: string; readonly body: unknown };

/**
 * Asks for a PDF. It is fetched rather than navigated to, so that a refusal is a sentence on the page and not a page of JSON.
 * `fallbackName` is for an answer that names no file. Throws `ApiError` for a refusal or for what is no PDF, `ConnectionError`
 * when nothing came.
 */
export async function requestPdf(request: PdfRequest, fallbackName: string, signal: AbortSignal): Promise<NamedFile> {
  const response = await ask(request, signal);
  const isPdf = response.headers.get('content-type')?.startsWith(pdfType) === true;
  if (!response.ok || !isPdf) {
    throw readApiError(response, await response.text().catch(() => ''));
  }
  return {
    name: nameOf(response.headers.get('content-disposition')) ?? fallbackName,
    content: await response.blob(),
  };
}

async function ask(request: PdfRequest, signal: AbortSignal): Promise<Response> {
  try {
    const accept = `${pdfType}, application/json`;
    const [path, sent] =
      typeof request === 'string' ? [request, { headers: { accept } }] : [request.path, postOf(request.body, accept)];
    return await fetch(path, {
      ...sent,
      credentials: 'include',
      signal: AbortSignal.any([signal, AbortSignal.timeout(pdfTimeoutMs)]),
    });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new ConnectionError('Porchlight could not be reached. Check your internet connection and try again.', {
      cause,
    });
  }
}

function postOf(body: unknown, accept: string): RequestInit {
  return { method: 'POST', headers: { accept, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The plain file name that the server gave; null when there is none, or one that is no plain name. */
function nameOf(disposition: string | null): string | null {
  const name = disposition?.match(/filename="([^"/\\]+\.pdf)"/i)?.[1];
  return name ?? null;
}
