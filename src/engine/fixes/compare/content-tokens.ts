import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { meansSame, tokenizeWords, type Word } from '../verify/word-stems.ts';

const FILLER = new RegExp(`^(?:${readPattern('texts', 'fillers')})$`, 'u');
const SHORTEST_WORD = 4;
const ABBREVIATION = /^\p{Lu}{2,3}$/u;
const SHORTEST_PART = 5;

/**
 * The words of a text that may tell something about a business: numbers, abbreviations ("MOT"), and those of four letters and more that
 * not everyone uses.
 */
export function listContentTokens(text: string): Word[] {
  const hasCase = /\p{Ll}/u.test(text);
  return tokenizeWords(text).filter(({ text: word, folded }) => {
    if (/\p{N}/u.test(folded)) return true;
    const isLong = folded.length >= SHORTEST_WORD || (hasCase && isAbbreviation({ text: word }));
    return isLong && !FILLER.test(folded);
  });
}

/** Whether every word of a text is one that everyone uses: "Our services", "Learn more". */
export function isFillerText(text: string): boolean {
  return tokenizeWords(text).every(({ folded }) => FILLER.test(folded) || /^\p{L}{1,2}$/u.test(folded));
}

/** "MOT", "NB". */
export function isAbbreviation({ text }: Pick<Word, 'text'>): boolean {
  return ABBREVIATION.test(text);
}

/** Whether two words are forms of one. */
export function isSameStem(one: Word, other: Word): boolean {
  return one.folded === other.folded || meansSame(one.stem, other.stem);
}

/** Whether one of the words says it too, in another form or as part of a compound. */
export function isSaidBy(words: readonly Word[], wanted: Word): boolean {
  const part = wanted.stem.length >= SHORTEST_PART ? wanted.stem : null;
  return words.some((word) => isSameStem(word, wanted) || (part !== null && word.folded.includes(part)));
}

/** A text without accents and capitals, as the lists of patterns are written. */
export function foldedText(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}

/** A list of `data/patterns/texts.yaml` for whole words anywhere in folded text. */
export function wholePattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');
}
