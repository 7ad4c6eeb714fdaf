import { expect, it } from 'vitest';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { getOfferState } from './offer-state.ts';
import { monthsSavedAnnually, priceNotes } from './plan-prices.ts';
import { parsePricingSource } from './pricing-source.ts';

const visitor = { status: 'anonymous', failure: null } as const;

it.each([
  [visitor, 'stripe', 'open'],
  [{ status: 'loading' }, 'asking', 'open'],
  [visitor, 'unknown', 'open'],
  [visitor, 'not-set-up', 'not-set-up'],
] as const)('offers %j with payment %s: %s', (auth, payment, kind) => {
  expect(getOfferState(auth, payment).kind).toBe(kind);
});

it('says of the year exactly what the two prices make of it', () => {
  const [monthly, annual] = PLAN_PRICES;
  expect(monthsSavedAnnually).toBe(2);
  expect(annual.usDollars).toBe(monthly.usDollars * (12 - monthsSavedAnnually));
  expect(priceNotes.pro_annual).toBe('Save 2 months annually');
});

it('knows one source', () => {
  expect(parsePricingSource('keywords')).toBe('keywords');
  expect(parsePricingSource('elsewhere')).toBe('anywhere');
  expect(parsePricingSource(null)).toBe('anywhere');
});
