import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  expectNoBarriers,
  layoutShift,
  SIZES,
  sidewaysScroll,
  untilAwake,
  VISIBLE_SHIFT,
  type Visit,
  visit,
} from './browser.ts';
import { openReport, WALK_PASSWORD } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

const NEXT_PASSWORD = 'lantern on the porch';

const product = withSharedProduct();
let visited: Visit;
let page: Page;
let accounts = 0;
beforeEach(async () => {
  visited = await visit(product.browser);
  page = visited.page;
});

afterEach(async () => {
  await visited.close();
  // The browser logs every response with an error status; this test causes some on purpose.
  expect(visited.complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([]);
});

function newEmail(): string {
  accounts += 1;
  return `dana-${accounts}@lantern.example`;
}

async function open(path: string): Promise<void> {
  await page.goto(product.origin + path);
  await untilAwake(page);
}
const address = () => page.url().slice(product.origin.length);
const password = (label = 'Password') => page.getByLabel(label, { exact: true });
const accountButton = (on: Page = page) => on.getByRole('banner').getByRole('button', { name: 'Account' });

async function signUp(path = '/signup', email = newEmail()): Promise<string> {
  await open(path);
  await page.getByLabel('Email').fill(email);
  await password().fill(WALK_PASSWORD);
  await password('Confirm password').fill(WALK_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await accountButton().waitFor();
  return email;
}

async function logIn(email: string, typed: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await password().fill(typed);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Delays requests to these URLs until `letGo` is called. */
async function hold(addresses: string): Promise<{ letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return { letGo: resolve };
}

describe('signing up and in', () => {
  it('keeps the audit of this browser, goes home, and redirects signed-in users from the entry pages', async () => {
    await openReport(page, product.origin, 'lantern.test');
    const report = address();
    await signUp();
    await expect.poll(() => address()).toBe('/');
    await open(report);
    await page.getByRole('region', { name: 'Next best step' }).waitFor();
    await open('/login?next=/audit');
    await page.waitForURL('**/audit');
    await open('/signup?next=//evil.example/');
    await page.waitForURL(`${product.origin}/`);
  });
});

describe('the account in the bar', () => {
  it('stays open while a page loads, opens and closes by keyboard, logs out whatever the server responds, and other tabs follow', async () => {
    await signUp();
    const { letGo } = await hold('**/assets/account-settings-*.js');
    await page.goto(`${product.origin}/account/settings`, { waitUntil: 'commit' });
    await accountButton().click();
    await page.getByRole('link', { name: 'Billing' }).waitFor({ state: 'visible' });
    expect(await page.getByText('This browser, now').count()).toBe(0);
    letGo();
    await page.getByText('This browser, now').waitFor();
    expect(await page.getByRole('link', { name: 'Billing' }).isVisible()).toBe(true);
    await open('/');

    const other = await page.context().newPage();
    await other.goto(`${product.origin}/account/settings`);
    await other.getByRole('heading', { name: 'Settings' }).waitFor();

    await accountButton().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Billing' }).waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Billing' }).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Account');

    await page.route('**/api/auth/logout', (route) => route.abort());
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate('document.activeElement.textContent');
    for (const item of ['History', 'Billing', 'Settings', 'Log out']) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(item);
    }
    await page.keyboard.press('Enter');
    const login = { name: 'Log in' };
    await page.getByRole('banner').getByRole('link', login).waitFor();
    await other.waitForURL('**/login?next=%2Faccount%2Fsettings');
    expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);
  });
});

it('the settings lead through the login, change the password, log out, export and delete', async () => {
  const email = await signUp();
  await page.context().clearCookies();
  await open('/account');
  await page.waitForURL('**/login?next=%2Faccount%2Fsettings');
  await logIn(email, WALK_PASSWORD);
  await page.waitForURL('**/account/settings');
  await page.getByText('This browser, now').waitFor();

  const elsewhere = await visit(product.browser);
  await elsewhere.page.request.post(`${product.origin}/api/auth/login`, {
    data: { email, password: WALK_PASSWORD },
    headers: { origin: product.origin },
  });
  await page.locator('summary', { hasText: 'Change the password' }).click();
  await password('Current password').fill(WALK_PASSWORD);
  await password('New password').fill(NEXT_PASSWORD);
  await password('Confirm the new password').fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('Your password is changed.').waitFor();
  expect((await elsewhere.page.request.get(`${product.origin}/api/auth/me`)).status()).toBe(401);
  await elsewhere.close();

  const { letGo } = await hold('**/api/auth/logout');
  await accountButton().click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Logging out' }).waitFor();
  expect(address()).toBe('/account/settings');
  letGo();
  await page.waitForURL(`${product.origin}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  expect((await page.request.get(`${product.origin}/api/auth/me`)).status()).toBe(401);

  await open('/login?next=/account/settings');
  await logIn(email, NEXT_PASSWORD);
  await page.waitForURL('**/account/settings');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^porchlight-data-\d{4}-\d\d-\d\d\.json$/);
  const ask = page.getByRole('button', { name: 'Delete my account' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText(email).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Delete my account');
  await ask.click();
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByText('Type your password to delete.').waitFor();
  await dialog.getByLabel('Your password').fill(NEXT_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  await expect.poll(() => address()).toBe('/');
  await open('/login');
  await logIn(email, NEXT_PASSWORD);
  await page.getByText('Login Failed:').waitFor();
});

it('the entries fit a phone, move nothing and have no barriers, with an error and without', async () => {
  await page.setViewportSize({ width: SIZES.phone, height: 740 });
  for (const path of ['/login', '/signup', '/forgot-password', '/reset-password']) {
    await open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([path, await sidewaysScroll(page)]).toEqual([path, 0]);
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectNoBarriers(page);
    if (path !== '/login' && path !== '/signup') continue;
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Log in|Create account)$/ })
      .click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("role")')).toBe('alert');
    expect(await layoutShift(page), path).toBeLessThan(VISIBLE_SHIFT);
    await expectNoBarriers(page);
  }
  await open('/reset-password?token=of-no-use');
  await page.waitForURL(`${product.origin}/reset-password`);
});
