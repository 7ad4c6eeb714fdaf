/** The document templates in `templates`. Each uses the JSON it is given and `page-style.typ`, and reads nothing else. */
export const PDF_TEMPLATES = ['review-kit', 'audit-report', 'seo-checklist', 'keyword-strategy'] as const;
/** Templates rendered as a picture (PNG): one page whose points become pixels. */
export const PICTURE_TEMPLATES = ['share-preview'] as const;
export type PdfTemplate = (typeof PDF_TEMPLATES | typeof PICTURE_TEMPLATES)[number];

const pictures: ReadonlySet<PdfTemplate> = new Set(PICTURE_TEMPLATES);

export function isPicture(template: PdfTemplate): boolean {
  return pictures.has(template);
}

/** A request for one document or picture. */
export interface PdfOrder {
  readonly template: PdfTemplate;
  /** JSON; every string in it is text, never markup. */
  readonly data: unknown;
  /** Written to the file as its creation time: the same request and time give the same bytes. */
  readonly madeAtMs: number;
}
