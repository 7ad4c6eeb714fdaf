import { readCompiled } from './read-compiled.ts';
import type { WordData, WordList } from './word-lists.ts';

const WORDS = readCompiled<WordData>('words');

/** The words of a list in all languages together. */
export function readWordList(list: WordList): ReadonlySet<string> {
  return new Set(Object.values(WORDS[list] ?? {}).flat());
}

/** The words of a list in one language (its code); none where the language has no such list. */
export function readWordListIn(language: string, list: WordList): ReadonlySet<string> {
  return new Set(WORDS[list]?.[language]);
}
