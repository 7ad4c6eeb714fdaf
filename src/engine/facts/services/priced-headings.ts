import { namesAmount } from '../../crawl/groups/names.ts';
import type { Heading, Page } from '../../crawl/html/page.ts';
import { saysForWhom } from './group-words.ts';

/** A heading over prices. */
export interface PricedHeading {
  readonly page: Page;
  readonly heading: Heading;
}

const FEWEST_HEADINGS = 3;
const FEWEST_PRICED = 0.6;
const LONGEST_LINE = 60;

/**
 * The headings of a list of prices: three or more of one level on one page, most lines below each of which are short and name
 * an amount. None where they say for whom ("Ladies"), not what.
 */
export function findPricedHeadings(pages: readonly Page[]): PricedHeading[] {
  return pages.flatMap((page) => {
    const own = page.headings.filter(({ hidden, region, text }) => !hidden && region !== 'nav' && text !== '');
    const priced = own.filter((heading, at) => headsPrices(page, heading, own[at + 1]));
    const [first] = priced;
    const isList = priced.length >= FEWEST_HEADINGS && priced.every(({ level }) => level === first?.level);
    return isList && !priced.some(({ text }) => saysForWhom(text)) ? priced.map((heading) => ({ page, heading })) : [];
  });
}

function headsPrices({ blocks }: Page, { blockIndex }: Heading, next: Heading | undefined): boolean {
  const lines = blocks
    .slice(blockIndex + 1, next?.blockIndex ?? blocks.length)
    .filter(({ hidden, region }) => !hidden && region !== 'nav' && region !== 'footer');
  const priced = lines.filter(({ text }) => text.length <= LONGEST_LINE && namesAmount(text));
  return priced.length > 0 && priced.length >= lines.length * FEWEST_PRICED;
}
