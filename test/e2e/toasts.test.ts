import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untilAwake, type Visit, visit } from './browser.ts';
import { hintSignedIn, situation, stubApi } from './stubbed-api.ts';
import { withSharedProduct } from './with-product.ts';

const product = withSharedProduct();
let visited: Visit;
let page: Page;
beforeEach(async () => {
  visited = await visit(product.browser);
  page = visited.page;
});
afterEach(async () => {
  await visited.close();
  // The browser logs the refused logout and every request while it is offline, which this test causes.
  const isAskedFor = (one: string) => one.includes('409') || one.includes('ERR_INTERNET_DISCONNECTED');
  expect(visited.complaints.filter((one) => !isAskedFor(one))).toEqual([]);
});

const toast = () => page.getByRole('region', { name: /^Notifications/ }).getByText('Logout failed');

/** Shows a toast by a logout that the server refuses. */
async function showOne(): Promise<void> {
  await stubApi(page, {
    ...situation('free', 'not-set-up'),
    'POST /api/auth/logout': { refusedWith: 409, code: 'conflict', error: 'Logout failed' },
  });
  await hintSignedIn(page, product.origin);
  await page.goto(`${product.origin}/how-we-score`);
  await untilAwake(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await toast().waitFor();
}

it('a toast is focused with F8, closed with Escape, and by a swipe of 50 px to the right, not less', async () => {
  await expect.poll(() => page.getByRole('region', { name: /^Notifications/ }).count()).toBe(0);
  await showOne();
  await page.keyboard.press('F8');
  await expect
    .poll(() => page.evaluate('document.activeElement.closest("[role=region]")?.ariaLabel ?? ""'))
    .toContain('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await toast().waitFor({ state: 'detached' });

  await showOne();
  const swipe = async (px: number) => {
    const box = await toast().boundingBox();
    if (box === null) throw new Error('The toast has no place.');
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 5 + px, box.y + 5, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(30);
  await expect.poll(() => toast().count()).toBe(1);
  await swipe(80);
  await toast().waitFor({ state: 'detached' });
});

describe('without a connection', () => {
  it('says so, keeps the visitor on the page, and continues when the connection is back', async () => {
    await page.goto(product.origin);
    await untilAwake(page);
    await page.context().setOffline(true);
    await page.getByText(/^You’re offline\. What’s open stays/).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.getByText(/that page isn’t loaded yet/).waitFor();
    await expect.poll(() => page.url()).toBe(`${product.origin}/`);
    await page.context().setOffline(false);
    await page.getByText(/You’re offline/).waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL(`${product.origin}/pricing`);
  });
});
