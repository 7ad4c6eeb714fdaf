import { cutText } from '#shared/text/cut-text.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import type { Page } from '../crawl/html/page.ts';
import { everyNode, getText } from '../crawl/structured-data/structured-node.ts';

/** A date that a page states for itself. */
export interface PageDate {
  readonly url: string;
  /** As written on the page. */
  readonly written: string;
  /** Whole days between that date and the day of the audit. */
  readonly ageDays: number;
}
const OPEN_GRAPH_DATES = ['article:published_time', 'article:modified_time', 'og:updated_time'];
const STRUCTURED_DATES = ['datePublished', 'dateModified'];

/**
 * The newest date that any page states for its own text, in Open Graph or structured data; null when none does. Dates
 * after the audit (a scheduled event, a wrong clock) are ignored.
 * @param collectedAt the day of the audit, ISO 8601.
 */
export function findNewestDate(pages: readonly Page[], collectedAt: string): PageDate | null {
  const today = Date.parse(collectedAt);
  let newest: PageDate | null = null;
  for (const page of pages) {
    for (const written of datesOf(page)) {
      const ageDays = Math.floor((today - Date.parse(written)) / DAY_MS);
      if (Number.isNaN(ageDays) || ageDays < 0) continue;
      if (newest === null || ageDays < newest.ageDays) newest = { url: page.url, written, ageDays };
    }
  }
  return newest;
}

function* datesOf(page: Page): Generator<string> {
  const isIsoDate = /^\d{4}-\d{2}-\d{2}/;
  for (const name of OPEN_GRAPH_DATES) {
    const written = page.openGraph[name];
    if (written !== undefined && isIsoDate.test(written)) yield cutText(written, 40);
  }
  for (const node of everyNode(page.structured)) {
    // The date of a customer's review is not the date of the page.
    if (node.types.includes('Review')) continue;
    for (const name of STRUCTURED_DATES) {
      const written = getText(node, name);
      if (written !== null && isIsoDate.test(written)) yield cutText(written, 40);
    }
  }
}
