import { expect, it } from 'vitest';
import { expectNoBarriers, SIZES, untilAwake, visit } from './browser.ts';
import { withProduct } from './with-product.ts';

const FACTS = {
  OPERATOR_NAME: 'Example & Partner LLC',
  OPERATOR_STREET: '1200 Example Street',
  OPERATOR_CITY: 'Duluth',
  OPERATOR_PHONE: '+1 218-555-0173',
  OPERATOR_HOURS: 'Mo-Fr 09:00-17:00',
};

const told = withProduct({ settings: FACTS });

it('a server with operator details shows them without scripts, and keeps them after hydration and on navigation', async () => {
  const still = await visit(told.browser, { javaScriptEnabled: false });
  await still.page.goto(`${told.origin}/contact`);
  const main = still.page.getByRole('main');
  await main.getByText('Example & Partner LLC is at 1200 Example Street, Duluth.').waitFor();
  await main.getByRole('heading', { name: 'When are you open?' }).waitFor();
  expect(await main.getByRole('link', { name: '+1 218-555-0173' }).getAttribute('href')).toBe('tel:+12185550173');
  await still.close();

  const { page, complaints, close } = await visit(told.browser, { viewport: { width: SIZES.phone, height: 800 } });
  await page.goto(told.origin);
  await untilAwake(page);
  await page.getByText('A local visibility audit by Example & Partner LLC, Duluth.').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('main').getByText('Example & Partner LLC is at 1200 Example Street, Duluth.').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: '+1 218-555-0173' }).waitFor();
  await expectNoBarriers(page);
  expect(complaints).toEqual([]);
  await close();
  // It has no mock gateway either.
  expect((await fetch(`${told.origin}/pay-desk/portal`)).status).toBe(404);
});
