import { describe, expect, it } from 'vitest';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { RIGHTS } from '#shared/product/rights.ts';
import { visit } from './browser.ts';
import { purchaseHeading, purchaseVisits, untilKnown } from './purchase-visits.ts';
import { type StubbedAnswers, situation } from './stubbed-api.ts';
import { withSharedProduct } from './with-product.ts';

/** Prices and order, with responses that match the contracts; the services have tests of their own. */

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

describe('the order', () => {
  it('starts no payment by mere navigation', async () => {
    const { page, asked, close } = await open('/u/upgrade?plan=pro_monthly', {
      ...situation('free', 'stripe'),
      ...toPayment(),
    });
    await page.getByRole('button', { name: 'Go to payment' }).waitFor();
    await untilKnown(page, asked);
    expect(asked.map(({ route }) => route)).not.toContain('POST /api/checkout');
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await page.waitForURL('**/checkout/cancel?*');
    await close();
  });

  it('names the website of an add-on, and sells none for another owner’s audit', async () => {
    const audit = {
      auditId: 'a1',
      status: 'done',
      url: 'https://lantern.test/',
      createdAt: '2026-11-18T10:00:00Z',
      businessId: 'b1',
      progress: null,
    };
    const preview = { count: 9, sentence: '9 photos from the pages we checked.', isSold: true };
    const previewed = 'GET /api/audits/a1/add-ons/photo-seo-pack/preview';
    const answers = {
      ...situation('free', 'stripe'),
      ...toPayment(),
      'GET /api/audits/a1': audit,
      [previewed]: preview,
    };
    const { page, asked, close } = await open('/u/upgrade?plan=photo-seo-pack&audit=a1', answers);
    await page.getByText('The audit of lantern.test.').waitFor();
    await page.getByText('9 photos from the pages we checked.').waitFor();
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await page.waitForURL('**/checkout/cancel?*');
    const begun = asked.find(({ route }) => route === 'POST /api/checkout');
    expect(begun?.body).toEqual({ price: 'photo-seo-pack', auditId: 'a1' });
    await close();

    const summary = { businessId: 'b1', url: 'https://lantern.test/', overallScore: 64, isLocked: false };
    const rows = ['running', 'done', 'done'].map((status, at) => ({
      ...summary,
      auditId: `a${2 - at}`,
      status,
      createdAt: '2026-11-22T09:00:00.000Z',
    }));
    const unnamed = { ...answers, 'GET /api/audits': { rows, nextCursor: null } };
    const newest = await open('/u/upgrade?plan=photo-seo-pack', unnamed);
    await newest.page.getByText('Your newest finished audit: lantern.test.').waitFor();
    await newest.page.getByText('9 photos from the pages we checked.').waitFor();
    await newest.page.getByRole('button', { name: 'Go to payment' }).click();
    await newest.page.waitForURL('**/checkout/cancel?*');
    const paid = newest.asked.find(({ route }) => route === 'POST /api/checkout');
    expect(paid?.body).toEqual({ price: 'photo-seo-pack', auditId: 'a1' });
    await newest.close();

    const none = { ...answers, 'GET /api/audits': { rows: [], nextCursor: null } };
    const first = await open('/u/upgrade?plan=photo-seo-pack', none);
    await first.page.getByText('You have no finished audit yet.').waitFor();
    await first.page.getByRole('main').getByRole('link', { name: 'Run Free Audit' }).waitFor();
    expect(await first.page.getByRole('button', { name: 'Go to payment' }).count()).toBe(0);
    await first.close();

    const missing = { refusedWith: 404, code: 'not-found', error: 'There is no such audit.' };
    const other = await open('/u/upgrade?plan=photo-seo-pack&audit=a1', { ...answers, 'GET /api/audits/a1': missing });
    await other.page.getByText('This audit is not in your account.').waitFor();
    await other.page.getByRole('main').getByRole('link', { name: 'Run Free Audit' }).waitFor();
    await expect.poll(() => other.page.getByRole('button', { name: 'Go to payment' }).count()).toBe(0);
    await other.close();

    const empty = { count: 0, sentence: 'We saw no photos that we could read on the pages we checked.', isSold: false };
    const unsold = await open('/u/upgrade?plan=photo-seo-pack&audit=a1', { ...answers, [previewed]: empty });
    await unsold.page.getByText('We don’t sell it for this audit.').waitFor();
    expect(await unsold.page.getByRole('button', { name: 'Go to payment' }).count()).toBe(0);
    await expect
      .poll(() => unsold.page.getByRole('link', { name: 'Open the report' }).getAttribute('href'))
      .toBe('/audit?id=a1');
    await unsold.close();
  });

  it('shows an error in place and can be retried with a new key', async () => {
    const refusal = { refusedWith: 429, code: 'too-many-requests', error: 'Too many payments were begun.' };
    const { page, asked, close } = await open('/u/upgrade?plan=pro_monthly', {
      ...situation('free', 'stripe'),
      'POST /api/checkout': refusal,
    });
    for (let tries = 1; tries <= 2; tries += 1) {
      await page.getByRole('button', { name: 'Go to payment' }).click();
      await page.getByRole('alert').getByText('Too many payments were begun.').waitFor();
    }
    const keys = asked
      .filter(({ route }) => route === 'POST /api/checkout')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
    await close();
  });

  it.each([
    ['/u/upgrade', situation('free', 'stripe'), 'What would you like?'],
    ['/u/upgrade?plan=pro_monthly', situation('pro', 'stripe'), 'You have Pro already'],
    ['/u/upgrade?plan=pro_monthly', situation(null, 'not-set-up'), 'Payment is not set up on this server'],
  ] as const)('%s says what there is: %#', async (path, answers, name) => {
    const { page, close } = await open(path, answers);
    await purchaseHeading(page, name);
    await close();
  });

  it('sends a visitor to sign up and returns to the order', async () => {
    const { page, close } = await open('/u/upgrade?plan=qa-year-pack&audit=a1', situation(null, 'stripe'));
    await page.waitForURL('**/signup?*');
    await expect.poll(() => new URL(page.url()).searchParams.get('next')).toBe('/u/upgrade?plan=qa-year-pack&audit=a1');
    await close();
  });
});
