import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { REPORT_TABS } from '#web/features/report/report-tabs.ts';
import {
  expectNoBarriersInBothThemes,
  layoutShift,
  SIZES,
  sidewaysScroll,
  untilAwake,
  VISIBLE_SHIFT,
  visit,
} from './browser.ts';
import { freshSlowSite, openReport, openTab, startAuditInBrowser, untilReport } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

const product = withSharedProduct();
const WIDTHS = [320, ...Object.values(SIZES)] as const;
const OPEN_ALL = 'for (const row of document.querySelectorAll("details")) row.open = true';

describe('axe finds nothing in both themes, on a phone and on a desk', () => {
  async function look(page: Page): Promise<void> {
    for (const width of [SIZES.phone, SIZES.desk]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoBarriersInBothThemes(page);
    }
  }

  it('on the way to a report, and where there is none', async () => {
    const { page, close } = await visit(product.browser);
    await page.goto(product.origin);
    await untilAwake(page);
    await look(page);
    await page.getByRole('button', { name: 'Run My Free GBP Audit' }).first().click();
    await page.getByText(/Type the address of your website/).waitFor();
    await expectNoBarriersInBothThemes(page);
    await startAuditInBrowser(page, product.origin, freshSlowSite());
    await page.getByText('robots.txt read').first().waitFor();
    await look(page);
    await untilReport(page);
    await page.goto(`${product.origin}/no-such-page`);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await expect.poll(() => page.title()).toContain('Page Not Found');
    await look(page);
    await startAuditInBrowser(page, product.origin, 'closed.test');
    await page.getByRole('heading', { name: 'The site doesn’t allow our visit' }).waitFor({ timeout: 30_000 });
    await look(page);
    await close();
  }, 120_000);
});

describe('on every width', () => {
  it('the start page does not scroll sideways, and nothing jumps', async () => {
    const [narrowest, ...wider] = WIDTHS;
    const { page, close } = await visit(product.browser, { viewport: { width: narrowest, height: 800 } });
    await page.goto(product.origin, { waitUntil: 'networkidle' });
    expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);
    for (const width of [narrowest, ...wider]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
    }
    await close();
  });

  it('the report does not scroll sideways', async () => {
    const { page, close } = await visit(product.browser);
    await openReport(page, product.origin, 'lantern.test');
    for (const { id } of REPORT_TABS) {
      await openTab(page, id);
      await page.evaluate(OPEN_ALL);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysScroll(page), `${id} at ${width} px`).toBe(0);
      }
    }
    await close();
  });

  it('nothing moves when fonts load late', async () => {
    const { page, close } = await visit(product.browser);
    const held: (() => void)[] = [];
    // Playwright uses no cache where it intercepts: each load fetches the typefaces again.
    await page.route('**/*.woff2', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    for (const path of ['/', '/login', '/pricing', '/guides', '/local-keywords', '/review-day'])
      for (const width of [SIZES.phone, SIZES.desk]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(product.origin + path, { waitUntil: 'domcontentloaded' });
        await expect.poll(() => page.evaluate(IS_PAINTED)).toBe(true);
        await expect.poll(() => held.length, { message: `${path} at ${width} px` }).toBeGreaterThan(0);
        const areThere = () => {
          for (const letGo of held.splice(0)) letGo();
          return page.evaluate(TYPEFACES_ARE_THERE);
        };
        await expect.poll(areThere).toBe(true);
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(page), `${path} at ${width} px`).toBeLessThan(VISIBLE_SHIFT);
      }
    await close();
  }, 120_000);
});

const IS_PAINTED = 'performance.getEntriesByName("first-contentful-paint").length > 0';
const TYPEFACES_ARE_THERE = 'document.fonts.status === "loaded" && document.fonts.check("1em Besley Variable")';

describe('with the keyboard only', () => {
  it('goes from the URL field to a check and back to a new audit', async () => {
    const { page, complaints, close } = await visit(product.browser);
    await page.goto(product.origin);
    await untilAwake(page);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('lantern.test');
    await page.keyboard.press('Enter');
    await untilReport(page);

    await page
      .getByRole('region', { name: 'Next best step' })
      .getByRole('link', { name: /^Fix it/ })
      .focus();
    await page.keyboard.press('Enter');
    // The place of the fix is opened, and the next key goes on from there.
    const opened = page.locator('.report-tab:not([hidden]) details[open]:has(> summary:focus)');
    await opened.waitFor();
    await page.keyboard.press('Space');
    await opened.waitFor({ state: 'detached' });
    await page.goBack();

    await page.locator('#plan').getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await page
      .locator('#plan')
      .getByText(/^if you finish this one/)
      .waitFor();
    expect(complaints).toEqual([]);
    await close();

    async function focused(): Promise<string> {
      return String(await page.evaluate('document.activeElement.textContent'));
    }
  });

  it('keeps a chosen theme over a reload, without a flash of the other', async () => {
    const { page, close } = await visit(product.browser, { colorScheme: 'light' });
    await page.goto(product.origin);
    await untilAwake(page);
    await page.getByRole('button', { name: 'Switch to dark' }).click();
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction('document.body !== null');
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await untilAwake(page);
    await page.getByRole('button', { name: 'Switch to light' }).click();
    await expect.poll(() => page.evaluate('localStorage.getItem("theme")')).toBeNull();
    await close();
  });
});

describe('the start page', () => {
  it('can be read without scripts, and its form sends the address', async () => {
    const { page, close } = await visit(product.browser, { javaScriptEnabled: false });
    await page.goto(product.origin);
    await page.getByRole('heading', { level: 1, name: /do you come up/ }).waitFor();
    await page.getByRole('heading', { name: 'How it works' }).waitFor();
    await page.getByText('Can you get me to number one?').click();
    await page.getByText('Nobody can promise that.').waitFor({ state: 'visible' });
    await expect
      .poll(() => page.locator('meta[name=description]').getAttribute('content'))
      .toContain('the evidence for every point');
    await page.getByLabel('Your business website').first().fill('https://lantern.test');
    await page.getByRole('button', { name: 'Run My Free GBP Audit' }).first().click();
    await page.waitForURL(`${product.origin}/?url=https%3A%2F%2Flantern.test&legacy=true`);
    expect(await page.content()).toContain('This page needs JavaScript');
    await close();
  });

  it('ships at most 150 kB of compressed script, and asks for two fonts and no file from elsewhere', async () => {
    const html = await readFile('build/client/index.html', 'utf8');
    const named = new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? []);
    const sizes = await Promise.all(
      [...named].map(async (path) => brotliCompressSync(await readFile(`build/client${path}`)).byteLength),
    );
    expect(named.size).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
    const { page, close } = await visit(product.browser);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(product.origin, { waitUntil: 'networkidle' });
    expect([...hosts]).toEqual([product.origin]);
    await expect.poll(() => page.locator('link[rel=preload][as=font]').count()).toBe(2);
    expect((await readdir('build/client/assets')).filter((name) => name.endsWith('.woff2'))).toHaveLength(4);
    await close();
  });
});
