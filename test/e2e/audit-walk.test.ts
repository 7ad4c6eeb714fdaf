import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layoutShift, passRetries, untilAwake, type Visit, visit } from './browser.ts';
import { BUSINESS_NAME, OLD_HEADING } from './fixture-site.ts';
import { openReport, openTab, startAuditInBrowser, untilReport, walkToReport } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

const product = withSharedProduct();
let visited: Visit;
let page: Page;
beforeEach(async () => {
  visited = await visit(product.browser);
  page = visited.page;
});

afterEach(async () => {
  await visited.close();
  // The browser logs requests that a case aborts, some of them after its end.
  expect(visited.complaints.filter((one) => !one.includes('net::ERR_FAILED'))).toEqual([]);
});

const score = async () =>
  Number((await page.getByRole('img', { name: /^Score \d+ of 100/ }).getAttribute('aria-label'))?.match(/\d+/)?.[0]);

/** Places and texts of score, sentence and step. */
const firstScreen = (where: Page) =>
  Promise.all(
    ['[role=img]', 'h1', '[aria-label="Next best step"]'].map(async (part) => {
      const place = where.locator('main').locator(part).first();
      return [await place.boundingBox(), await place.textContent()];
    }),
  );

describe('from an address to a report', () => {
  it('audits example.test typed without a scheme, and every part of the report works', async () => {
    await walkToReport(page, product.origin, 'lantern.test');
    await expect.poll(() => page.title()).toBe('Report for lantern.test, Porchlight');
    const today = await score();
    expect(today).toBeGreaterThan(0);

    const ticks = page.locator('#plan').getByRole('checkbox');
    await ticks.first().check();
    await expect.poll(score).toBeGreaterThan(today);
    await page.locator('#plan').getByRole('button', { name: 'Clear ticks' }).click();
    await expect.poll(score).toBe(today);

    expect(await layoutShift(page)).toBeLessThan(0.02);
    await openTab(page, 'fixes');
    await page.locator('#fix-desc').getByRole('button', { name: 'Write my description' }).waitFor();
    await openTab(page, 'proof');
    const heading = page.locator('#factor-websiteH1');
    await heading.locator('summary').first().click();
    await heading.getByText(OLD_HEADING).first().waitFor();
    await heading
      .getByText(/^Source\.|^Practice value\./)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.locator('#readers').getByText('Blocked', { exact: true }).first().waitFor();
    await openTab(page, 'business');
    await page.locator('#tab-business').getByText(BUSINESS_NAME).first().waitFor();
  });

  it('has score, sentence and step in the page before any script, where the report then shows them', async () => {
    await openReport(page, product.origin, 'lantern.test');
    const { origin, pathname, search } = new URL(page.url());
    const shown = await firstScreen(page);
    const plain = await visit(product.browser, { javaScriptEnabled: false });
    await plain.page.context().addCookies(await page.context().cookies());
    await plain.page.goto(`${origin}${pathname}${search}`);
    expect(await firstScreen(plain.page)).toEqual(shown);
    await plain.close();
  });

  it('shows a slow audit while it runs, and continues after a reload', async () => {
    await startAuditInBrowser(page, product.origin, 'slow.test');
    await page.getByRole('heading', { name: 'Reading slow.test' }).waitFor();
    await page.getByText('robots.txt read').first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Reading slow.test' }).waitFor();
    await untilReport(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

  it('starts from ?url= and clears it, and opens the saved audit from every page', async () => {
    await page.goto(`${product.origin}/?url=lantern.test&legacy=true`);
    await untilReport(page);
    await page.goBack();
    await expect.poll(() => page.url()).toBe(`${product.origin}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Open Your Audit' }).click();
    await untilReport(page);
    await expect.poll(() => page.url()).toBe(`${product.origin}/audit`);
  });
});

describe('when it fails', () => {
  it('explains in place a slip in the field, and why a private address is refused', async () => {
    const slips = [
      ['', /Type the address of your website/],
      ['   ', /Type the address of your website/],
      ['lantern and oak', /without spaces/],
      ['dana@lantern.test', /email address/],
    ] as const;
    await page.goto(product.origin);
    await untilAwake(page);
    const field = page.getByLabel('Your business website').first();
    for (const [typed, message] of slips) {
      await field.fill(typed);
      await page.getByRole('button', { name: 'Run My Free GBP Audit' }).first().click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await page.getByText(message).first().waitFor();
      expect(await field.inputValue()).toBe(typed);
    }
    expect(page.url()).toBe(`${product.origin}/`);
    const own = 'http://127.0.0.1:9/';
    await startAuditInBrowser(page, product.origin, own);
    await page
      .getByText(/That address isn’t public/)
      .first()
      .waitFor();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expect.poll(() => page.getByLabel('Your business website').first().inputValue()).toBe(own);
    visited.complaints.length = 0; // The browser logs every response with an error status.
  });

  it('explains a site that cannot be read, and offers to try again', async () => {
    const sites = [
      ['closed.test', 'The site doesn’t allow our visit'],
      ['broken.test', 'Your server reports an error'],
    ] as const;
    for (const [address, title] of sites) {
      await startAuditInBrowser(page, product.origin, address);
      await page.getByRole('heading', { name: title }).waitFor({ timeout: 30_000 });
      await expect.poll(() => page.getByLabel('Your business website').inputValue()).toContain(address);
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
    }
  });

  it('shows the copy in this browser when the server is unreachable', async () => {
    await walkToReport(page, product.origin, 'lantern.test');
    await page.route('**/api/**', (route) => route.abort());
    await page.clock.install();
    await page.reload();
    await untilReport(page);
    await passRetries(page, page.getByText(/copy in your browser/));
  });
});
