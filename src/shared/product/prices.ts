import { ADD_ONS, type AddOnId } from './add-ons.ts';
import type { Plan } from './plans.ts';

/** The products, by the key under which the payment service finds their price: a client sends a key, never an amount. */
export type Product =
  | {
      readonly kind: 'plan';
      readonly key: PlanPriceKey;
      readonly plan: Exclude<Plan, 'free'>;
      readonly title: string;
      readonly usDollars: number;
      readonly interval: 'month' | 'year';
    }
  | {
      readonly kind: 'add-on';
      readonly key: AddOnId;
      readonly title: string;
      readonly usDollars: number;
    };
export type PlanPriceKey = 'pro_monthly' | 'pro_annual';
export type ProductKey = PlanPriceKey | AddOnId;

/** Annual saves two months. Agency has no price here: the operator grants it after an agreement. */
export const PLAN_PRICES = [
  { kind: 'plan', key: 'pro_monthly', plan: 'pro', title: 'Pro, monthly', usDollars: 39, interval: 'month' },
  { kind: 'plan', key: 'pro_annual', plan: 'pro', title: 'Pro, yearly', usDollars: 390, interval: 'year' },
] as const satisfies readonly Product[];

/** Everything that can be bought. Prices are in US dollars and are the price list: a payment of another amount grants nothing. */
export const PRODUCTS: readonly Product[] = [
  ...PLAN_PRICES,
  ...ADD_ONS.map(({ id, title, usDollars }) => ({ kind: 'add-on', key: id, title, usDollars }) as const),
];

/** The default product. */
export const DEFAULT_PRODUCT: ProductKey = 'pro_monthly';

/** The product with this key; null when nothing is sold under it. */
export function findProduct(key: string): Product | null {
  return PRODUCTS.find((product) => product.key === key) ?? null;
}

/** Days within which a payment is refunded without a reason. */
export const MONEY_BACK_DAYS = 30;
