import { describe, expect, it } from 'vitest';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { RIGHTS } from '#shared/product/rights.ts';
import { visit } from './browser.ts';
import { purchaseHeading, purchaseVisits } from './purchase-visits.ts';
import { type StubbedAnswers, situation } from './stubbed-api.ts';
import { withSharedProduct } from './with-product.ts';

/** Prices and the way to the payment, with responses that match the contracts; the order has component tests. */

const product = withSharedProduct();
const { open, toPayment } = purchaseVisits(product);

describe('pricing', () => {
  it('can be read without scripts, with every right, price and add-on', async () => {
    const { page, close } = await visit(product.browser, { javaScriptEnabled: false });
    await page.goto(`${product.origin}/pricing`);
    const text = await page.getByRole('main').innerText();
    for (const { title } of [...Object.values(RIGHTS), ...ADD_ONS]) expect(text).toContain(title);
    for (const { usDollars } of [...PLAN_PRICES, ...ADD_ONS]) expect(text).toContain(`$${usDollars}`);
    expect(text).toContain('Save 2 months annually');
    await page.getByRole('radio', { name: /390/ }).check();
    await page.getByRole('button', { name: 'Get Pro' }).click();
    await expect
      .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
      .toBe('/u/upgrade?plan=pro_annual');
    await close();
  });

  it('sends a visitor to sign up and then once directly to the payment', async () => {
    const answers: Record<string, StubbedAnswers[string]> = { ...situation(null, 'stripe'), ...toPayment() };
    const { page, asked, close } = await open('/pricing', answers, { isHinted: false });
    await page.getByRole('radio', { name: /390/ }).check();
    await page.getByRole('button', { name: 'Get Pro' }).click();
    await page.waitForURL('**/signup?*');
    const next = new URL(page.url()).searchParams.get('next') ?? '';
    expect(next).toBe('/u/upgrade?plan=pro_annual');
    expect(asked.filter(({ route }) => route === 'POST /api/checkout')).toEqual([]);

    Object.assign(answers, situation('free', 'stripe'));
    await page.goto(product.origin + next);
    await page.waitForURL('**/checkout/cancel?*');
    const begun = () => asked.filter(({ route }) => route === 'POST /api/checkout');
    expect(begun()).toEqual([
      {
        route: 'POST /api/checkout',
        body: { price: 'pro_annual' },
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    await page.goto(product.origin + next);
    await page.getByRole('button', { name: 'Go to payment' }).waitFor();
    expect(begun()).toHaveLength(1);
    await close();
  });

  it('leads the free plan to the payment, and tells Pro accounts that they have it', async () => {
    const { page, asked, close } = await open('/pricing', { ...situation('free', 'stripe'), ...toPayment() });
    await page.getByRole('button', { name: 'Account' }).waitFor();
    await page.getByRole('button', { name: 'Get Pro' }).click();
    await page.waitForURL('**/checkout/cancel?*');
    expect(asked.find(({ route }) => route === 'POST /api/checkout')?.body).toEqual({ price: 'pro_monthly' });
    await close();

    const pro = await open('/pricing', situation('pro', 'stripe'));
    await pro.page.getByRole('main').getByRole('link', { name: 'Open Billing' }).waitFor();
    await expect.poll(() => pro.page.getByRole('button', { name: 'Get Pro' }).count()).toBe(0);
    await pro.close();
  });

  it('starts with the keywords for visitors from there, and says when payment is not available', async () => {
    const { page, close } = await open('/pricing?source=keywords', situation('free', 'not-set-up'));
    await purchaseHeading(page, /You have seen 4 keywords/);
    await page.getByText('Payment is not set up on this server.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Get Pro' }).count()).toBe(0);
    await close();
  });
});
