import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_FLAG_PERCENTS, type Flag } from '#shared/product/flags.ts';
import { layoutShift, SIZES, untilAwake, VISIBLE_SHIFT, type Visit, visit } from './browser.ts';
import { stubApi } from './stubbed-api.ts';
import { untilReport, walkToReport } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

const product = withSharedProduct();
let visited: Visit;
afterEach(async () => {
  await visited.close();
  expect(visited.complaints).toEqual([]);
});

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  visited = await visit(product.browser, options);
  return visited.page;
}
const onPhone = { viewport: { width: SIZES.phone, height: 740 } };
const bar = (page: Page) => page.getByRole('banner');
const focused = (page: Page) => page.evaluate('document.activeElement.textContent').then(String);

/** The product with some feature flags turned off by the operator. */
async function withoutFlags(page: Page, ...off: Flag[]): Promise<void> {
  const flags = { ...DEFAULT_FLAG_PERCENTS, ...Object.fromEntries(off.map((flag) => [flag, 0])) };
  await stubApi(page, { 'GET /api/flags': { flags } });
}

describe('the bar of a wide screen', () => {
  it('opens its menus by keyboard, moves within them, and returns the focus', async () => {
    const page = await open();
    await page.goto(product.origin);
    await untilAwake(page);
    const products = bar(page).getByRole('button', { name: 'Products' });
    const first = page.getByRole('link', { name: 'Profile audit and Fix-It Mode' });
    await expect.poll(() => products.getAttribute('aria-expanded')).toBe('false');
    await products.focus();
    await page.keyboard.press('Enter');
    await first.waitFor();
    await expect.poll(() => products.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toContain('Profile audit and Fix-It Mode');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toContain('Answer-engine action pack');
    await page.keyboard.press('End');
    await expect.poll(() => focused(page)).toContain('Review day');
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Products');
    await expect.poll(() => products.getAttribute('aria-expanded')).toBe('false');

    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toContain('Profile audit and Fix-It Mode');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await first.waitFor({ state: 'hidden' });
  });

  it('closes a menu on a click beside it, on another menu, and on navigation, which moves the focus to the heading', async () => {
    const page = await open();
    await page.goto(product.origin);
    await untilAwake(page);
    const keywords = page.getByRole('banner').getByRole('link', { name: 'Local keyword strategy' });
    const changelog = bar(page).getByRole('link', { name: 'Changelog' });
    await bar(page).getByRole('button', { name: 'Products' }).click();
    await keywords.waitFor();
    await page.mouse.click(40, 700);
    await keywords.waitFor({ state: 'hidden' });
    await bar(page).getByRole('button', { name: 'Products' }).click();
    await bar(page).getByRole('button', { name: 'Resources' }).click();
    await keywords.waitFor({ state: 'hidden' });
    await changelog.click();
    const heading = page.getByRole('heading', { level: 1, name: /new in Porchlight|Changelog/ });
    await heading.waitFor();
    await changelog.waitFor({ state: 'hidden' });
    expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);
    await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('H1');
    await expect.poll(() => focused(page)).toBe(await heading.textContent());
    await bar(page).getByRole('link', { name: 'Pricing' }).click();
    await page.locator('[aria-live=polite]').getByText('Pricing: what is free').waitFor({ state: 'attached' });
  });

  it('stays at the top, and is more opaque after 6 px, not before', async () => {
    const page = await open();
    for (const path of ['/', '/pricing']) {
      await page.goto(product.origin + path);
      await untilAwake(page);
      const alpha = () =>
        bar(page).evaluate((element) => {
          const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
          if (context === null) throw new Error('This browser has no canvas.');
          context.fillStyle = getComputedStyle(element).backgroundColor;
          context.fillRect(0, 0, 1, 1);
          return context.getImageData(0, 0, 1, 1).data[3] ?? 0;
        });
      await expect.poll(() => bar(page).evaluate((element) => element.getAnimations().length)).toBe(0);
      const atTop = await alpha();
      await page.evaluate('scrollTo({ top: 6, behavior: "instant" })');
      await expect.poll(() => bar(page).getAttribute('data-scrolled')).toBeNull();
      expect(await alpha()).toBe(atTop);
      await page.evaluate('scrollTo({ top: 7, behavior: "instant" })');
      await page.locator('header[data-scrolled]').waitFor();
      await expect.poll(alpha).toBe(255);
      expect(atTop).toBeLessThan(255);
      for (const distance of [0, 900]) {
        await page.evaluate(`scrollTo({ top: ${distance}, behavior: 'instant' })`);
        await expect.poll(() => page.evaluate('scrollY')).toBe(distance);
        expect((await bar(page).boundingBox())?.y).toBe(0);
      }
    }
  });
});

describe('the menu of a phone', () => {
  it('has the same items, opens and closes by keyboard, and navigates; the call to action stays at the bottom', async () => {
    const page = await open(onPhone);
    await page.goto(product.origin);
    await untilAwake(page);
    const button = bar(page).getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    for (const name of ['Profile audit and Fix-It Mode', 'Review day', 'Pricing', 'Changelog', 'Log in']) {
      await menu.getByRole('link', { name }).waitFor();
    }
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('Menu');
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.waitForURL(`${product.origin}/pricing`);

    const action = page.getByRole('complementary', { name: 'Start' });
    await page.goto(`${product.origin}/how-we-score`);
    await untilAwake(page);
    await action.getByRole('link', { name: 'Run Free Audit' }).waitFor();
    await page.goto(product.origin);
    await untilAwake(page);
    await expect.poll(() => action.count()).toBe(0); // The form itself is in view.
    await page.locator('#how').scrollIntoViewIfNeeded();
    await action.getByRole('link', { name: 'Run Free Audit' }).waitFor();
    await page.goto(`${product.origin}/login`);
    await untilAwake(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => action.count()).toBe(0);
  });
});

it('with feature flags off the older bar and the plain home are shown, and the tip only where it is on', async () => {
  const page = await open();
  await withoutFlags(page, 'NEW_NAVIGATION', 'NEW_HOMEPAGE', 'WORKSPACE_TIP');
  await page.goto(product.origin);
  await untilAwake(page);
  await page.getByRole('heading', { name: 'Audit a website' }).waitFor();
  await expect.poll(() => page.getByRole('complementary', { name: 'Tip' }).count()).toBe(0);
  for (const name of ['Start Free Audit', 'Pricing', 'Review Day', 'Downloads', 'Billing'])
    await bar(page).getByRole('link', { name }).waitFor();
  await expect.poll(() => bar(page).getByRole('button', { name: 'Products' }).count()).toBe(0);
  await page.reload();
  await untilAwake(page);
  await bar(page).getByRole('link', { name: 'Start Free Audit' }).waitFor();
  await page.getByLabel('Your business website').fill('lantern.test');
  await page.keyboard.press('Enter');
  await untilReport(page);
});

describe('a URL in the query', () => {
  it('starts an audit from the landing page through ?url=, tells its start and end, and the back button returns', async () => {
    const page = await open();
    const places: string[] = [];
    page.on('framenavigated', (frame) => places.push(frame.url().replace(product.origin, '')));
    const told = Promise.all(
      ['audit_start', 'audit_complete'].map((name) =>
        page.waitForRequest((request) => isEvent(request.url(), request.postData(), name)),
      ),
    );
    await walkToReport(page, product.origin, 'lantern.test');
    await told;
    expect(places).toContain('/?url=lantern.test&legacy=true');
    expect(places.at(-1)).toMatch(/^\/audit\?id=/);
    await page.goBack();
    await page.getByRole('heading', { name: /do you come up/ }).waitFor();
    await expect.poll(() => page.url()).toBe(`${product.origin}/`);
  });

  it('never shows the landing page to visitors with a URL', async () => {
    const page = await open();
    await page.addInitScript(
      'new MutationObserver(() => { window.sawLanding ||= document.body?.textContent.includes("do you come up") ?? false }).observe(document, { childList: true, subtree: true })',
    );
    await page.goto(`${product.origin}/?legacy=true`);
    await page.getByRole('heading', { name: 'Audit a website' }).waitFor();
    await page.goto(`${product.origin}/?url=%20%20`);
    await page.getByRole('heading', { name: 'Audit a website' }).waitFor();
    await page.waitForURL(`${product.origin}/`);
    expect(await page.evaluate('window.sawLanding')).toBe(false);
    await bar(page).getByRole('link', { name: 'Porchlight' }).click();
    await page.getByRole('heading', { name: /do you come up/ }).waitFor();
  });
});

it('visitors of an agency see other badges, and nothing moves', async () => {
  const page = await open();
  const placeOf = async () => (await page.locator('.street').first().boundingBox())?.y;
  for (const width of [SIZES.phone, SIZES.desk]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(product.origin, { waitUntil: 'networkidle' });
    await page.getByText('No account, no card').filter({ visible: true }).waitFor();
    const before = await placeOf();
    await expect.poll(() => page.getByText('White-label PDFs').filter({ visible: true }).count()).toBe(0);
    await page.goto(`${product.origin}/?agency=1`, { waitUntil: 'networkidle' });
    for (const words of [/^Audits at scale/, /^White-label PDFs/, /^API and bulk scans/]) {
      await page.getByText(words).filter({ visible: true }).waitFor();
    }
    await expect.poll(() => page.getByText('No account, no card').filter({ visible: true }).count()).toBe(0);
    expect([width, await placeOf()]).toEqual([width, before]);
    expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);
    await page.evaluate('sessionStorage.clear()');
  }
});

function isEvent(url: string, body: string | null, name: string): boolean {
  return url.endsWith('/api/events') && (body ?? '').includes(`"${name}"`);
}
