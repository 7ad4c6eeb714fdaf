import { PLAN_PRICES, type PlanPriceKey } from '#shared/product/prices.ts';

export type PlanPrice = (typeof PLAN_PRICES)[number];

const [monthly, annual] = PLAN_PRICES;
const monthsOfYear = 12;

/** How many monthly payments the yearly price saves. */
export const monthsSavedAnnually = (monthsOfYear * monthly.usDollars - annual.usDollars) / monthly.usDollars;

/** Notes on each price. */
export const priceNotes: Record<PlanPriceKey, string> = {
  pro_monthly: 'Month to month',
  pro_annual: `Save ${monthsSavedAnnually} months annually`,
};
