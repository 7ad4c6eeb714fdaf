import { toLower } from '../facts/language/fold-text.ts';
import { findCategory, findHeadTerms } from './head-terms.ts';
import type { KeywordInput } from './keyword-input.ts';
import { expandPlaces, plainPlace } from './keyword-place.ts';
import { findSearchLanguage } from './search-language.ts';

/** The search for the business itself, as its keywords begin: its trade in its town. Null where one of them is not known. */
export function findMainSearch(input: KeywordInput): string | null {
  const { category, city, language, region, country } = input;
  const [head] = findHeadTerms(input, category === '' ? null : findCategory(category));
  const place = plainPlace(city);
  const form = findSearchLanguage(language)?.forms.plain;
  if (head === undefined || place === null || form === undefined) return null;
  const typed = expandPlaces(city, region, country, []).typedAs.get(place) ?? place;
  return form.replace('{s}', () => head).replace('{p}', () => toLower(typed));
}
