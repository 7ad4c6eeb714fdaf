import { PdfError, type PdfMaker } from '#report/pdf/pdf-maker.ts';
import type { PdfOrder } from '#report/pdf/pdf-template.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';

export interface TypesetServices {
  readonly core: Pick<CoreServices, 'log'>;
  readonly pdf: PdfMaker;
}

/** A PDF with its file name. */
export interface PdfFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const retryAfterSeconds = 30;

/** Typesets one document that a caller waits for. Throws 503 when too many wait or it takes too long. */
export async function typesetFile({ core, pdf }: TypesetServices, name: string, order: PdfOrder): Promise<PdfFile> {
  const { template } = order;
  const startedMs = performance.now();
  try {
    const bytes = await pdf.make(order);
    core.log.info('pdf_made', { template, bytes: bytes.length, ms: Math.round(performance.now() - startedMs) });
    return { name, bytes };
  } catch (error) {
    if (!(error instanceof PdfError) || error.kind === 'broken') throw error;
    core.log.warn('pdf_late', { template, kind: error.kind });
    throw apiError('overloaded', 'The PDF could not be made just now. Please try again in a moment.', {
      retryAfterSeconds,
    });
  }
}
