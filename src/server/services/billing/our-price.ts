import type { PriceRecord } from '#providers/payment-records.ts';
import { findProduct, PRODUCTS, type Product } from '#shared/product/prices.ts';

type PlanProduct = Extract<Product, { kind: 'plan' }>;

/** The currency of our prices. */
const CURRENCY = 'usd';

/** True when the amount is the price of a product. */
export function matchesPrice(product: Product, amountCents: number | null, currency: string): boolean {
  return amountCents === product.usDollars * 100 && currency === CURRENCY;
}

/** True when a price of the payment service matches our table: amount, currency and interval. */
export function isOurPrice(product: Product, price: PriceRecord): boolean {
  const interval = product.kind === 'plan' ? product.interval : 'once';
  return price.interval === interval && matchesPrice(product, price.amountCents, price.currency);
}

/** The plan sold at a price of the payment service; null when it is not in our table. */
export function planAtPrice(price: PriceRecord | null): PlanProduct | null {
  const product = price?.lookupKey == null ? null : findProduct(price.lookupKey);
  if (price === null || product?.kind !== 'plan') return null;
  return isOurPrice(product, price) ? product : null;
}

/** The plan with this price; null when none has it. */
export function findPlanByAmount(amountCents: number, currency: string): PlanProduct | null {
  return PRODUCTS.filter(isPlan).find((product) => matchesPrice(product, amountCents, currency)) ?? null;
}

function isPlan(product: Product): product is PlanProduct {
  return product.kind === 'plan';
}
