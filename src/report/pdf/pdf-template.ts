/** What can be typeset: files in `templates`. Each draws on the JSON it is given and on `house.typ`, and reads nothing else. */
export const PDF_TEMPLATES = ['review-kit', 'audit-report', 'seo-checklist', 'keyword-strategy'] as const;
export type PdfTemplate = (typeof PDF_TEMPLATES)[number];

/** One document to make. */
export interface PdfOrder {
  readonly template: PdfTemplate;
  /** JSON; every string in it is text, never markup. */
  readonly data: unknown;
  /** Stands in the file as the time it was made: same order and time, same bytes. */
  readonly madeAtMs: number;
}
