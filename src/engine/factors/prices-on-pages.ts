import type { Page, TextBlock } from '../crawl/html/page.ts';
import { classifyLinkText, classifyUrl } from '../crawl/html/page-kind.ts';
import { readPattern } from '../data/patterns.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { statesPrice } from './answer-facts.ts';
import { describePath, quoted } from './quoting.ts';

/** A page with more headings than this is a listing. */
const MOST_HEADINGS = 60;

/** The headings that visitors see, the first 60. */
export function shownHeadings({ headings }: Page): Page['headings'] {
  return headings.slice(0, MOST_HEADINGS).filter(({ hidden }) => !hidden);
}

/** A page with this many prices lists them; a single amount may be anything. */
export const FEWEST_PRICES = 3;
const LONGEST_PRICE_LINE = 120;

/** "your pages give prices, such as “Haircut 25 €”", as a clause: of a page that lists them, or of a page about prices. */
export function listedPrices(pages: readonly Page[]): string | null {
  for (const page of pages) {
    const priced = page.blocks.filter(isPriceLine);
    if (priced.length < FEWEST_PRICES) continue;
    const example = priced.find(({ text }) => /\p{L}{3}/u.test(text));
    return `your pages give prices${example === undefined ? '' : `, such as ${quoted(example.text, 60)}`}`;
  }
  return pricedPage(pages, 1);
}

/** "/prices.html gives prices, such as “Haircut 25 €”", as a clause; null where no page about prices has so many. */
export function pricedPage(pages: readonly Page[], fewest: number): string | null {
  for (const page of pages) {
    if (!isAboutPrices(page)) continue;
    const priced = page.blocks.filter(isPriceLine);
    const [example] = priced;
    if (example !== undefined && priced.length >= fewest)
      return `${describePath(page.url)} gives ${priced.length === 1 ? 'a price:' : 'prices, such as'} ${quoted(labelled(page, example), 60)}`;
  }
  return null;
}

/** A line with what it is for, where that is the first cell of its row: "Haircut 25 €". */
function labelled({ blocks }: Page, { text, cell }: TextBlock): string {
  if (cell === undefined || cell.column === 0) return text;
  const label = blocks.find(({ cell: one }) => one?.table === cell.table && one.row === cell.row && one.column === 0);
  return label === undefined ? text : `${label.text} ${text}`;
}

/** Whether its address, its title or its first heading says that a page is about prices and nothing else. */
function isAboutPrices({ url, title, headings }: Page): boolean {
  if (classifyUrl(url) === 'prices') return true;
  return [title, headings.find(({ hidden }) => !hidden)?.text].some((text) => {
    const named = text == null ? null : classifyLinkText(text);
    return named?.kind === 'prices' && named.share >= 0.5;
  });
}

/** A line with an amount. A cart without goods has amounts too, and templates have holes. */
function isPriceLine({ text, hidden, region }: TextBlock): boolean {
  return (
    !hidden &&
    region !== 'nav' &&
    text.length <= LONGEST_PRICE_LINE &&
    /[1-9]/.test(text) &&
    !text.includes('{{') &&
    statesPrice(text)
  );
}

/** Headings with an amount that nobody has to pay: what is taken off, and the millions up to which a business is insured. */
const NO_PRICE = new RegExp(
  String.raw`(?<!\p{L})(?:${readPattern('claims', 'discount')})(?!\p{L})|\d\s?(?:${readPattern('claims', 'millions')})(?!\p{L})`,
  'u',
);

/** "your pages give a price: “Drain cleaning $58”", as a clause: a heading that names what it is for. */
export function singlePrice(pages: readonly Page[]): string | null {
  const priced = pages
    .flatMap(shownHeadings)
    .find(
      ({ text }) => /\p{L}{3}/u.test(text) && /[1-9]/.test(text) && statesPrice(text) && !NO_PRICE.test(foldText(text)),
    );
  if (priced === undefined) return null;
  // Of a whole paragraph set as a heading, the sentence with the amount.
  const sentence = priced.text.split(/(?<=[.!?])\s+/).find((one) => /[1-9]/.test(one) && statesPrice(one));
  return `your pages give a price: ${quoted(sentence ?? priced.text, 60)}`;
}
