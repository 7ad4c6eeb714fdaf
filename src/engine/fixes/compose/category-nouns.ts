import type { BusinessCategory } from '../../facts/category/business-category.ts';
import { CATEGORIES_BY_LABEL } from '../../facts/category/category-tables.ts';

export type CategoryNouns = Pick<BusinessCategory, 'family' | 'nouns' | 'takesReservations'>;

/** The nouns for the category with this label; null when the label is not one of ours. */
export function categoryNouns(label: string): CategoryNouns | null {
  return CATEGORIES_BY_LABEL.get(label) ?? null;
}
