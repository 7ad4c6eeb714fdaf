import { findProduct, type Product } from '#shared/product/prices.ts';
import { PLAN_TERMS } from '#shared/product/rights.ts';

const upgradePath = '/u/upgrade';

/** What an anonymous buyer is about to buy, from the target of the sign-up; null when nothing is bought or it is unknown. */
export function purchaseUnderWay(nextPath: string): Product | null {
  const { pathname, searchParams } = new URL(nextPath, 'https://inside.invalid');
  if (pathname.replace(/\/+$/, '') !== upgradePath) return null;
  return findProduct(searchParams.get('plan') ?? searchParams.get('price') ?? '');
}

/** "Pro, $39 a month"; an add-on is a one-time payment. */
export function describePurchase(product: Product): string {
  const price = `$${product.usDollars}`;
  return product.kind === 'plan'
    ? `${PLAN_TERMS[product.plan].name}, ${price} a ${product.interval}`
    : `${product.title}, ${price} once`;
}
