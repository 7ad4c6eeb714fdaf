import { cutText } from '#shared/text/cut-text.ts';
import type { Page, PageRegion, TableCell } from '../../crawl/html/page.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { asciiDigits } from '../phone/digit-runs.ts';

/** One visible line of a page's text, with its heading. */
export interface PageLine {
  readonly page: Page;
  /** Position among the lines of its page. */
  readonly index: number;
  readonly blockIndex: number;
  /** As on the page, digits and dashes in ASCII. */
  readonly text: string;
  readonly tag: string;
  readonly region: PageRegion;
  readonly hidden: boolean;
  readonly inAddress: boolean;
  readonly hints: string;
  readonly hasDigit: boolean;
  /** The nearest heading above it, folded, empty when there is none. */
  readonly heading: string;
  /** The cell of a table that it is in. */
  readonly cell: TableCell | null;
}

/** Longer lines are prose; facts only need the text near a number. */
const LONGEST_LINE = 4000;
const DIGIT = /[0-9]/;
/** "NİLÜFER" made small without regard to its language: an i with a second dot. */
const DOTTED_TWICE = /i\u0307/g;

/** The lines of a block's text, without empty ones. */
function splitText(text: string): Pick<PageLine, 'text' | 'hasDigit'>[] {
  return (text.includes('\n') ? text.split('\n') : [text]).flatMap((piece) => {
    const trimmed = piece.trim();
    if (trimmed === '') return [];
    const line = asciiDigits(cutText(trimmed, LONGEST_LINE).replace(DOTTED_TWICE, 'i'));
    return [{ text: line, hasDigit: DIGIT.test(line) }];
  });
}

/** Splits the text of a page at block ends and line breaks, without empty lines. */
function splitPageLines(page: Page, split: typeof splitText): PageLine[] {
  const lines: PageLine[] = [];
  let nextHeading = 0;
  let heading = '';
  page.blocks.forEach((block, blockIndex) => {
    for (let one = page.headings[nextHeading]; one !== undefined && one.blockIndex <= blockIndex; ) {
      if (one.text !== '') heading = foldText(one.text.slice(0, 120));
      nextHeading += 1;
      one = page.headings[nextHeading];
    }
    for (const { text, hasDigit } of split(block.text)) {
      lines.push({
        page,
        index: lines.length,
        blockIndex,
        text,
        tag: block.tag,
        region: block.region,
        hidden: block.hidden,
        inAddress: block.inAddress,
        hints: block.hints,
        hasDigit,
        heading,
        cell: block.cell ?? null,
      });
    }
  });
  return lines;
}

/** The lines of every page of an audit, cached. */
export const getPageLines = memoizePerContext((context: FactContext): ReadonlyMap<Page, readonly PageLine[]> => {
  const split = memoizeByText(splitText);
  return new Map(context.pages.map((page) => [page, splitPageLines(page, split)]));
});

/** Every distinct line of the audit, at its first position: menus and footers repeat on every page. Privacy and terms pages are excluded. */
export const distinctLines = memoizePerContext((context: FactContext): readonly PageLine[] => {
  const seen = new Set<string>();
  const distinct: PageLine[] = [];
  for (const [page, lines] of getPageLines(context)) {
    const purpose = context.purposeOf(page);
    if (purpose === 'privacy' || purpose === 'terms') continue;
    for (const line of lines) {
      if (seen.has(line.text)) continue;
      seen.add(line.text);
      distinct.push(line);
    }
  }
  return distinct;
});
