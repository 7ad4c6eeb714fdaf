import { describe, expect, it } from 'vitest';
import { purchaseHeading, purchaseVisits } from './purchase-visits.ts';
import { checkoutState, freeBilling, mockCheckout, proBilling, type StubbedAnswers, situation } from './stubbed-api.ts';
import { withSharedProduct } from './with-product.ts';

/** The screens after a payment: waiting, billing, the local mock gateway. */

const product = withSharedProduct();
const { open } = purchaseVisits(product);

describe('after the payment', () => {
  it('waits for the event, reloads the current user, and continues', async () => {
    let asks = 0;
    const answers: Record<string, StubbedAnswers[string]> = { ...situation('free', 'stripe') };
    answers['GET /api/checkout/cs_1'] = () => {
      asks += 1;
      if (asks < 3) return checkoutState('waiting');
      Object.assign(answers, situation('pro', 'stripe'));
      return checkoutState('granted');
    };
    const { page, close } = await open('/checkout/success?session_id=cs_1', answers);
    await purchaseHeading(page, 'Waiting for the payment service');
    await page.waitForURL((url) => url.pathname === '/', { timeout: 15_000 });
    expect(asks).toBe(3);
    await close();
  });

  it('goes to the audit of an add-on', async () => {
    const answers = { ...situation('free', 'stripe'), 'GET /api/checkout/cs_1': checkoutState('granted', true) };
    const { page, close } = await open('/checkout/success?session_id=cs_1', answers);
    await page.waitForURL('**/audit?id=a1*');
    await close();
  });

  it('says after a minute that it takes long, and that nothing is lost', async () => {
    const answers = { ...situation('free', 'stripe'), 'GET /api/checkout/cs_1': checkoutState('open') };
    const { page, close } = await open('/checkout/success?session_id=cs_1', answers, { clock: true });
    await purchaseHeading(page, 'Waiting for the payment service');
    await expect
      .poll(
        async () => {
          await page.clock.runFor(9_000);
          return page.getByRole('heading', { name: 'This takes longer than it should' }).count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    await page.getByText('nothing is lost').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Open Billing' }).waitFor();
    await close();
  });

  it.each([
    ['failed', 'The payment did not go through'],
    ['expired', 'This payment was not finished in time'],
  ] as const)('tells a payment that %s', async (state, name) => {
    const answers = { ...situation('free', 'stripe'), 'GET /api/checkout/cs_1': checkoutState(state, true) };
    const { page, close } = await open('/checkout/success?session_id=cs_1', answers);
    await purchaseHeading(page, name);
    const again = page.getByRole('link', { name: 'Try the payment again' });
    await expect.poll(() => again.getAttribute('href')).toBe('/u/upgrade?plan=photo-seo-pack&audit=a1');
    await close();
  });

  it('shows nothing without a payment or for another account’s', async () => {
    const refusal = { refusedWith: 404, code: 'not-found', error: 'There is no such payment.' };
    for (const path of ['/checkout/success', '/checkout/success?session_id=cs_1']) {
      const { page, close } = await open(path, { ...situation('free', 'stripe'), 'GET /api/checkout/cs_1': refusal });
      await purchaseHeading(page, 'There is no payment here');
      await close();
    }
  });
});

describe('billing', () => {
  it('shows the plan, the state of the subscription and every payment', async () => {
    const portal = { url: `${product.origin}/checkout/cancel?audit=portal` };
    const answers = {
      ...situation('pro', 'stripe'),
      'GET /api/billing': proBilling,
      'POST /api/billing/portal': portal,
    };
    const { page, close } = await open('/account/billing', answers);
    await page.getByText('Renews on Dec 18, 2026 for $39 a month.').waitFor();
    const purchases = page.getByRole('region', { name: 'Purchases' });
    await expect.poll(() => purchases.getByRole('listitem').count()).toBe(3);
    await expect.poll(() => purchases.getByText('Paid back').count()).toBe(1);
    await expect
      .poll(() => purchases.getByRole('link', { name: 'Open the audit of Q&A Year Pack' }).getAttribute('href'))
      .toBe('/audit?id=a1');
    await page.getByRole('button', { name: 'Manage subscription' }).click();
    await page.waitForURL('**/checkout/cancel?*');
    await close();
  });

  it('offers Pro to the free plan, and nothing where payment is not available', async () => {
    const free = await open('/account/billing', { ...situation('free', 'stripe'), 'GET /api/billing': freeBilling });
    await free.page.getByRole('link', { name: 'Get Pro, $39 a month' }).waitFor();
    await free.close();
    const closed = { ...freeBilling, payment: 'not-set-up' };
    const { page, close } = await open('/account/billing', {
      ...situation('free', 'not-set-up'),
      'GET /api/billing': closed,
    });
    await page.getByText('Payment is not set up on this server.').waitFor();
    await expect.poll(() => page.getByRole('link', { name: /Get Pro/ }).count()).toBe(0);
    await close();
  });

  it('sends a visitor to the login first', async () => {
    const { page, close } = await open('/account/billing', situation(null, 'stripe'));
    await page.waitForURL('**/login?next=%2Faccount%2Fbilling');
    await close();
  });
});

describe('the local mock gateway', () => {
  it('says what it is, and accepts the mock payment', async () => {
    const paid = { url: `${product.origin}/checkout/cancel?audit=paid-elsewhere` };
    const answers = {
      ...situation('free', 'pay-desk'),
      'GET /api/pay-desk/cs_1': mockCheckout,
      'POST /api/pay-desk/cs_1': paid,
    };
    const { page, asked, close } = await open('/pay-desk/cs_1', answers);
    await page.getByText('No money moves here.').waitFor();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL('**/checkout/cancel?*');
    expect(asked.find(({ route }) => route === 'POST /api/pay-desk/cs_1')?.body).toEqual({ outcome: 'pay' });
    await close();
  });

  it('is not found where it is disabled', async () => {
    const { page, close } = await open('/pay-desk/cs_1', {
      ...situation('free', 'stripe'),
      'GET /api/pay-desk/cs_1': mockCheckout,
    });
    await purchaseHeading(page, 'Page Not Found');
    await close();
  });
});
