import type { BusinessCategory } from '../../facts/category/business-category.ts';
import { CATEGORIES_BY_LABEL } from '../../facts/category/category-tables.ts';

export type CategoryNouns = Pick<BusinessCategory, 'family' | 'nouns' | 'takesReservations'>;

/** What the category with this category label is called; null when the label is not one of the product's own. */
export function categoryNouns(label: string): CategoryNouns | null {
  return CATEGORIES_BY_LABEL.get(label) ?? null;
}

/** The labels that have words. */
export function wordedCategories(): string[] {
  return [...CATEGORIES_BY_LABEL.keys()];
}
