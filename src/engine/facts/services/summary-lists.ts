import type { Page, TextBlock } from '../../crawl/html/page.ts';
import { readPattern } from '../../data/patterns.ts';
import { isRequestWord } from './group-words.ts';
import { mayBeListed, type SentenceList, sharesLastWord, splitItems, withoutRest } from './sentence-lists.ts';
import { hasCategoryTerm } from './service-names.ts';

const FEWEST_ITEMS = 3;
const LONGEST_LINE = 100;
/** Between the sentences of a description, and behind what they begin with: "Linde Salon: cuts, colors and styling." */
const BREAKS = /(?<=[.!?])\s+|\s[–—|]\s|:\s/u;
const MARKS = /\s*[·•|]\s*/u;
const BEFORE_PLACE = new RegExp(String.raw`\s(?:${readPattern('services', 'beforePlace')})\s\p{Lu}.*$`, 'u');

/**
 * The bare lists in which a home page sums up what the business does: sentences of its description that are nothing else
 * ("Cuts, colors and styling."), and short lines of text with marks between ("Cuts · Colors · Styling").
 */
export function findSummaryLists(home: Page): SentenceList[] {
  const described = (home.metaDescription ?? '').split(BREAKS).flatMap((text) => {
    const items = splitItems(withoutRest(withoutEnds(text)));
    return { text, items, region: 'main' as const };
  });
  const marked = home.blocks.filter(mayBeSummary).map(({ text, region }) => {
    return { text, region, items: text.replace(/\s[–—-]\s.*$/u, '').split(MARKS) };
  });
  return [...described, ...marked.filter(({ items }) => items.some(hasCategoryTerm))].flatMap(
    ({ text, items, region }) =>
      items.length >= FEWEST_ITEMS && items.every(mayBeListed) && !sharesLastWord(items)
        ? [{ page: home, region, text, items, isTaught: false, isSummary: true }]
        : [],
  );
}

function mayBeSummary({ text, hidden, region }: TextBlock): boolean {
  return !hidden && region !== 'nav' && region !== 'footer' && text.length <= LONGEST_LINE && MARKS.test(text);
}

/**
 * A sentence without its full stop, the place it ends with, and the request that it begins with: "Book cuts, colors and styling
 * in Ulm."
 */
function withoutEnds(sentence: string): string {
  const text = sentence.replace(/(?:\sonline)?[.!?\s]*$/iu, '').replace(BEFORE_PLACE, '');
  const [first = '', ...others] = text.split(' ');
  return isRequestWord(first) ? others.join(' ') : text;
}
