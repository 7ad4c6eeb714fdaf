import { readCompiled } from '../../data/read-compiled.ts';
import type { BusinessCategory } from './business-category.ts';

/** All known categories, in the order of `data/categories`. Labels are unique. */
export const CATEGORIES: readonly BusinessCategory[] = readCompiled<readonly BusinessCategory[]>('categories');

/** Every category by its label. */
export const CATEGORIES_BY_LABEL: ReadonlyMap<string, BusinessCategory> = new Map(
  CATEGORIES.map((category) => [category.label, category]),
);
