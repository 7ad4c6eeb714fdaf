import type { FileRequest, NamedFile } from './request-file.ts';
import { requestPdf } from './request-pdf.ts';
import { saveFile } from './save-file.ts';
import { type AsyncActionHandle, useAsyncAction } from './use-async-action.ts';

interface PdfDownload {
  readonly request: FileRequest;
  /** For a response that names no file. */
  readonly fallbackName: string;
  /** For effects that the state does not show, such as a toast. */
  readonly onFailed?: () => void;
}

/** A PDF that the server generates on demand, saved under the name that it gives. */
export function usePdfDownload({ request, fallbackName, onFailed }: PdfDownload): AsyncActionHandle<NamedFile> {
  return useAsyncAction({
    ask: (signal) => requestPdf(request, fallbackName, signal),
    onDone: ({ name, content }) => saveFile(name, content),
    ...(onFailed !== undefined && { onFailed }),
  });
}
