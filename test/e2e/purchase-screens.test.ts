import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { RIGHTS } from '#shared/product/rights.ts';
import {
  expectNoBarriers,
  launchBrowser,
  layoutShift,
  SIZES,
  sidewaysScroll,
  THEMES,
  untilAwake,
  visit,
} from './browser.ts';
import { openProduct, type Product } from './product.ts';
import {
  checkoutState,
  deskCheckout,
  freeBilling,
  hintSignedIn,
  proBilling,
  type StubbedAnswers,
  type StubbedRequest,
  situation,
  stubApi,
} from './stubbed-api.ts';

/** The screens of purchases, each with the answers of the contracts; the server's own verbs have their own tests. */

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Opens a path with stubbed answers; `isHinted`: the browser remembers that somebody was signed in. */
async function open(path: string, answers: StubbedAnswers, { isHinted = true, clock = false } = {}) {
  const opened = await visit(browser, { reducedMotion: 'reduce' });
  if (clock) await opened.page.clock.install();
  const asked = await stubApi(opened.page, answers);
  if (isHinted) await hintSignedIn(opened.page, product.origin);
  await opened.page.goto(product.origin + path);
  if (!path.startsWith('/pay-desk/')) await untilAwake(opened.page); // The desk has no bar, and no prerendered page.
  return { ...opened, asked };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const toPayment = () => ({ 'POST /api/checkout': { url: `${product.origin}/checkout/cancel?audit=paid-elsewhere` } });

describe('pricing', () => {
  it('is read without scripts, with every right, price and add-on of the tables', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
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

  it('sends a visitor to sign up and straight on to the payment afterwards, once', async () => {
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

  it('goes to the payment for the free plan, and says so to those who have Pro', async () => {
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

  it('leads with the keywords for those who come from there, and says when nothing can be paid', async () => {
    const { page, close } = await open('/pricing?source=keywords', situation('free', 'not-set-up'));
    await heading(page, /You have seen 4 keywords/);
    await page.getByText('Payment is not set up on this server.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Get Pro' }).count()).toBe(0);
    await close();
  });
});

describe('the order', () => {
  it('begins no payment by mere navigation', async () => {
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

  it('names the website an add-on is for, and sells none for an audit of somebody else', async () => {
    const audit = {
      auditId: 'a1',
      status: 'done',
      url: 'https://lantern.test/',
      createdAt: '2026-11-18T10:00:00Z',
      progress: null,
    };
    const answers = { ...situation('free', 'stripe'), ...toPayment(), 'GET /api/audits/a1': audit };
    const { page, asked, close } = await open('/u/upgrade?plan=photo-seo-pack&audit=a1', answers);
    await page.getByText('The audit of lantern.test.').waitFor();
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await page.waitForURL('**/checkout/cancel?*');
    const begun = asked.find(({ route }) => route === 'POST /api/checkout');
    expect(begun?.body).toEqual({ price: 'photo-seo-pack', auditId: 'a1' });
    await close();

    const missing = { refusedWith: 404, code: 'not-found', error: 'There is no such audit.' };
    const other = await open('/u/upgrade?plan=photo-seo-pack&audit=a1', { ...answers, 'GET /api/audits/a1': missing });
    await other.page.getByText('This audit is not in your account.').waitFor();
    await expect.poll(() => other.page.getByRole('button', { name: 'Go to payment' }).isDisabled()).toBe(true);
    await other.close();
  });

  it('tells a refusal in place and can be tried again with a new key', async () => {
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
    await heading(page, name);
    await close();
  });

  it('sends a visitor to sign up with the order to come back to', async () => {
    const { page, close } = await open('/u/upgrade?plan=qa-year-pack&audit=a1', situation(null, 'stripe'));
    await page.waitForURL('**/signup?*');
    await expect.poll(() => new URL(page.url()).searchParams.get('next')).toBe('/u/upgrade?plan=qa-year-pack&audit=a1');
    await close();
  });
});

describe('after the payment', () => {
  it('waits for the notice, asks again who is signed in, and goes on', async () => {
    let asks = 0;
    const answers: Record<string, StubbedAnswers[string]> = { ...situation('free', 'stripe') };
    answers['GET /api/checkout/cs_1'] = () => {
      asks += 1;
      if (asks < 3) return checkoutState('waiting');
      Object.assign(answers, situation('pro', 'stripe'));
      return checkoutState('granted');
    };
    const { page, close } = await open('/checkout/success?session_id=cs_1', answers);
    await heading(page, 'Waiting for the payment service');
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
    await heading(page, 'Waiting for the payment service');
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
    await heading(page, name);
    const again = page.getByRole('link', { name: 'Try the payment again' });
    await expect.poll(() => again.getAttribute('href')).toBe('/u/upgrade?plan=photo-seo-pack&audit=a1');
    await close();
  });

  it('shows nothing without a payment or for one of somebody else', async () => {
    const refusal = { refusedWith: 404, code: 'not-found', error: 'There is no such payment.' };
    for (const path of ['/checkout/success', '/checkout/success?session_id=cs_1']) {
      const { page, close } = await open(path, { ...situation('free', 'stripe'), 'GET /api/checkout/cs_1': refusal });
      await heading(page, 'There is no payment here');
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
    await page.getByText('Renews on 18 December 2026 for $39 a month.').waitFor();
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

  it('offers Pro to the free plan, and nothing where nothing can be paid', async () => {
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

  it('lets a visitor log in first', async () => {
    const { page, close } = await open('/account/billing', situation(null, 'stripe'));
    await page.waitForURL('**/login?next=%2Faccount%2Fbilling');
    await close();
  });
});

describe('the local pay desk', () => {
  it('says what it is, and takes the pretended payment', async () => {
    const paid = { url: `${product.origin}/checkout/cancel?audit=paid-elsewhere` };
    const answers = {
      ...situation('free', 'pay-desk'),
      'GET /api/pay-desk/cs_1': deskCheckout,
      'POST /api/pay-desk/cs_1': paid,
    };
    const { page, asked, close } = await open('/pay-desk/cs_1', answers);
    await page.getByText('No money moves here.').waitFor();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL('**/checkout/cancel?*');
    expect(asked.find(({ route }) => route === 'POST /api/pay-desk/cs_1')?.body).toEqual({ outcome: 'pay' });
    await close();
  });

  it('is no page where it is closed', async () => {
    const { page, close } = await open('/pay-desk/cs_1', {
      ...situation('free', 'stripe'),
      'GET /api/pay-desk/cs_1': deskCheckout,
    });
    await heading(page, 'Page Not Found');
    await close();
    expect((await fetch(`${product.origin}/pay-desk/portal`)).status).toBe(404);
  });
});

/** Until it is known who is signed in, and that has been drawn. The desk alone has no bar that asks. */
async function untilKnown(page: Page, asked: readonly StubbedRequest[]): Promise<void> {
  if (!page.url().includes('/pay-desk/'))
    await expect.poll(() => asked.map(({ route }) => route)).toContain('GET /api/auth/me');
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

const everyScreen: readonly (readonly [string, () => StubbedAnswers, string | RegExp])[] = [
  ['/pricing', () => situation('free', 'stripe'), /Free tells/],
  ['/pricing?source=keywords', () => situation('pro', 'stripe'), /You have seen/],
  ['/u/upgrade?plan=pro_monthly', () => situation('free', 'stripe'), 'Your order'],
  ['/u/upgrade', () => situation('free', 'stripe'), 'What would you like?'],
  ['/checkout/success', () => situation('free', 'stripe'), 'There is no payment here'],
  ['/checkout/cancel', () => situation('free', 'stripe'), 'Nothing was paid'],
  ['/account/billing', () => ({ ...situation('pro', 'stripe'), 'GET /api/billing': proBilling }), 'Your plan'],
  ['/pay-desk/cs_1', () => ({ ...situation('free', 'pay-desk'), 'GET /api/pay-desk/cs_1': deskCheckout }), 'Payment'],
];

describe.each(THEMES)('every screen in the %s theme', (colorScheme) => {
  it.each([SIZES.phone, SIZES.desk])('has no barrier, does not jump and fits at %d px', async (width) => {
    const opened = await visit(browser, { colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const { page } = opened;
    await hintSignedIn(page, product.origin);
    for (const [path, answers, name] of everyScreen) {
      await page.unrouteAll();
      const asked = await stubApi(page, answers());
      await page.goto(product.origin + path);
      await heading(page, name);
      await untilKnown(page, asked);
      expect([path, await layoutShift(page)]).toEqual([path, 0]);
      expect([path, await sidewaysScroll(page)]).toEqual([path, 0]);
      await expectNoBarriers(page);
      // The desk's own page is a 404 of this server, which has none: the browser says so.
      if (!path.startsWith('/pay-desk/')) expect([path, ...opened.complaints]).toEqual([path]);
    }
    await opened.close();
  });
});
