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
import { freshAddress, openReport, signUpHere } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

const product = withSharedProduct();

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** An account with audits of two sites, which are returned, at its settings. */
async function openSettings(page: Page, email: string): Promise<readonly [string, string]> {
  const [name] = email.split('@');
  const sites = [`kept-${name}.test`, `gone-${name}.test`] as const;
  await page.goto(`${product.origin}/signup`);
  await untilAwake(page);
  await signUpHere(page, email);
  await page.waitForURL(({ pathname }) => pathname === '/');
  for (const site of sites) await openReport(page, product.origin, site);
  await page.goto(`${product.origin}/account/settings`);
  await page.getByText('This browser, now').waitFor();
  return sites;
}

it('the data settings of an account delete a business, store how long audits are kept, and delete one audit', async () => {
  const { page, complaints, close } = await visit(product.browser, { viewport: { width: SIZES.phone, height: 800 } });
  const [kept, gone] = await openSettings(page, freshAddress('settings'));
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);
  await expectNoBarriersInBothThemes(page);

  const businesses = section(page, 'Your businesses');
  await businesses.getByRole('button', { name: `Delete ${gone}` }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${gone}?` });
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  expect(await businesses.getByRole('listitem').count()).toBe(2);
  await businesses.getByRole('button', { name: `Delete ${gone}` }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await businesses.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining(kept)]);
  expect(await page.evaluate('localStorage.getItem("auditData")')).toBeNull();

  const term = section(page, 'How long audits are kept');
  await term.getByLabel('Keep my audits').selectOption('24 months');
  await term.getByRole('button', { name: 'Save' }).click();
  await term.getByText('Saved.').waitFor();
  await page.reload();
  await page.getByText('This browser, now').waitFor();
  expect(await term.getByLabel('Keep my audits').inputValue()).toBe('730');

  await page.goto(`${product.origin}/history`);
  await page.getByRole('listitem').filter({ hasText: kept }).getByRole('link').click();
  await page.getByRole('button', { name: /Delete the audit of/ }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('The audit is deleted').first().waitFor();
  expect(await page.getByRole('button', { name: /Delete the audit of/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
