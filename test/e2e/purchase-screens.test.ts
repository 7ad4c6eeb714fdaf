import { expect, it } from 'vitest';
import { proBilling } from '#test/sample-billing.ts';
import { expectNoBarriersInBothThemes, layoutShift, SIZES, sidewaysScroll, VISIBLE_SHIFT, visit } from './browser.ts';
import { stopInterceptingApi } from './intercept-api.ts';
import { purchaseHeading, untilKnown } from './purchase-visits.ts';
import { hintSignedIn, mockCheckout, type StubbedAnswers, situation, stubApi } from './stubbed-api.ts';
import { withSharedProduct } from './with-product.ts';

/** All screens of a purchase. */

const product = withSharedProduct();

const everyScreen: readonly (readonly [string, () => StubbedAnswers, string | RegExp])[] = [
  ['/pricing', () => situation('free', 'stripe'), /Free tells/],
  ['/pricing?source=keywords', () => situation('pro', 'stripe'), /You have seen/],
  ['/u/upgrade?plan=pro_monthly', () => situation('free', 'stripe'), 'Your order'],
  ['/u/upgrade', () => situation('free', 'stripe'), 'What would you like?'],
  ['/checkout/success', () => situation('free', 'stripe'), 'We can’t find this payment'],
  ['/checkout/cancel', () => situation('free', 'stripe'), 'Nothing was paid'],
  ['/account/billing', () => ({ ...situation('pro', 'stripe'), 'GET /api/billing': proBilling }), 'Your plan'],
  ['/pay-desk/cs_1', () => ({ ...situation('free', 'pay-desk'), 'GET /api/pay-desk/cs_1': mockCheckout }), 'Payment'],
];

it('every screen of a purchase has no barriers or layout shifts and fits, in both themes', async () => {
  const opened = await visit(product.browser);
  const { page } = opened;
  await hintSignedIn(page, product.origin);
  for (const [path, answers, name] of everyScreen) {
    await page.setViewportSize({ width: SIZES.phone, height: 800 });
    stopInterceptingApi(page);
    const asked = await stubApi(page, answers());
    await page.goto(product.origin + path);
    await purchaseHeading(page, name);
    await untilKnown(page, asked);
    expect(await layoutShift(page), path).toBeLessThan(VISIBLE_SHIFT);
    for (const width of [SIZES.phone, SIZES.desk]) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await sidewaysScroll(page)]).toEqual([path, width, 0]);
      await expectNoBarriersInBothThemes(page);
    }
    // The mock gateway's page is a 404 on this server, which the browser logs.
    if (!path.startsWith('/pay-desk/')) expect([path, ...opened.complaints]).toEqual([path]);
  }
  await opened.close();
}, 120_000);
