import { existsSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

/** Everything a browser might say to the network by itself is off: a run leaves the machine only where it is told to. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const WHOLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const SHELL = process.env.CHROMIUM_SHELL_PATH ?? '/usr/bin/chromium-headless-shell';
const shells = new WeakSet<Browser>();

/**
 * Chromium without its windows, which starts faster and draws the same pages, or the whole one where no shell is installed. It
 * reports no layout shifts: files that measure them take `launchWholeBrowser`.
 */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  if (!existsSync(SHELL)) return launchWholeBrowser(flags);
  const browser = await chromium.launch({ executablePath: SHELL, args: [...FLAGS, ...flags] });
  shells.add(browser);
  return browser;
}

/** The system's Chromium, or the one at `CHROMIUM_PATH`, with further `flags`. */
export function launchWholeBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: WHOLE, args: [...FLAGS, ...flags] });
}

export const SIZES = { phone: 360, tablet: 768, desk: 1280 } as const;
export const THEMES = ['light', 'dark'] as const;

/** A page of its own profile that collects everything the browser complains about. */
export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, answers of the site itself that failed. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: SIZES.desk, height: 900 }, ...options });
  await context.addInitScript(MEASURE_SHIFTS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints, close: () => context.close() };
}

/**
 * Waits until the scripts have taken the page over, which the menus of its bar show. A prerendered page is there before
 * that: what is pressed or typed then goes to the browser alone.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.locator('[popovertarget][aria-expanded]').first().waitFor({ state: 'attached' });
}

/** Sums what the browser calls layout shifts; those within half a second of an input do not count. */
const MEASURE_SHIFTS = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** The sum so far; 0 is right. Throws in a browser that reports none. */
export async function layoutShift(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (browser !== null && shells.has(browser)) throw new Error('The headless shell reports no layout shifts.');
  return Number(await page.evaluate('window.layoutShift'));
}

/** How far the page can be scrolled sideways, in pixels; 0 is right. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));
}

/** What of axe depends on colours: all that a theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with what axe found, by rule and place. Our pages have no frames, so that axe needs no second page to put their results
 * together, and rules that pass need no report: together that halves its time. In the dark theme only colours are looked at,
 * because the same page is the same in the light one; where a test sees it in no other, `isOnlyLook` asks for every rule. While a modal
 * dialog is open nothing else can be reached, so it alone is looked at.
 */
export async function expectNoBarriers(page: Page, { isOnlyLook = false } = {}): Promise<void> {
  const [isDark, isModal] = await page.evaluate<[boolean, boolean]>(
    `[matchMedia('(prefers-color-scheme: dark)').matches, document.querySelector('dialog:modal') !== null]`,
  );
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (isModal) axe.include('dialog:modal');
  const { violations } = await (isDark && !isOnlyLook ? axe.withRules(COLOUR_RULES) : axe.withTags(TAGS)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
}
