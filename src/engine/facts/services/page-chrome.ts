import type { Page } from '../../crawl/html/page.ts';
import type { FactContext } from '../fact-context.ts';
import { memoizePerContext } from '../memoize-per-context.ts';

const FEWEST_PAGES = 3;
const SHARE_OF_PAGES = 0.6;
const LONGEST = 80;

/** What stands on most pages of the site, whatever elements it is made of. */
export interface Chrome {
  /** Lines without a link: banners, contact boxes. */
  readonly lines: ReadonlySet<string>;
  /** Words of links: menus. */
  readonly links: ReadonlySet<string>;
}

/** The short texts that stand on most pages of the site; none for a site of fewer than three pages. */
export const readChrome = memoizePerContext(({ pages }: FactContext): Chrome => {
  if (pages.length < FEWEST_PAGES) return { lines: new Set(), links: new Set() };
  const fewest = Math.max(FEWEST_PAGES, SHARE_OF_PAGES * pages.length);
  return {
    lines: repeated(pages.map(linesWithoutLinks), fewest),
    links: repeated(
      pages.map(({ links }) => links.map(({ text }) => text)),
      fewest,
    ),
  };
});

function linesWithoutLinks({ blocks, links }: Page): string[] {
  const linked = new Set(links.map(({ blockIndex }) => blockIndex));
  return blocks.flatMap(({ text }, at) => (linked.has(at) ? [] : [text]));
}

function repeated(pages: readonly (readonly string[])[], fewest: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const texts of pages)
    for (const text of new Set(texts)) if (text.length <= LONGEST) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([text]) => text));
}
