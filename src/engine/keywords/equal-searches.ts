import { keywordKey } from './keyword-key.ts';
import { findSearchLanguage } from './search-language.ts';

/** A phrase and those that are one with it to customers: "stump grinding" and "stump removal". */
export function equalSearches(phrase: string, language: string): readonly string[] {
  const key = keywordKey(phrase);
  const groups = findSearchLanguage(language)?.same ?? [];
  return [phrase, ...groups.filter((group) => group.some((one) => keywordKey(one) === key)).flat()];
}

export function isSameSearch(one: string, other: string, language: string): boolean {
  const key = keywordKey(other);
  return equalSearches(one, language).some((equal) => keywordKey(equal) === key);
}
