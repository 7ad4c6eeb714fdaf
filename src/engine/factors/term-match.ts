import { foldText, isUnspacedScript, wordsOf } from '../facts/fold-text.ts';

/** A text made ready for matching: folded once, its words split once. */
export interface FoldedText {
  /** As `foldText` of the facts leaves it: lower case, without accents. */
  readonly text: string;
  readonly words: readonly string[];
}

/** Matching reads headlines, descriptions and first paragraphs; more than this is no headline. */
const LONGEST_TEXT = 4000;
/** The shortest beginning two inflected words must share ("roofer" and "roofing"). */
const SHORTEST_STEM = 4;
/** A compound is recognised by a part of at least this length ("Praxis" in "Zahnarztpraxis"). */
const SHORTEST_COMPOUND_PART = 6;

export function prepareText(text: string): FoldedText {
  const folded = foldText(text.slice(0, LONGEST_TEXT));
  return { text: folded, words: wordsOf(folded) };
}

/**
 * Whether two folded words are forms of one word: equal, or the same stem with short endings ("plumber", "plumbing";
 * "Kraków", "Krakowie"). A long stem may carry longer endings, so that "carpet" is no "carpenter".
 */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const stem = commonStart(a, b);
  if (stem < SHORTEST_STEM) return false;
  const longestEnding = Math.max(3, Math.floor(stem / 2));
  return Math.max(a.length, b.length) - stem <= longestEnding && Math.min(a.length, b.length) - stem <= 3;
}

/** `isSameWord`, or one word is a part of the other as in German and Dutch compounds. */
export function isRelatedWord(a: string, b: string): boolean {
  if (isSameWord(a, b)) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= SHORTEST_COMPOUND_PART && long.includes(short);
}

function commonStart(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let i = 0;
  while (i < end && a.charCodeAt(i) === b.charCodeAt(i)) i += 1;
  return i;
}

/** How wide a text is, in Latin characters: those of Chinese, Japanese and Korean count twice. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += isUnspacedScript(character) ? 2 : 1;
  return width;
}
