import { cutText } from '#shared/text/cut-text.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';

/** A text prepared for matching: folded once, split into words once. */
export interface FoldedText {
  /** As returned by `foldText` of the facts: lower case, without accents. */
  readonly text: string;
  readonly words: readonly string[];
}

/** Matching is for headlines, descriptions and first paragraphs; longer text is cut. */
const LONGEST_TEXT = 4000;
/** The shortest common prefix of two inflected words ("roofer" and "roofing"). */
const SHORTEST_STEM = 4;
/** The minimum length of a part by which a compound is recognized ("Praxis" in "Zahnarztpraxis"). */
const SHORTEST_COMPOUND_PART = 6;
/** Minimum length of the other part of a compound. */
const SHORTEST_REST = 3;

export function prepareText(text: string): FoldedText {
  const folded = foldText(cutText(text, LONGEST_TEXT));
  return { text: folded, words: splitWords(folded) };
}

/**
 * Endings by which forms of one word differ, in the supported languages: of persons and their work ("plumber",
 * "plumbing"), of number, case and gender. A short stem with any other ending is another word: "plan" and "plant".
 */
const ENDINGS = new Set(
  `s es e n en er r ers ern em ed d ing ings ies ie i a o u as os is in ner ns ly age or ors eur ier iere ung te ten ar na
  ssa lla sta ry ria rie ka ki ko ce ach ami om ow ego ej iu ski ska sku`.split(/\s+/),
);
/** Endings that only mark a form of the same word where the other word has one too: "dental" and "dentist", not "port" and "portal". */
const PAIRED_ENDINGS = new Set('al ist ic e y ion ian'.split(' '));
/** From this stem length on two words are the same, whatever their short endings. */
const LONG_STEM = 7;
/** After a stem of this length or less an "e" or a "y" makes another word: "plane", "party". */
const SHORT_STEM = 4;

/**
 * Whether two folded words are forms of one word: equal, or the same stem with endings of inflection ("plumber",
 * "plumbing"; "Kraków", "Krakowie"). A long stem may have any short ending, so that "carpet" is no "carpenter".
 */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const stem = commonStart(a, b);
  if (stem < SHORTEST_STEM) return false;
  const longestEnding = Math.max(3, Math.floor(stem / 2));
  if (Math.max(a.length, b.length) - stem > longestEnding || Math.min(a.length, b.length) - stem > 3) return false;
  return stem >= LONG_STEM || !isLatin(a) || areForms(a, b, stem);
}

function areForms(a: string, b: string, stem: number): boolean {
  const [one, other] = [endingOf(a, stem), endingOf(b, stem)];
  const isBare = one === '' || other === '';
  const isEnding = (ending: string) =>
    ending === '' ||
    (ENDINGS.has(ending) && !(isBare && stem <= SHORT_STEM && ending === 'e')) ||
    (PAIRED_ENDINGS.has(ending) && (!isBare || (stem > SHORT_STEM && (ending === 'e' || ending === 'y'))));
  return isEnding(one) && isEnding(other);
}

/** The ending after the stem; a consonant doubled before the ending belongs to the stem ("plan", "planning"). */
function endingOf(word: string, stem: number): string {
  const ending = word.slice(stem);
  return ending.length > 1 && ending[0] === word[stem - 1] && ENDINGS.has(ending.slice(1)) ? ending.slice(1) : ending;
}

/** Other scripts have inflections that the endings above do not cover. */
function isLatin(word: string): boolean {
  return /^[a-z0-9]+$/.test(word);
}

/** `isSameWord`, or one word begins or ends the other as in German and Dutch compounds. */
export function isRelatedWord(a: string, b: string): boolean {
  if (isSameWord(a, b)) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < SHORTEST_COMPOUND_PART || long.length - short.length < SHORTEST_REST) return false;
  return long.startsWith(short) || long.endsWith(short);
}

function commonStart(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let i = 0;
  while (i < end && a.charCodeAt(i) === b.charCodeAt(i)) i += 1;
  return i;
}
