import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, SIZES, THEMES, visit } from '#test/e2e/browser.ts';
import { openProduct } from '#test/e2e/product.ts';
import { freshSlowSite, openReport, startAuditInBrowser } from '#test/e2e/walks.ts';
import { REPORT_TABS } from '#web/features/report/report-tabs.ts';
import { accountScreens } from './account-screens.ts';
import { adminScreens } from './admin-screens.ts';
import { publicScreens } from './public-screens.ts';
import { reportStateScreens } from './report-state-screens.ts';

/** A screen: how to get there, and its name in the file. */
interface Screen {
  readonly name: string;
  readonly open: (page: Page, origin: string) => Promise<void>;
  /** Moves on by itself, so that it is opened for every picture. */
  readonly isMoving?: boolean;
}

const screens: readonly Screen[] = [
  { name: 'landing', open: async (page, origin) => void (await page.goto(origin, { waitUntil: 'networkidle' })) },
  {
    name: 'slip',
    open: async (page, origin) => {
      await startAuditInBrowser(page, origin, 'lantern and oak');
      await page.getByText(/without spaces/).waitFor();
    },
  },
  {
    name: 'running',
    isMoving: true,
    open: async (page, origin) => {
      await startAuditInBrowser(page, origin, freshSlowSite());
      await page.getByText('robots.txt read').first().waitFor();
    },
  },
  ...REPORT_TABS.flatMap(({ id }): Screen[] => [
    { name: `report-${id}`, open: (page, origin) => openReport(page, origin, 'lantern.test', id) },
    {
      name: `report-${id}-open`,
      open: async (page, origin) => {
        await openReport(page, origin, 'lantern.test', id);
        if (id === 'result') await page.locator('#plan').getByRole('checkbox').first().check();
        await page.evaluate('for (const row of document.querySelectorAll("details")) row.open = true');
      },
    },
  ]),
  {
    name: 'failed',
    open: async (page, origin) => {
      await startAuditInBrowser(page, origin, 'closed.test');
      await page.getByRole('heading', { name: 'The site doesn’t allow our visit' }).waitFor();
    },
  },
  { name: 'no-audit', open: (page, origin) => openHeading(page, `${origin}/audit`, 'No audit yet') },
  { name: 'not-found', open: (page, origin) => openHeading(page, `${origin}/no-such-page`, 'Page Not Found') },
  { name: 'your-files', open: openFiles },
  {
    name: 'your-files-shown',
    open: async (page, origin) => {
      await openFiles(page, origin);
      const table = (name: string) => fileURLToPath(new URL(`../test/owner-files/${name}.csv`, import.meta.url));
      await page.getByLabel('Upload list of links').setInputFiles(table('top-linking-sites'));
      await page.getByRole('button', { name: 'Save and update my score' }).click();
      await page.getByText(/^Saved\. Your score/).waitFor();
      await page.getByLabel('Upload traffic report').setInputFiles(table('traffic-acquisition'));
      await page.getByRole('heading', { name: /^This is what we read/ }).waitFor();
      await page.getByLabel('Upload Bing report').setInputFiles(table('top-linking-sites'));
      await page.getByText(/This looks like a list of links/).waitFor();
    },
  },
  ...reportStateScreens,
  ...publicScreens,
  ...accountScreens,
  ...adminScreens,
];

async function openFiles(page: Page, origin: string): Promise<void> {
  await openReport(page, origin, 'lantern.test', 'business');
  await page.getByRole('link', { name: 'Open your files' }).click();
  await page.getByRole('heading', { name: 'Websites that link to you' }).waitFor();
}

async function openHeading(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { name }).waitFor();
}

/**
 * Takes full-page screenshots of every screen, or those named, at three widths in both themes, into the folder given as the
 * first argument.
 */
async function main(): Promise<void> {
  const [folder, ...names] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Say where to: npm run screenshots -- FOLDER [NAME...]');
  await mkdir(folder, { recursive: true });
  const product = await openProduct({ MOCK_PAYMENTS: '1' });
  const browser = await launchBrowser();
  try {
    const chosen = screens.filter(({ name }) => names.length === 0 || names.includes(name));
    for (const screen of chosen) await photograph(browser, screen, product.origin, folder);
  } finally {
    await browser.close();
    await product.close();
  }
}

/** One opening is enough for every size and theme of a screen that stays as it is: an audit takes longer than a picture. */
async function photograph(browser: Browser, screen: Screen, origin: string, folder: string): Promise<void> {
  const looks = Object.values(SIZES).flatMap((width) => THEMES.map((colorScheme) => ({ width, colorScheme })));
  for (const together of screen.isMoving === true ? looks.map((look) => [look]) : [looks]) {
    const { page, close } = await visit(browser);
    await page.setViewportSize({ width: together[0]?.width ?? SIZES.desk, height: 900 });
    await screen.open(page, origin);
    if (screen.isMoving !== true) await page.waitForLoadState('networkidle');
    for (const { width, colorScheme } of together) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.evaluate('document.fonts.ready.then(() => scrollTo(0, 0))');
      await page.screenshot({ path: join(folder, `${screen.name}-${width}-${colorScheme}.png`), fullPage: true });
    }
    await close();
  }
}

await main();
