import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './axe.ts';

/**
 * Turns off all background network traffic of the browser, so that only requested addresses are contacted, and the last stage
 * of compiling scripts, which does not pay off in pages that live for seconds.
 */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell rounds the widths of letters otherwise, and lines wrap where no browser of a person wraps them.
  '--font-render-hinting=none',
  '--js-flags=--no-turbofan',
];

const WHOLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const SHELL = process.env.CHROMIUM_SHELL_PATH ?? '/usr/bin/chromium-headless-shell';

/**
 * A headless shell of Chromium, which opens pages in half of the time, or the full browser where no shell is installed: the
 * system's, or the one at `CHROMIUM_PATH`.
 */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: existsSync(SHELL) ? SHELL : WHOLE, args: [...FLAGS, ...flags] });
}

let shared: Promise<Browser> | null = null;

/** The browser of this process: its test files open their pages in one, which ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  if (shared === null || !(await shared).isConnected()) shared = launchBrowser();
  return shared;
}

export const SIZES = { phone: 360, tablet: 768, desk: 1280 } as const;
export const THEMES = ['light', 'dark'] as const;

/** A page with its own profile that collects all complaints of the browser. */
export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, failed responses of the site itself. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** Opens a page with reduced motion unless `options` ask for motion: animating takes half of the CPU and slows tests down. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const viewport = { width: SIZES.desk, height: 900 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...options });
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
 * Waits until the scripts have hydrated the page, which the menus of its bar show. A prerendered page is visible before
 * that, but clicks and typing are not handled yet.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.locator('[popovertarget][aria-expanded]').first().waitFor({ state: 'attached' });
}

/**
 * Waits for what is shown after failed requests, which are retried after one, two and four seconds: the page's clock, which
 * has to be installed, skips them.
 */
export async function passRetries(page: Page, shown: Locator): Promise<void> {
  const isShown = async () => {
    await page.clock.fastForward(4_000);
    return shown.isVisible();
  };
  await expect.poll(isShown).toBe(true);
}

/** Sums layout shifts as the browser reports them, without those within half a second of an input. */
const MEASURE_SHIFTS = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

const shiftReports = new WeakMap<Browser, Promise<void>>();

/**
 * Less than anyone sees: a line that gets its typeface late and moves by a pixel or changes its width is reported as 0.00003 to
 * 0.0007, a block that moves down by one line as 0.01 and more. A page is good up to 0.1 (web.dev/articles/cls).
 */
export const VISIBLE_SHIFT = 0.001;

/** The sum so far; below `VISIBLE_SHIFT` is expected. */
export async function layoutShift(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  const reports = shiftReports.get(browser) ?? expectShiftReports(browser);
  shiftReports.set(browser, reports);
  await reports;
  return Number(await page.evaluate('window.layoutShift'));
}

/** Throws in a browser that does not report a shift, as older headless shells: every sum would be 0. */
async function expectShiftReports(browser: Browser): Promise<void> {
  const { page, close } = await visit(browser);
  await page.goto('data:text/html,<p>Before</p><p>After</p>');
  await page.evaluate(`new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))`);
  await page.evaluate(`document.querySelector('p').style.height = '300px'`);
  await page.waitForFunction('window.layoutShift > 0').catch((error: unknown) => {
    throw new Error('This browser reports no layout shifts.', { cause: error });
  });
  await close();
}

/** How far the page scrolls sideways, in pixels; 0 is expected. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));
}

/** The axe rules about colours, the only ones that a theme affects. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** The axe rules that hold for every page. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with the findings of axe, by rule and element. In the dark theme only colours are checked, because the rest is the
 * same in the light one; `isOnlyLook` checks every rule where a test sees no other theme. While a modal dialog is open only
 * the dialog is checked, as nothing else can be reached. `within` is a selector that limits the check where other tests cover
 * the rest of the page.
 */
export async function expectNoBarriers(
  page: Page,
  { isOnlyLook = false, within }: { readonly isOnlyLook?: boolean; readonly within?: string } = {},
): Promise<void> {
  const [isDark, isModal] = await page.evaluate<[boolean, boolean]>(
    `[matchMedia('(prefers-color-scheme: dark)').matches, document.querySelector('dialog:modal') !== null]`,
  );
  const violations = await findViolations(page, {
    within: isModal ? 'dialog:modal' : within,
    only: isDark && !isOnlyLook ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: AXE_TAGS },
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
}

/** The same in both themes, without loading the page twice. The theme is light afterwards. */
export async function expectNoBarriersInBothThemes(
  page: Page,
  options: { readonly within?: string } = {},
): Promise<void> {
  for (const colorScheme of THEMES) {
    await showTheme(page, colorScheme);
    await expectNoBarriers(page, options);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Colours are those of a theme only after it has been rendered. */
export async function showTheme(page: Page, colorScheme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}
