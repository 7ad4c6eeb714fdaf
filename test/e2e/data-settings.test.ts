import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
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

it('the data settings of an account delete a business, store how long audits are kept, and delete one audit', async () => {
  const { page, complaints, close } = await visit(product.browser, { viewport: { width: SIZES.phone, height: 800 } });
  await openSettings(page, 'one@lantern.example');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);
  await expectNoBarriersInBothThemes(page);

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

  const kept = section(page, 'How long audits are kept');
  await kept.getByLabel('Keep my audits').selectOption('24 months');
  await kept.getByRole('button', { name: 'Save' }).click();
  await kept.getByText('Saved.').waitFor();
  await page.reload();
  await page.getByText('This browser, now').waitFor();
  expect(await kept.getByLabel('Keep my audits').inputValue()).toBe('730');

  await page.goto(`${product.origin}/history`);
  await page.getByRole('listitem').filter({ hasText: 'kept-one.test' }).getByRole('link').click();
  await page.getByRole('button', { name: /Delete the audit of/ }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('The audit is deleted').first().waitFor();
  expect(await page.getByRole('button', { name: /Delete the audit of/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
