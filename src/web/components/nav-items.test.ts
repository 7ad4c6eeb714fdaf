import { describe, expect, it } from 'vitest';
import { isAppRoute } from '#shared/product/app-routes.ts';
import { OLDER_ITEMS, PRICING_ITEM, PRODUCT_ITEMS, RESOURCE_ITEMS } from './nav-items.ts';

describe('the navigation', () => {
  it('has the items of the specification, in its order', () => {
    expect(RESOURCE_ITEMS.map(({ label }) => label)).toEqual([
      'Downloads',
      'AEO guide',
      'AI search hub',
      'Guides',
      'Changelog',
    ]);
    expect(OLDER_ITEMS.map(({ label }) => label)).toEqual(['Pricing', 'Review Day', 'Downloads', 'Billing']);
  });

  it.each([...PRODUCT_ITEMS, PRICING_ITEM, ...RESOURCE_ITEMS, ...OLDER_ITEMS])('leads to a page: $label', ({ to }) => {
    const { pathname } = new URL(to, 'https://porchlight.example');
    expect(isAppRoute(pathname, { isMockGatewayOpen: false })).toBe(true);
  });
});
