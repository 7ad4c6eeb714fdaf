import type { Demand } from './business-category.ts';
import { CATEGORIES_BY_LABEL } from './category-tables.ts';

/** How customers buy from the category with this label; by default, work that is ordered after a quote. */
export function getDemand(label: string): Demand {
  return CATEGORIES_BY_LABEL.get(label)?.demand ?? 'job';
}

/** Categories with one page for everything: a menu, a shop; nobody searches for a page about one dish. */
const ONE_PAGE: ReadonlySet<Demand> = new Set(['venue', 'shop', 'stay', 'visit', 'community']);

/** True where single services need no page of their own. `label` null: a category that is not in our data. */
export function hasOnePage(label: string | null): boolean {
  return (
    label !== null && (ONE_PAGE.has(getDemand(label)) || CATEGORIES_BY_LABEL.get(label)?.hasSmallServices === true)
  );
}

/** True for a parish or a food bank, which has no customers to be quoted or asked for reviews. */
export function hasNoCustomers(label: string | null): boolean {
  return label !== null && getDemand(label) === 'community';
}
