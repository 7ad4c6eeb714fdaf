import { foldText, splitWords } from '../facts/language/fold-text.ts';

/** Words that do not change a search. */
const EMPTY_WORDS = new Set(
  `a an the in of for at to on with by and or near me nearby
  der die das den dem ein eine in im am bei fur mit und zum zur nahe
  le la les l un une des du de d a au aux en avec et pour pres moi proximite
  el los las un una en de del con y para cerca mi`.split(/\s+/),
);
/** "near me" in each language is a place and counts, as one word. */
const NEAR = /\bnear ?(?:me|by)\b|\bin der nahe\b|\bpres de moi\b|\ba proximite\b|\bcerca de mi\b/g;

/** The key of equal searches: words without order, endings and stop words. "Plumbers in Duluth" is "plumber duluth". */
export function keywordKey(keyword: string): string {
  const words = splitWords(foldText(keyword).replace(NEAR, ' nearmarker '));
  return [...new Set(words.filter((word) => !EMPTY_WORDS.has(word)).map(stemKeyword))].sort().join(' ');
}

/** Strips the plural and further endings, so that "dentist" and "dentistry" are equal. Takes a folded word. */
export function stemKeyword(word: string): string {
  const singular = word.length > 3 ? word.replace(/(?<=[^aeiou]i)es$|(?<=(?:ss|x|ch|sh))es$|(?<!s|u|i)s$/, '') : word;
  return singular.replace(/(?:ies|y|ie)$/, 'i');
}
