/**
 * What pages say of whoever runs the server. The build knows no operator: it leaves a mark for each part, and the server
 * puts its own words there when it loads the pages (`server/operator/fill-page.ts`).
 */
export interface OperatorParts {
  /** HTML below the first words of the start page: who speaks; empty when nothing is told. */
  readonly opening: string;
  /** HTML for the end of every page; empty when nothing is told. */
  readonly footer: string;
  /** HTML of the contact page, below its heading. */
  readonly contact: string;
  /** HTML of the table on the privacy page: what is kept, and for how long. */
  readonly periods: string;
  /** HTML of the table on the page for developers: how often programs may call. */
  readonly limits: string;
  /** The entry of the business in the structured data of the start page (schema.org). */
  readonly entry: Readonly<Record<string, unknown>>;
  /** Title and description of the start page: plain text. */
  readonly title: string;
  readonly description: string;
}

/** The marks, each in the form in which the build writes it. None can stand in a page by chance. */
export const OPERATOR_MARKS = {
  opening: 'porchlight-operator:opening',
  footer: 'porchlight-operator:footer',
  contact: 'porchlight-operator:contact',
  periods: 'porchlight-operator:periods',
  limits: 'porchlight-operator:limits',
  entry: 'porchlight-operator:entry',
  title: 'porchlight-operator:title',
  description: 'porchlight-operator:description',
  /** All parts at once, for the pages that the browser renders by itself. */
  all: 'porchlight-operator:all',
} as const satisfies Record<keyof OperatorParts | 'all', string>;

/** The id of the data block that holds `OperatorParts`. */
export const OPERATOR_PARTS_ID = 'operator-parts';
