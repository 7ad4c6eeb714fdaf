import { expect, it } from 'vitest';
import { visit } from './browser.ts';
import { withSharedProduct } from './with-product.ts';

const product = withSharedProduct();

it('loads a page whose script is gone again, once, and then says so', async () => {
  const { page, close } = await visit(product.browser);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.route(/assets\/history-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${product.origin}/history`);
  const problem = page.getByRole('heading', { name: 'This page didn’t load completely' });
  await problem.waitFor();
  expect(documents).toBe(2);
  await page.unroute(/assets\/history-[^/]*\.js/);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await problem.waitFor({ state: 'hidden' });
  await close();
});
