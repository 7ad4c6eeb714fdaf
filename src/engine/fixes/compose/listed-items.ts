import type { TextLanguage } from '../writing-material.ts';

/** "And" and "or". */
const CONJUNCTIONS: Readonly<Record<TextLanguage, string>> = {
  en: 'and|or',
  de: 'und|oder|sowie',
  fr: 'et|ou',
  es: 'y|e|o|u',
  it: 'e|ed|o',
  nl: 'en|of',
  pt: 'e|ou',
};
/** What stands between the commas of a list is short; between clauses it is not. */
const LONGEST_ITEM = 4;
const FEWEST = 3;

/** How many items the longest list of a sentence has; 0 without a list of three. */
export function countListed(sentence: string, language: TextLanguage): number {
  const and = CONJUNCTIONS[language];
  const between = new RegExp(`,\\s*(?:(?:${and})\\s+)?|(?<!-)\\s(?:${and})\\s`, 'iu');
  const counts = sentence
    .replace(/(?<=\d),(?=\d)/g, '')
    .split(/[;:.?!]/)
    .filter((part) => part.includes(','))
    .map((part) => {
      const items = part.split(between).map((item) => item.trim());
      const isList = items.slice(1, -1).every((item) => item.split(/\s+/).length <= LONGEST_ITEM);
      return isList && items.length >= FEWEST ? items.length : 0;
    });
  return Math.max(0, ...counts);
}
