import { describe, expect, it } from 'vitest';
import { adminVisits, heading } from './admin-visits.ts';
import { expectNoBarriers, SIZES, showTheme, sidewaysScroll } from './browser.ts';
import { withSharedProduct } from './with-product.ts';

/** The administration screens: access and lists. */

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
  it('has no barrier, no sideways scroll and no complaint in any size', async () => {
    const { page, complaints, close } = await enter('owner', '');
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

  it('is noindex, and reachable with one tap on a phone', async () => {
    const { page, close } = await enter('owner', '', { viewport: { width: SIZES.phone, height: 800 } });
    await heading(page, 'Overview');
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByText('Administration:').click();
    await page.getByRole('link', { name: 'Providers' }).first().click();
    await heading(page, 'Providers');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Providers');
    await expect.poll(() => page.locator('details[open]').count()).toBe(0);
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await close();
  });
});

describe('access to the administration', () => {
  it('sends a visitor to the login with the page to return to', async () => {
    const { page, close } = await enter('visitor', '/users?plan=pro');
    await page.waitForURL('**/login?**');
    await expect.poll(() => new URL(page.url()).searchParams.get('next')).toBe('/admin/users?plan=pro');
    await close();
  });

  it('tells an account without a role that it is for operators, and requests no data', async () => {
    const { page, api, close } = await enter('user', '/users');
    await heading(page, 'This part is for the operator');
    await expectNoBarriers(page);
    expect(api.asked).toEqual([]);
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.waitForURL(`${product.origin}/`);
    await close();
  });

  it('shows support what only owners can do, with the reason', async () => {
    const { page, api, close } = await enter('support', '/users/u1');
    await page.getByRole('heading', { name: 'What you can do' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Grant' }).count()).toBe(0);
    await expect.poll(() => page.getByText('Only an owner can do this.').count()).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Send' }).waitFor();
    await page.getByText('an owner can refund').waitFor();

    await page.goto(`${product.origin}/admin/mails/m1`);
    await page.getByText('The text of messages can be read by owners only').waitFor();
    expect(api.asked.some(({ path }) => path.startsWith('/api/admin/mails/'))).toBe(false);
    await page.goto(`${product.origin}/admin/flags`);
    await page.getByText('Only an owner can change a share.').first().waitFor();
    await expect.poll(() => page.getByRole('slider').count()).toBe(0);
    await page.goto(`${product.origin}/admin/content`);
    await page.getByText('Only an owner can change statements.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await close();
  });
});

describe('a list', () => {
  it('is searched shortly after typing, filtered, and keeps both in the URL', async () => {
    const { page, api, close } = await enter('owner', '/users');
    const accounts = page.getByRole('table', { name: 'Accounts' });
    await accounts.waitFor();
    await page.getByRole('searchbox', { name: 'Search addresses' }).pressSequentially('dental', { delay: 20 });
    await page.waitForURL('**/users?search=dental');
    await page.getByText('1 account', { exact: true }).waitFor();
    const searches = api.asked.filter(({ path }) => path.includes('search='));
    expect(searches.map(({ path }) => path)).toEqual(['/api/admin/users?search=dental']);

    await page.getByLabel('Plan').selectOption('Free');
    await page.waitForURL('**/users?search=dental&plan=free');
    await page.getByText('No account fits.').waitFor();
    await page.reload();
    await page.getByText('No account fits.').waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('dental');
    await close();
  });

  it('loads page after page', async () => {
    const { page, close } = await enter('owner', '/users');
    await page.getByText('5 accounts, and there are more').waitFor();
    await page.getByRole('button', { name: 'Load more' }).click();
    await page.getByText('7 accounts', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(7);
    await expect.poll(() => page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
    await close();
  });

  it('says when it is empty, on every screen', async () => {
    const { page, api, close } = await enter('owner', '/users');
    api.setEmpty(true);
    for (const [path, words] of [
      ['', 'Nothing needs you now.'],
      ['/users', 'Nobody has signed up yet.'],
      ['/purchases', 'Nothing has been bought yet.'],
      ['/audits', 'Nobody has asked for an audit yet.'],
      ['/queue', 'Nothing was given up.'],
      ['/mails', 'No message has been written yet.'],
      ['/suppressions', 'Every address may get mail.'],
      ['/rollout-metrics', 'Not measured: no audit was finished in these days.'],
      ['/content', 'There are none, and the product shows none.'],
      ['/log', 'Nothing has been done yet.'],
    ] as const) {
      await page.goto(`${product.origin}/admin${path}`);
      await page.getByText(words).waitFor();
    }
    await close();
  });

  it('says why it could not be loaded, and retries', async () => {
    const { page, api, close } = await enter('owner', '/log');
    api.failReads(403);
    await page.reload();
    await page.getByRole('alert').getByText('The list could not be read just now.').waitFor();
    await expectNoBarriers(page);
    api.failReads(null);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('table', { name: 'Log of what operators did' }).waitFor();
    await close();
  });

  it('leads to the login and back when the session has ended meanwhile', async () => {
    const { page, api, close } = await enter('owner', '/audits?status=failed');
    await page.getByRole('table', { name: 'Audits' }).waitFor();
    api.failReads(401);
    await page.reload();
    await page.waitForURL('**/login?**');
    await expect.poll(() => new URL(page.url()).searchParams.get('next')).toBe('/admin/audits?status=failed');
    await close();
  });
});
