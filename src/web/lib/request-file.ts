import { readApiError } from './api-client.ts';
import { ConnectionError } from './api-error.ts';

/** Timeout: a long report or much evidence may take its time. */
const fileTimeoutMs = 60_000;

/** A file to save, with its name. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The location of a file: a URL, or a request body sent to one. */
export type FileRequest = string | { readonly path: string; readonly body: unknown };

/** The expected media type without parameters, and the file extension. */
export interface FileKind {
  readonly type: string;
  readonly ending: string;
}

/**
 * Fetches a file to save. Fetched rather than navigated to, so that an error is a sentence on the page and not a page of
 * JSON. `fallbackName` is used if the response names no file. Throws `ApiError` for an error response or another media
 * type, `ConnectionError` without a response.
 */
export async function requestFile(
  request: FileRequest,
  { type, ending }: FileKind,
  fallbackName: string,
  signal: AbortSignal,
): Promise<NamedFile> {
  const response = await ask(request, type, signal);
  const isWanted = response.headers.get('content-type')?.startsWith(type) === true;
  if (!response.ok || !isWanted) throw readApiError(response, await response.text().catch(() => ''));
  const name = nameOf(response.headers.get('content-disposition'));
  return { name: name?.endsWith(ending) === true ? name : fallbackName, content: await response.blob() };
}

async function ask(request: FileRequest, type: string, signal: AbortSignal): Promise<Response> {
  try {
    const accept = `${type}, application/json`;
    const [path, sent] =
      typeof request === 'string' ? [request, { headers: { accept } }] : [request.path, postOf(request.body, accept)];
    return await fetch(path, {
      ...sent,
      credentials: 'include',
      signal: AbortSignal.any([signal, AbortSignal.timeout(fileTimeoutMs)]),
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

/** The file name from the response; null when it is missing or unsafe. */
function nameOf(disposition: string | null): string | null {
  return disposition?.match(/filename="([^"/\\]+)"/i)?.[1] ?? null;
}
