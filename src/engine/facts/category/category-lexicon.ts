import { WRITTEN_TERMS } from '../language/written-terms.ts';

/** Words and phrases that name a category, its field or what it deals with: every business of the kind is called that. */
const CATEGORY_WORDS = new Set<string>();
for (const { text, isSurname } of WRITTEN_TERMS) {
  // A surname ("Baker") is a name as often as a category.
  if (!isSurname && text !== '') CATEGORY_WORDS.add(text.includes('*') ? text.replaceAll('*', '').trim() : text);
}

/** Whether folded words are a category's own, as a whole: "plumbing", "biuro rachunkowe". */
export function isCategoryWord(words: string): boolean {
  return CATEGORY_WORDS.has(words);
}
