import { describe, expect, it } from 'vitest';
import { isAppRoute, MOCK_GATEWAY_ROUTES } from './app-routes.ts';

const closed = { isMockGatewayOpen: false };
const open = { isMockGatewayOpen: true };

describe('addresses of the app', () => {
  it.each(['/', '/pricing', '/pricing/', '/u/upgrade', '/checkout/success', '/checkout/cancel', '/account/billing'])(
    'knows %s',
    (path) => expect(isAppRoute(path, closed)).toBe(true),
  );

  it.each(['/price', '/u', '/checkout', '/checkout/other', '/account/billing/x', '/pay-desk', '/pay-desk/a/b'])(
    'does not know %s',
    (path) => expect(isAppRoute(path, open)).toBe(false),
  );

  it('knows the mock gateway only where it is open', () => {
    expect(MOCK_GATEWAY_ROUTES).toHaveLength(2);
    for (const path of ['/pay-desk/portal', '/pay-desk/cs_1']) {
      expect(isAppRoute(path, closed)).toBe(false);
      expect(isAppRoute(path, open)).toBe(true);
    }
  });
});
