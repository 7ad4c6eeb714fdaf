import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectNoBarriers,
  expectNoBarriersInBothThemes,
  layoutShift,
  SIZES,
  sidewaysScroll,
  untilAwake,
  VISIBLE_SHIFT,
  visit,
} from './browser.ts';
import { openReport, signUpHere } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

const product = withSharedProduct();

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** An account with audits of two sites, at its settings. */
async function openSettings(page: Page, email: string): Promise<void> {
  await page.goto(`${product.origin}/signup`);
  await untilAwake(page);
  await signUpHere(page, email);
  await page.waitForURL(({ pathname }) => pathname === '/');
  for (const site of ['kept', 'gone']) await openReport(page, product.origin, `${site}-${email.split('@')[0]}.test`);
  await page.goto(`${product.origin}/account/settings`);
  await page.getByText('This browser, now').waitFor();
}

describe('the data settings of an account', () => {
  it('delete a business after asking, and its copy in the browser', async () => {
    const { page, complaints, close } = await visit(product.browser);
    await openSettings(page, 'one@lantern.example');
    const businesses = section(page, 'Your businesses');
    await businesses.getByRole('button', { name: 'Delete gone-one.test' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete gone-one.test?' });
    await expectNoBarriers(page);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    expect(await businesses.getByRole('listitem').count()).toBe(2);
    await businesses.getByRole('button', { name: 'Delete gone-one.test' }).click();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await businesses.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining('kept-one.test')]);
    expect(await page.evaluate('localStorage.getItem("auditData")')).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  it('store how long audits are kept', async () => {
    const { page, complaints, close } = await visit(product.browser);
    await openSettings(page, 'two@lantern.example');
    const kept = section(page, 'How long audits are kept');
    await kept.getByLabel('Keep my audits').selectOption('24 months');
    await kept.getByRole('button', { name: 'Save' }).click();
    await kept.getByText('Saved.').waitFor();
    await page.reload();
    await page.getByText('This browser, now').waitFor();
    expect(await kept.getByLabel('Keep my audits').inputValue()).toBe('730');
    expect(complaints).toEqual([]);
    await close();
  });

  it('delete an audit in the list', async () => {
    const { page, close } = await visit(product.browser);
    await openReport(page, product.origin, 'listed.test');
    await page.goto(`${product.origin}/history`);
    await page
      .getByRole('link', { name: /listed\.test/ })
      .first()
      .click();
    await page.getByRole('button', { name: /Delete the audit of/ }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('The audit is deleted').first().waitFor();
    expect(await page.getByRole('button', { name: /Delete the audit of/ }).count()).toBe(0);
    await close();
  });

  it('have no barriers in both themes, and nothing moves', async () => {
    const viewport = { width: SIZES.phone, height: 800 };
    const { page, close } = await visit(product.browser, { viewport, reducedMotion: 'reduce' });
    await openSettings(page, 'both@lantern.example');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);
    await expectNoBarriersInBothThemes(page);
    await close();
  });
});

describe('the privacy page', () => {
  it('shows the retention periods of this server', async () => {
    const { page, close } = await visit(product.browser, { javaScriptEnabled: false });
    await page.goto(`${product.origin}/privacy`);
    const cell = page.getByRole('row', { name: /Audits without an account/ }).getByRole('cell');
    expect(await cell.innerText()).toBe('90 days');
    await close();
  });
});
