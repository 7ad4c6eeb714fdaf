import { describe, expect, it } from 'vitest';
import { OPERATOR_MARKS } from '#shared/product/operator-parts.ts';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { landingJsonLd } from './landing-json-ld.ts';

describe('landingJsonLd', () => {
  const text = JSON.stringify(landingJsonLd('https://porchlight.example/', 'https://porchlight.example'));

  it.each(['WebSite', 'SoftwareApplication'])('names the %s', (type) => {
    expect(text).toContain(`"@type":"${type}"`);
  });

  it('leaves a place for the server to say who runs it, and refers to that', () => {
    expect(text).toContain(`["${OPERATOR_MARKS.entry}",`);
    expect(text).toContain('"publisher":{"@id":"https://porchlight.example/#organization"}');
  });

  it('offers exactly what is sold, and the free plan', () => {
    const prices = [...text.matchAll(/"price":"([\d.]+)"/g)].map(([, price]) => Number(price));
    expect(prices).toEqual([0, ...PLAN_PRICES.map(({ usDollars }) => usDollars)]);
  });

  it('claims no rating', () => {
    expect(text).not.toMatch(/aggregateRating|"review"/);
  });
});
