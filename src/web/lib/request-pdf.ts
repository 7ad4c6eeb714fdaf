import { type FileRequest, type NamedFile, requestFile } from './request-file.ts';

const pdf = { type: 'application/pdf', ending: '.pdf' } as const;

/** Requests a PDF, with `requestFile`. */
export function requestPdf(request: FileRequest, fallbackName: string, signal: AbortSignal): Promise<NamedFile> {
  return requestFile(request, pdf, fallbackName, signal);
}
