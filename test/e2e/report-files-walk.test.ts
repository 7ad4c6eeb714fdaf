import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ReadPdf, readPdf } from '#test/read-pdf.ts';
import { type Visit, visit } from './browser.ts';
import { buyPro, freshAddress, openReport, untilReport } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** Report, checklist and keywords as files, on the real server. No stubs. */

const product = withSharedProduct();
let visited: Visit;
let page: Page;
beforeEach(async () => {
  visited = await visit(product.browser, { reducedMotion: 'reduce', acceptDownloads: true });
  page = visited.page;
});
afterEach(() => visited.close());

const checklist = () => page.locator('#seo-checklist');
const keywords = () => page.locator('#keywords');

async function saved(button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download;
}
async function pdfBy(button: Locator): Promise<ReadPdf> {
  return readPdf(await readFile(await (await saved(button)).path()));
}
/** The report itself, from the Share menu. */
async function exported() {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const download = await saved(page.locator('#share-menu').getByText('Export PDF Report', { exact: true }));
  return { name: download.suggestedFilename(), pdf: await readPdf(await readFile(await download.path())) };
}
async function generate(): Promise<void> {
  await keywords().getByRole('button', { name: 'Generate Keyword Strategy' }).click();
  await keywords()
    .getByText(/^\d+ keywords for /)
    .waitFor();
}

describe('the files of a report', () => {
  it('contain what the screen shows a visitor, and everything for Pro', async () => {
    await openReport(page, product.origin, 'lantern.test', 'fixes');
    const marked = await exported();
    expect(marked.name).toMatch(/^visibility-report-lantern\.test-\d{4}-\d\d-\d\d\.pdf$/);
    expect(marked.pdf.pages[0]).toContain('lantern.test');
    expect(marked.pdf.pages[0]).toContain('Porchlight Free');
    const html = await saved(checklist().getByRole('button', { name: 'Export SEO PDF' }));
    expect(html.suggestedFilename()).toMatch(/^seo-checklist-lantern\.test-.*\.html$/);
    const markup = await readFile(await html.path(), 'utf8');
    expect(markup).toMatch(/^<!doctype html>/);
    for (const words of ['Porchlight Free', 'come with Pro.']) expect(markup).toContain(words);
    const free = await pdfBy(checklist().getByRole('button', { name: 'Checklist as PDF' }));
    expect(free.title).toBe('SEO checklist for Lantern & Oak Plumbing');
    expect(free.pages[0]).toContain('Porchlight Free');
    expect(free.pages.join(' ')).not.toContain('The change');
    await generate();
    const few = await pdfBy(keywords().getByRole('button', { name: 'Strategy as PDF' }));
    expect(few.pages[0]).toContain('This is what the free plan shows.');

    await buyPro(page, product.origin, freshAddress('files'));
    await page.goto(`${product.origin}/audit#fixes`);
    await untilReport(page);
    const clean = (await exported()).pdf;
    expect(clean.pages.join('')).not.toContain('Porchlight Free');
    expect(clean.pages.length).toBeGreaterThanOrEqual(marked.pdf.pages.length - 1);
    const whole = await pdfBy(checklist().getByRole('button', { name: 'Checklist as PDF' }));
    expect(whole.pages.join(' ')).toContain('The change');
    expect(whole.pages.join(' ')).not.toContain('Porchlight Free');
    await generate();
    const all = await pdfBy(keywords().getByRole('button', { name: 'Strategy as PDF' }));
    expect(all.pages.join(' ')).toContain('Prompts for posts');
    expect(all.pages.length).toBeGreaterThan(few.pages.length);
  });
});
