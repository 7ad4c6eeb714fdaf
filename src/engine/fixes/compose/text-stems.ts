import { tokenizeWords } from '../verify/word-stems.ts';

/** The stems of a text but for those of small words: of fewer than `least` letters. */
export function longStems(text: string, least = 4): Set<string> {
  return new Set(tokenizeWords(text).flatMap(({ text: word, stem }) => (word.length >= least ? [stem] : [])));
}
