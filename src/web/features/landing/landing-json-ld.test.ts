import { describe, expect, it } from 'vitest';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { landingJsonLd } from './landing-json-ld.ts';

describe('landingJsonLd', () => {
  const text = JSON.stringify(landingJsonLd('https://porchlight.example/', 'https://porchlight.example'));

  it.each(['Organization', 'WebSite', 'SoftwareApplication'])('names the %s', (type) => {
    expect(text).toContain(`"@type":"${type}"`);
  });

  it('offers exactly what is sold, and the free plan', () => {
    const prices = [...text.matchAll(/"price":"([\d.]+)"/g)].map(([, price]) => Number(price));
    expect(prices).toEqual([0, ...PLAN_PRICES.map(({ usDollars }) => usDollars)]);
  });

  it('claims no rating', () => {
    expect(text).not.toMatch(/aggregateRating|"review"/);
  });
});
