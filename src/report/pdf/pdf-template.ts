/** What can be typeset: files in `templates`. Each draws on the JSON it is given and on `house.typ`, and reads nothing else. */
export const PDF_TEMPLATES = ['review-kit', 'audit-report', 'seo-checklist', 'keyword-strategy'] as const;
/** What becomes a picture (PNG) and no document: one page whose points are its pixels. */
export const PICTURE_TEMPLATES = ['share-preview'] as const;
export type PdfTemplate = (typeof PDF_TEMPLATES | typeof PICTURE_TEMPLATES)[number];

const pictures: ReadonlySet<PdfTemplate> = new Set(PICTURE_TEMPLATES);

export function isPicture(template: PdfTemplate): boolean {
  return pictures.has(template);
}

/** One document or picture to make. */
export interface PdfOrder {
  readonly template: PdfTemplate;
  /** JSON; every string in it is text, never markup. */
  readonly data: unknown;
  /** Stands in the file as the time it was made: same order and time, same bytes. */
  readonly madeAtMs: number;
}
