/**
 * Page parts about the server's operator. The build does not know the operator: it leaves a placeholder for each part,
 * which the server fills when it loads the pages (`server/operator/fill-page.ts`).
 */
export interface OperatorParts {
  /** HTML below the lead of the start page: who runs this server; empty when unknown. */
  readonly opening: string;
  /** HTML for the footer of every page; empty when unknown. */
  readonly footer: string;
  /** HTML of the contact page, below its heading. */
  readonly contact: string;
  /** HTML of the table on the privacy page: what is stored, and for how long. */
  readonly periods: string;
  /** HTML of the table on the developer page: the rate limits. */
  readonly limits: string;
  /** The organization in the structured data of the start page (schema.org). */
  readonly entry: Readonly<Record<string, unknown>>;
  /** Title and description of the start page: plain text. */
  readonly title: string;
  readonly description: string;
}

/** The placeholders, in the form in which the build writes them. None can occur on a page by chance. */
export const OPERATOR_MARKS = {
  opening: 'porchlight-operator:opening',
  footer: 'porchlight-operator:footer',
  contact: 'porchlight-operator:contact',
  periods: 'porchlight-operator:periods',
  limits: 'porchlight-operator:limits',
  entry: 'porchlight-operator:entry',
  title: 'porchlight-operator:title',
  description: 'porchlight-operator:description',
  /** All parts at once, for pages rendered in the browser. */
  all: 'porchlight-operator:all',
} as const satisfies Record<keyof OperatorParts | 'all', string>;

/** The id of the data block that holds `OperatorParts`. */
export const OPERATOR_PARTS_ID = 'operator-parts';
