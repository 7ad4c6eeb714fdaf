import { readCompiled } from '../../data/read-compiled.ts';
import type { BusinessCategory } from './business-category.ts';

/** All known categories, in the order of `data/categories`. Labels are unique. */
export const CATEGORIES: readonly BusinessCategory[] = readCompiled<readonly BusinessCategory[]>('categories');

/** Every category by its label and by those it had in earlier releases. */
export const CATEGORIES_BY_LABEL: ReadonlyMap<string, BusinessCategory> = new Map(
  CATEGORIES.flatMap((category) =>
    [category.label, ...(category.formerLabels ?? [])].map((label) => [label, category] as const),
  ),
);

/** The broadest category above this one, itself where none is. */
export function findBroadestCategory(category: BusinessCategory): BusinessCategory {
  return listBroader(category).at(-1) ?? category;
}

/** The categories above this one, the nearest first. The tables nest a few levels at most. */
export function listBroader(category: BusinessCategory): BusinessCategory[] {
  const broader: BusinessCategory[] = [];
  for (
    let one = CATEGORIES_BY_LABEL.get(category.under ?? '');
    one !== undefined && broader.length < MOST_LEVELS;
    one = CATEGORIES_BY_LABEL.get(one.under ?? '')
  )
    broader.push(one);
  return broader;
}

/** The most specific schema.org type of a category: its own, else that of a broader one; null for none. */
export function findSchemaType(category: BusinessCategory): string | null {
  return [category, ...listBroader(category)].find(({ schemaType }) => schemaType !== null)?.schemaType ?? null;
}

const MOST_LEVELS = 5;
