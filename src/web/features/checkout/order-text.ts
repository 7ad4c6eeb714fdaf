import { ADD_ONS } from '#shared/product/add-ons.ts';
import type { Product } from '#shared/product/prices.ts';
import { RIGHTS, rightsAddedBy } from '#shared/product/rights.ts';

interface Content {
  readonly title: string;
  readonly detail: string | null;
}

/** "a month", "a year", "once". */
export function formatInterval(product: Product): string {
  return product.kind === 'plan' ? `a ${product.interval}` : 'once';
}

/** What a product unlocks: the rights its plan adds to the previous one, or the contents of the add-on. */
export function listOrderContents(product: Product): Content[] {
  if (product.kind === 'add-on') {
    const addOn = ADD_ONS.find(({ id }) => id === product.key);
    return addOn === undefined ? [] : [{ title: 'What is in it', detail: `${addOn.detail}.` }];
  }
  return rightsAddedBy(product.plan).map((right) => RIGHTS[right]);
}
