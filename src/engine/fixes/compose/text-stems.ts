import { tokenizeWords } from '../verify/word-stems.ts';

/** The stems of a text but for those of small words. */
export function longStems(text: string): Set<string> {
  return new Set(tokenizeWords(text).flatMap(({ text: word, stem }) => (word.length > 3 ? [stem] : [])));
}
