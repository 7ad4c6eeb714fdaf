import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectNoBarriersInBothThemes, SIZES, sidewaysScroll, type Visit, visit } from './browser.ts';
import { openReport, openTab, untilReport } from './walks.ts';
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
  expect(visited.complaints).toEqual([]);
});

const recorded = (name: string) => readFileSync(new URL(`../owner-files/${name}.csv`, import.meta.url), 'utf8');
const choose = (label: string, name: string, content: string) =>
  page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const part = (id: string) => page.locator(`#${id}`);

/** The last 90 days before this run. */
function freshTraffic(): string {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  return recorded('traffic-acquisition').replace('20260824', day(90)).replace('20261121', day(1));
}

async function openFiles(): Promise<void> {
  await openReport(page, product.origin, 'lantern.test', 'business');
  await page.locator('#yourFiles').getByRole('link', { name: 'Open your files' }).click();
  await page.getByRole('heading', { name: 'Websites that link to you' }).waitFor();
}

describe('Your files', () => {
  it('previews an export, saves it, and the report uses it; then it is replaced and deleted', async () => {
    await openFiles();
    await choose('Upload list of links', 'links.csv', recorded('top-linking-sites'));
    await part('links').getByRole('heading', { name: 'This is what we read in links.csv' }).waitFor();
    await part('links').getByRole('cell', { name: 'duluthchamber.com' }).waitFor();
    await part('links').getByText('1 row left out').click();
    await part('links').getByText('Line 9: Not a website').waitFor();
    await page.setViewportSize({ width: SIZES.phone, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
    await expectNoBarriersInBothThemes(page);
    await part('links').getByRole('button', { name: 'Save and update my score' }).click();
    await part('links')
      .getByText(/^Saved\. Your score/)
      .waitFor();
    await part('links').getByText('duluthmn.gov (public body)').waitFor();

    await choose('Upload traffic report', 'traffic.csv', freshTraffic());
    await part('traffic').getByRole('button', { name: 'Save and update my score' }).click();
    await part('traffic').getByText('chatgpt.com: 30').waitFor();

    await page.getByRole('link', { name: 'Back to the report' }).click();
    await untilReport(page);
    await openTab(page, 'proof');
    await page.getByText('7 websites link to you, 1 of them looks like spam.').first().waitFor({ state: 'attached' });
    await page
      .getByText(/^41 visits from ChatGPT and Perplexity in 90 days/)
      .first()
      .waitFor({ state: 'attached' });
    await page.getByText('From your file').first().waitFor({ state: 'attached' });

    await openTab(page, 'business');
    await page.locator('#yourFiles').getByRole('link', { name: 'Open your files' }).click();
    await choose('Upload list of links', 'newer.csv', 'https://a-blog.com/x\n');
    await part('links').getByRole('button', { name: 'Replace and update my score' }).click();
    await part('links').getByText('newer.csv').waitFor();
    await part('links').getByRole('button', { name: 'Delete this' }).click();
    await part('links').getByRole('button', { name: 'Yes, delete it' }).click();
    await part('links').getByText('newer.csv').waitFor({ state: 'detached' });
  });

  it('asks for columns it does not recognize, accepts typed answers, and says what is wrong with a file', async () => {
    await openFiles();
    await choose('Upload traffic report', 'own.csv', 'Herkunft,Anzahl\nchatgpt.com,7\ngoogle,9\n');
    await part('traffic')
      .getByText(/We can’t tell which column has this/)
      .waitFor();
    await part('traffic').getByLabel('Source of the visit').selectOption('Herkunft');
    await part('traffic').getByLabel('Sessions').selectOption('Anzahl');
    await part('traffic').getByLabel('First day of the file').fill('2026-09-01');
    await part('traffic').getByLabel('Last day of the file').fill('2026-11-20');
    await part('traffic').getByRole('button', { name: 'Read it this way' }).click();
    await part('traffic').getByText('chatgpt.com: 7').waitFor();
    await part('traffic').getByRole('button', { name: 'Don’t use this file' }).click();

    await part('answers').getByRole('button', { name: 'Add this answer' }).click();
    await part('answers').getByText('Paste the question you asked.').waitFor();
    await part('answers').getByLabel('Your question').fill('Who fixes water heaters in Duluth?');
    await part('answers').getByLabel('The whole answer').fill('Try "Lantern & Oak",\nthey are open today.');
    await part('answers').getByRole('button', { name: 'Add this answer' }).click();
    await part('answers')
      .getByText(/^Saved\./)
      .waitFor();
    await part('answers').getByText('ChatGPT: Who fixes water heaters in Duluth?').waitFor();

    await choose('Upload Bing report', 'report.pdf', '%PDF-1.7');
    await part('citations').getByText('This is a PDF. Export the table as CSV.').waitFor();
    // The browser logs that the server refused the file.
    visited.complaints.splice(0);
  });
});
