import { describe, expect, it } from 'vitest';
import { ADD_ONS } from './add-ons.ts';
import { DEFAULT_PRODUCT, findProduct, MONEY_BACK_DAYS, PLAN_PRICES, PRODUCTS } from './prices.ts';

describe('the price list', () => {
  it('sells Pro for $39 a month, and a year for the price of ten months', () => {
    const [monthly, annual] = PLAN_PRICES;
    expect(monthly).toMatchObject({ plan: 'pro', usDollars: 39, interval: 'month' });
    expect(annual).toMatchObject({ plan: 'pro', usDollars: 10 * monthly.usDollars, interval: 'year' });
  });

  it('takes a purchase without a named price for Pro by the month', () => {
    expect(findProduct(DEFAULT_PRODUCT)).toEqual(PLAN_PRICES[0]);
  });

  it('has every add-on under its own id, every key once, and nothing else', () => {
    const keys = PRODUCTS.map(({ key }) => key);
    expect(keys).toEqual([...PLAN_PRICES.map(({ key }) => key), ...ADD_ONS.map(({ id }) => id)]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(findProduct('agency_monthly')).toBeNull();
  });

  it('gives money back for thirty days', () => {
    expect(MONEY_BACK_DAYS).toBe(30);
  });
});
