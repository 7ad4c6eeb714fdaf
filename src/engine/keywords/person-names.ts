import type { BusinessCategory } from '../facts/category/business-category.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import type { KeywordInput } from './keyword-input.ts';
import type { Passage } from './site-passages.ts';

/** First name and surname. */
const FEWEST = 2;
/** Shorter passages are headings and labels, where any word may have a capital. */
const FEWEST_SMALL = 3;

/**
 * Whether a phrase is the trade's word and somebody's name behind it ("podóloga Ilda Velmor"): the site writes these words with
 * capitals within its sentences and never small. German nouns tell nothing.
 */
export function namesPerson(
  phrase: string,
  category: BusinessCategory | null,
  { language, passages }: Pick<KeywordInput, 'language' | 'passages'>,
): boolean {
  if (category === null || language === 'de') return false;
  const { tokens, matches } = categoryFinder.locate(phrase, new Set([language]));
  const trade = matches.find(({ term, start }) => start === 0 && term.kind === 'name' && term.category === category);
  const behind = tokens.slice(trade?.end ?? tokens.length);
  return behind.length >= FEWEST && behind.every((word) => isProper(word, passages));
}

function isProper(word: string, passages: readonly Passage[]): boolean {
  let isCapital = false;
  for (const { text } of passages) {
    const words = splitWords(text);
    const found = words.find((one) => foldText(one) === word);
    if (found === undefined) continue;
    if (!/^\p{Lu}/u.test(found)) return false;
    isCapital ||= words.filter((one) => /^\p{Ll}/u.test(one)).length >= FEWEST_SMALL;
  }
  return isCapital;
}
