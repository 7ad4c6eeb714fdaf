import { describe, expect, it } from 'vitest';
import { adminVisits, focused, heading } from './admin-visits.ts';
import { expectNoBarriers, SIZES, showTheme, sidewaysScroll } from './browser.ts';
import { withSharedProduct } from './with-product.ts';

/** The administration in a browser; what its lists and forms do has component tests. */

const product = withSharedProduct();
const { enter } = adminVisits(product);

/** Every screen with its heading. */
const SCREENS = [
  ['', 'Overview'],
  ['/users', 'Users'],
  ['/users/u1', 'maren@harborandpine.example'],
  ['/purchases', 'Purchases'],
  ['/audits', 'Audits'],
  ['/queue', 'Queue'],
  ['/mails', 'Mails'],
  ['/mails/m1', 'Confirm your address'],
  ['/suppressions', 'Suppressions'],
  ['/providers', 'Providers'],
  ['/flags', 'Flags'],
  ['/rollout-metrics', 'Metrics'],
  ['/content', 'Content'],
  ['/log', 'Log'],
] as const;

describe('every screen', () => {
  // Widths and themes are a matter of styles alone, so that a screen is opened once for all of them.
  it('is noindex, reachable with one tap on a phone, and has no barrier, sideways scroll or complaint in any size', async () => {
    const { page, complaints, close } = await enter('owner', '', { viewport: { width: SIZES.phone, height: 800 } });
    await heading(page, 'Overview');
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByText('Administration:').click();
    await page.getByRole('link', { name: 'Providers' }).first().click();
    await heading(page, 'Providers');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Providers');
    await expect.poll(() => page.locator('details[open]').count()).toBe(0);
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    for (const [path, name] of SCREENS) {
      await page.goto(`${product.origin}/admin${path}`);
      await heading(page, name);
      await page.getByRole('status').getByText('Loading').waitFor({ state: 'detached' });
      for (const width of [320, SIZES.tablet, SIZES.phone, SIZES.desk]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
        if (width !== SIZES.phone && width !== SIZES.desk) continue;
        await showTheme(page, width === SIZES.phone ? 'dark' : 'light');
        await expectNoBarriers(page, { isOnlyLook: true });
      }
    }
    expect(complaints).toEqual([]);
    await close();
  }, 240_000);
});

describe('an operator action', () => {
  it('is a dialog that the keyboard enters and leaves, without barriers in any state of its form', async () => {
    const { page, api, close } = await enter('owner', '/users/u1');
    const button = page.getByRole('button', { name: 'Suspend' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Suspend this account' });
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await dialog.getByText('Say why, in a few words').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe(await button.textContent());

    await page.getByRole('button', { name: /^Grant / }).click();
    await page.getByLabel('Until a day').check();
    await page.getByLabel('Reason').fill('Trial');
    await page.getByRole('button', { name: 'Grant the plan' }).click();
    await page.getByText('Choose today or a day to come.').waitFor();
    await expectNoBarriers(page);
    await page.getByLabel('Last day').fill('2090-05-04');
    await page.getByRole('button', { name: 'Grant the plan' }).click();
    await page.getByText('Pro was granted.').waitFor();
    expect(api.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);

    await page.goto(`${product.origin}/admin/content`);
    await page.getByRole('button', { name: 'Add a statement' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('Write what the statement says.').waitFor();
    await expectNoBarriers(page);
    await page.goto(`${product.origin}/admin/flags`);
    await page.getByRole('textbox').first().fill('400');
    await page.getByText('Type a whole number from 0 to 100.').waitFor();
    await expectNoBarriers(page);
    await page.goto(`${product.origin}/admin/rollout-metrics`);
    await page.getByText('Audits per day as a table').click();
    await page.getByRole('table', { name: 'Audits per day' }).waitFor();
    await expectNoBarriers(page);
    await close();
  });

  it('is refused to others, and a list that fails says so, without barriers', async () => {
    const other = await enter('user', '/users');
    await heading(other.page, 'This part is for the operator');
    await expectNoBarriers(other.page);
    await other.close();
    const { page, api, close } = await enter('owner', '/log');
    api.failReads();
    await page.reload();
    await page.getByRole('alert').getByText('The list could not be read just now.').waitFor();
    await expectNoBarriers(page);
    await close();
  });
});
