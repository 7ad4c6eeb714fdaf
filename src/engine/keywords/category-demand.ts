import type { Demand } from '../facts/category/business-category.ts';
import { CATEGORIES_BY_LABEL } from '../facts/category/category-tables.ts';

/** How customers ask for the category with this label; ordered and quoted where the tables do not know it. */
export function getDemand(label: string): Demand {
  return CATEGORIES_BY_LABEL.get(label)?.demand ?? 'job';
}

/** Demands where one page shows what there is: a menu, a shop; nobody looks for a page about one dish. */
const ONE_PAGE: ReadonlySet<Demand> = new Set(['venue', 'shop', 'stay', 'visit', 'community']);

/** True where single services need no page of their own. `label` null: a category that the tables do not know. */
export function hasOnePage(label: string | null): boolean {
  return (
    label !== null && (ONE_PAGE.has(getDemand(label)) || CATEGORIES_BY_LABEL.get(label)?.hasSmallServices === true)
  );
}

/** True for categories that are also called in an emergency. */
export function isUrgentCategory(label: string | null): boolean {
  return label !== null && CATEGORIES_BY_LABEL.get(label)?.isUrgent === true;
}
