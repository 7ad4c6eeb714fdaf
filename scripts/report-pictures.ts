import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { REPORT_PICTURES } from '#shared/product/report-pictures.ts';
import { launchBrowser, visit } from '#test/e2e/browser.ts';
import { openProduct } from '#test/e2e/product.ts';
import { openReport, openTab } from '#test/e2e/walks.ts';

const folder = 'src/web/public/pictures';
/** Sticky bars would cover the screenshot. */
const WITHOUT_BARS = '[data-screen-only], .sticky, .fixed { display: none !important; }';
/** JPEG: the same quality at half the size of PNG. */
const QUALITY = 74;

/** Takes screenshots of parts of a report on the tests' example business, for the pages that explain reports. */
async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const product = await openProduct();
  const browser = await launchBrowser();
  try {
    const { page, close } = await visit(browser, {
      viewport: { width: 780, height: 900 },
      deviceScaleFactor: 1.5,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await openReport(page, product.origin, 'lantern.test', 'proof');
    await page.evaluate('document.querySelector("#factors details").open = true');
    await photographTab(page);
    await openTab(page, 'result');
    await photographTab(page);
    await close();
  } finally {
    await browser.close();
    await product.close();
  }
}

/** Takes the pictures of the shown tab. */
async function photographTab(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: WITHOUT_BARS });
  await page.evaluate('document.fonts.ready.then(() => scrollTo(0, 0))');
  for (const picture of REPORT_PICTURES)
    if (await page.locator(picture.of).first().isVisible()) await photograph(page, picture);
  // The links to the other tabs are a bar, too.
  await style.evaluate((element) => element.remove());
}

async function photograph(page: Page, { file, of, width, height }: (typeof REPORT_PICTURES)[number]): Promise<void> {
  const box = await page.locator(of).first().boundingBox();
  if (box === null) throw new Error(`There is nothing to photograph at ${of}.`);
  const path = join(folder, file);
  const clip = { x: Math.max(0, box.x + box.width / 2 - width / 2), y: box.y, width, height };
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY, fullPage: true, clip });
  process.stdout.write(`${path}, ${Math.round((await stat(path)).size / 1024)} kB\n`);
}

await main();
