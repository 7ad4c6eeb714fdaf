import { expect, it } from 'vitest';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { PUBLIC_PAGES } from '#shared/product/public-pages.ts';
import { RIGHTS } from '#shared/product/rights.ts';
import { untilAwake, visit } from './browser.ts';
import { withSharedProduct } from './with-product.ts';

/** Details of the specification that no longer walk covers. */

const product = withSharedProduct();

it('the landing page opens a sample of each product in a dialog of at most 460 px', async () => {
  const { page, close } = await visit(product.browser);
  await page.goto(product.origin);
  await untilAwake(page);
  const samples = [
    ['Profile audit and Fix-It Mode', 'One check, opened'],
    ['Local keyword strategy', 'One keyword, in full'],
    ['Review day campaign', 'One day, planned honestly'],
  ] as const;
  for (const [product, title] of samples) {
    await page.getByRole('button', { name: new RegExp(`^See a sample ?: ${product}$`) }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByText('Harbor & Pine Plumbing is invented').waitFor();
    expect((await dialog.boundingBox())?.width).toBe(460);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await close();
});

/** What some pages say to everybody, scripts or not. */
const words: Readonly<Record<string, readonly string[]>> = {
  // Its operator has stated nothing.
  '/contact': ['has not entered a name, an address or a phone number here yet'],
  '/local-keywords': ['no volume data', 'doorway pages', 'Transactional', 'Generate Keyword Strategy'],
  '/review-day': ['Nothing in return', 'No number of stars', 'Weak evidence', 'The kit is part of Pro'],
  '/pricing': [
    ...[...Object.values(RIGHTS), ...ADD_ONS].map(({ title }) => title),
    ...[...PLAN_PRICES, ...ADD_ONS].map(({ usDollars }) => `$${usDollars}`),
    'Save 2 months annually',
  ],
};

it('every public page has its title, its heading and its words without scripts', async () => {
  const { page, close } = await visit(product.browser, { javaScriptEnabled: false });
  for (const { path, title } of PUBLIC_PAGES) {
    const response = await page.goto(product.origin + path);
    expect(response?.status(), path).toBe(200);
    expect(await page.title(), path).toBe(title);
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count(), path).toBe(1);
    const text = await page.getByRole('main').innerText();
    for (const part of words[path] ?? []) expect(text, path).toContain(part);
    if (path === '/contact') expect(await page.getByText('run by').count()).toBe(0);
    if (path === '/review-day') expect(text).not.toContain('!');
    if (path === '/privacy') {
      const cell = page.getByRole('row', { name: /Audits without an account/ }).getByRole('cell');
      expect(await cell.innerText()).toBe('90 days');
    }
    if (path === '/pricing') {
      await page.getByRole('radio', { name: /390/ }).check();
      await page.getByRole('button', { name: 'Get Pro' }).click();
      await page.waitForURL('**/u/upgrade?plan=pro_annual');
    }
  }
  await close();
});
