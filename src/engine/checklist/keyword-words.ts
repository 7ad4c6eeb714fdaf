import { readWordListIn } from '../data/read-word-list.ts';
import { type Language, meansSame, tokenizeWords } from '../fixes/verify/word-stems.ts';

/** Which words of a keyword a text contains; inflection, order and stop words are ignored. */
export function namesKeyword(
  text: string,
  keyword: string,
  language: Language,
): { isNamed: boolean; missing: string[] } {
  const stops = readWordListIn(language, 'keywordStops');
  const named = tokenizeWords(text);
  const wanted = tokenizeWords(keyword).filter(({ folded }) => !stops.has(folded));
  const missing = wanted.filter(
    ({ stem, folded }) => !named.some((word) => word.folded === folded || meansSame(word.stem, stem)),
  );
  return { isNamed: wanted.length > 0 && missing.length === 0, missing: missing.map(({ text: word }) => word) };
}
