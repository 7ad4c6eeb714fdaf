import { WRITTEN_TERMS } from '../language/written-terms.ts';

/** Words and phrases for a category, its field or its objects: generic names. */
const CATEGORY_WORDS = new Set<string>();
for (const { text, isSurname } of WRITTEN_TERMS) {
  // A surname ("Baker") is as often a name as a category.
  if (!isSurname && text !== '') CATEGORY_WORDS.add(text.includes('*') ? text.replaceAll('*', '').trim() : text);
}

/** Whether the folded words as a whole are a term of a category: "plumbing", "biuro rachunkowe". */
export function isCategoryWord(words: string): boolean {
  return CATEGORY_WORDS.has(words);
}
