import {
  type BusinessCategory,
  type CategoryNoun,
  NOUN_LANGUAGES,
  type NounLanguage,
} from '../../facts/category/business-category.ts';
import { CATEGORIES_BY_LABEL } from '../../facts/category/category-tables.ts';
import type { TextLanguage } from '../writing-material.ts';

export type CategoryNouns = Pick<BusinessCategory, 'family' | 'nouns' | 'takesReservations'>;

/** The nouns for the category with this label; null when the label is not one of ours. */
export function categoryNouns(label: string): CategoryNouns | null {
  return CATEGORIES_BY_LABEL.get(label) ?? null;
}

/** The noun of a category in a language; null where the data has none: then the site's own words name the trade. */
export function categoryNoun(label: string, language: TextLanguage): CategoryNoun | null {
  return isNounLanguage(language) ? (categoryNouns(label)?.nouns[language] ?? null) : null;
}

/** Whether the data has nouns of categories in this language. */
export function isNounLanguage(language: TextLanguage): language is NounLanguage {
  return NOUN_LANGUAGES.some((one) => one === language);
}
