import { describe, expect, it } from 'vitest';
import { checkoutState } from '#test/sample-billing.ts';
import { purchaseHeading, purchaseVisits } from './purchase-visits.ts';
import { mockCheckout, type StubbedAnswers, situation } from './stubbed-api.ts';
import { withSharedProduct } from './with-product.ts';

/** Where the screens of a payment lead; what they say has component tests, the local mock gateway the walk of a purchase. */

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
});

describe('billing', () => {
  it('sends a visitor to the login first', async () => {
    const { page, close } = await open('/account/billing', situation(null, 'stripe'));
    await page.waitForURL('**/login?next=%2Faccount%2Fbilling');
    await close();
  });
});

describe('the local mock gateway', () => {
  it('is not found where it is disabled', async () => {
    const { page, close } = await open('/pay-desk/cs_1', {
      ...situation('free', 'stripe'),
      'GET /api/pay-desk/cs_1': mockCheckout,
    });
    await purchaseHeading(page, 'Page Not Found');
    await close();
  });
});
