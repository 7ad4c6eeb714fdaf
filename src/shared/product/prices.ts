import type { Plan } from './plans.ts';

/** What is sold, by the key under which the payment service finds it: a client names a key, never an amount. */
export interface Price {
  readonly lookupKey: string;
  readonly plan: Plan;
  readonly usDollars: number;
  readonly interval: 'month' | 'year';
}

/** Annual saves two months. */
export const PRICES: readonly Price[] = [
  { lookupKey: 'pro_monthly', plan: 'pro', usDollars: 39, interval: 'month' },
  { lookupKey: 'pro_annual', plan: 'pro', usDollars: 390, interval: 'year' },
];

export const MONEY_BACK_DAYS = 30;
