import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectNoBarriers,
  expectNoBarriersInBothThemes,
  layoutShift,
  SIZES,
  sidewaysScroll,
  VISIBLE_SHIFT,
  visit,
} from './browser.ts';
import { openReport, pressInShareMenu } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** A report is shared by a link, read without scripts, and the link revoked, on the real server. */

const product = withSharedProduct();
const sizes = Object.values(SIZES);
/** Openings by headless browsers are not counted, so the user agent is replaced. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';
const pictures = process.env.PICTURES;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share this report' });
async function openDialog(page: Page): Promise<void> {
  await pressInShareMenu(page, 'Share a link');
  await dialogOf(page)
    .getByRole('heading', { name: /^(No links yet|\d+ links?)$/ })
    .waitFor();
}
async function shareHere(page: Page): Promise<string> {
  await openDialog(page);
  await dialogOf(page).getByRole('button', { name: 'Make a link' }).click();
  const link = dialogOf(page).getByRole('link', { name: /^Open/ });
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
}
describe('a shared report', () => {
  it('can be read by anybody with the link, until its owner revokes it', async () => {
    const owner = await visit(product.browser, {
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await openReport(owner.page, product.origin, 'lantern.test');
    const address = await shareHere(owner.page);
    expect(address).toMatch(/\/r\/[0-9a-z]{19}-[0-9a-z]{25}$/);
    await dialogOf(owner.page).getByRole('button', { name: 'Copy link' }).click();
    expect(await owner.page.evaluate('navigator.clipboard.readText()')).toBe(address);
    await expectNoBarriers(owner.page);

    const reader = await visit(product.browser, { javaScriptEnabled: false, userAgent });
    const { page } = reader;
    const answer = await page.goto(address);
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    expect(await page.locator('script').count()).toBe(0);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const factor = page.locator('details.factor', { hasText: 'Website H1 & Copy' }).first();
    const proof = factor.locator('.check').first();
    expect(await proof.isVisible()).toBe(false);
    await factor.locator('summary').first().click();
    await proof.waitFor({ state: 'visible' });
    await page.getByRole('link', { name: 'Method' }).click();
    expect(page.url()).toMatch(/#method$/);
    const preview = await page.request.get(
      (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
    );
    expect(preview.headers()['content-type']).toBe('image/png');
    expect(reader.complaints).toEqual([]);

    await owner.page.getByRole('button', { name: 'Close' }).click();
    await openDialog(owner.page);
    await dialogOf(owner.page)
      .getByText(/^Opened once, last/)
      .waitFor();
    await dialogOf(owner.page).getByRole('button', { name: /^End/ }).click();
    await expectNoBarriers(owner.page);
    await dialogOf(owner.page).getByRole('button', { name: 'End this link' }).click();
    await dialogOf(owner.page).getByRole('heading', { name: 'No links yet' }).waitFor();
    const gone = await page.goto(address);
    expect(gone?.status()).toBe(404);
    await page.getByRole('heading', { name: 'There is no report at this link' }).waitFor();
    expect(owner.complaints).toEqual([]);
    await owner.close();
    await reader.close();
  }, 120_000);

  it('has no barriers or layout shifts and fits on every screen, light and dark', async () => {
    const owner = await visit(product.browser, { reducedMotion: 'reduce' });
    await openReport(owner.page, product.origin, 'lantern.test');
    const address = await shareHere(owner.page);
    await dialogOf(owner.page).getByRole('button', { name: 'Make a link' }).click();
    await dialogOf(owner.page).getByRole('heading', { name: '2 links' }).waitFor();
    await owner.page.setViewportSize({ width: SIZES.phone, height: 800 });
    await expectNoBarriersInBothThemes(owner.page);
    // A modal dialog removes the page's scrollbar.
    expect(await sidewaysScroll(owner.page)).toBeLessThanOrEqual(0);
    await owner.close();
    const { page, complaints, close } = await visit(product.browser, { viewport: { width: SIZES.phone, height: 900 } });
    await page.goto(address);
    await page.evaluate('document.fonts.ready');
    expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);
    for (const isOpen of [false, true]) {
      if (isOpen) await page.evaluate('for (const part of document.querySelectorAll("details")) part.open = true');
      for (const width of sizes) {
        await page.setViewportSize({ width, height: 900 });
        expect([isOpen, width, await sidewaysScroll(page)]).toEqual([isOpen, width, 0]);
        if (isOpen && width !== SIZES.tablet) await expectNoBarriersInBothThemes(page);
        if (isOpen || pictures === undefined) continue;
        await page.screenshot({ path: `${pictures}/shared-${width}.png`, fullPage: true });
      }
    }
    expect(complaints).toEqual([]);
    await page.goto(`${product.origin}/r/nothing`);
    await expectNoBarriers(page);
    await close();
  }, 300_000);
});
