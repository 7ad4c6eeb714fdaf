import { readWordList } from '../data/read-word-list.ts';
import { foldText, isUnspacedScript, keepLetters, splitWords } from '../facts/language/fold-text.ts';
import { stemWord } from '../fixes/verify/word-stems.ts';

/** Words that make no other search of a phrase. */
const EMPTY_WORDS = readWordList('keywordGlue');
/** Words behind a thing that say only that it is one, by their stems. */
export const EMPTY_STEMS: ReadonlySet<string> = new Set(
  ['service', 'services', 'treatment', 'treatments', 'leistungen', 'servicio', 'servicios', 'servizi'].map(stemWord),
);

/** The stems of a phrase's telling words, and its letters: for scripts without spaces between words these alone. */
export function phraseStems(phrase: string): { readonly stems: ReadonlySet<string>; readonly letters: string } {
  const folded = foldText(phrase);
  const letters = keepLetters(folded);
  if (isUnspacedScript(phrase)) return { stems: new Set(), letters };
  const words = splitWords(folded).filter((word) => !EMPTY_WORDS.has(word));
  const stems = words.map(stemWord);
  const telling = stems.filter((stem) => !EMPTY_STEMS.has(stem));
  return { stems: new Set(telling.length === 0 ? stems : telling), letters };
}

/** True where a phrase says all that another says, and more: "dentist" is part of "pediatric dentist". */
export function isContained(part: string, whole: string): boolean {
  const [one, other] = [phraseStems(part).stems, phraseStems(whole).stems];
  return one.size > 0 && one.size < other.size && one.isSubsetOf(other);
}

/** The key of equal searches: stems without order, endings and empty words. "Plumbers in Duluth" is "duluth plumb". */
export function keywordKey(keyword: string): string {
  const { stems, letters } = phraseStems(keyword);
  return stems.size === 0 ? letters : [...stems].sort().join(' ');
}
