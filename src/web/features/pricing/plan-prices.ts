import { PLAN_PRICES, type PlanPriceKey } from '#shared/product/prices.ts';

export type PlanPrice = (typeof PLAN_PRICES)[number];

const [monthly, annual] = PLAN_PRICES;
const monthsOfYear = 12;

/** How many monthly payments a year costs less when it is paid at once. */
export const monthsSavedAnnually = (monthsOfYear * monthly.usDollars - annual.usDollars) / monthly.usDollars;

/** What is to be said of each price besides the price. */
export const priceNotes: Record<PlanPriceKey, string> = {
  pro_monthly: 'Month to month',
  pro_annual: `Save ${monthsSavedAnnually} months annually`,
};
