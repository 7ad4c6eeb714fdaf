import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoBarriers, SIZES, sidewaysScroll, visit } from './browser.ts';
import { buyPro, openReport, untilReport } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** Templates, ideas, rewrites, posts and replies on the real server: samples for free, everything for Pro. */

const PARTS = ['rewrites', 'templates', 'ideas', 'profile-texts'] as const;

const product = withSharedProduct();

async function look(page: Page, name: string): Promise<void> {
  for (const width of Object.values(SIZES)) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
    if (process.env.PICTURES === undefined) continue;
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const part of PARTS)
        await page
          .locator(`#${part}`)
          .screenshot({ path: `${process.env.PICTURES}/${name}-${part}-${width}-${scheme}.png` });
    }
  }
}

describe('the generated texts of a report', () => {
  it('are a sample and titles for a visitor', async () => {
    const { page, close } = await visit(product.browser, { reducedMotion: 'reduce' });
    await openReport(page, product.origin, 'lantern.test');
    const templates = page.locator('#templates');
    await templates.getByText(/templates more with Pro/).waitFor();
    await templates.getByText('Voicemail greeting').waitFor();
    expect(await templates.getByText(/leave your name, your number/).count()).toBe(0);
    await page
      .locator('#ideas')
      .getByText(/ideas more with Pro/)
      .waitFor();
    await page
      .locator('#rewrites')
      .getByText(/rewrites? more with Pro/)
      .waitFor();
    expect(await page.locator('#profile-texts').getByRole('button', { name: 'Write posts' }).count()).toBe(0);
    await look(page, 'free');
    await close();
  });

  it('are complete for Pro, with a copy button, and the source of each sentence of a post', async () => {
    const { page, close, complaints } = await visit(product.browser, { reducedMotion: 'reduce' });
    await openReport(page, product.origin, 'lantern.test');
    await buyPro(page, product.origin, 'texts@lantern.example');
    await page.goto(`${product.origin}/audit`);
    await untilReport(page);
    await page
      .locator('#templates')
      .getByText(/leave your name, your number/)
      .waitFor();
    const texts = page.locator('#profile-texts');
    await texts.getByRole('button', { name: 'Write posts' }).click();
    await texts.getByText('Week 12').waitFor();
    await texts.getByText('Where each sentence comes from').click();
    await texts.getByText('Claims nothing, so it needs no source.').first().waitFor();
    await texts.getByRole('button', { name: 'Write replies' }).click();
    await texts.getByText('About the price').first().waitFor();
    await texts.getByText('1 star', { exact: true }).click();
    await texts
      .getByText(/555-01\d\d/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await look(page, 'pro');
    await expectNoBarriers(page);
    expect(complaints).toEqual([]);
    await close();
  });
});
