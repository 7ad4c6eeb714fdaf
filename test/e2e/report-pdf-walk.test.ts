import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPdf } from '#test/read-pdf.ts';
import { visit } from './browser.ts';
import { buyPro, openReport } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** The report as PDF, on the real server. No stubs. */

const product = withSharedProduct();

async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export PDF Report' }).click(),
  ]);
  return { name: download.suggestedFilename(), pdf: await readPdf(await readFile(await download.path())) };
}

describe('the report as PDF', () => {
  it('has a watermark for a visitor, and none for Pro', async () => {
    const { page, close } = await visit(product.browser, { reducedMotion: 'reduce', acceptDownloads: true });
    await openReport(page, product.origin, 'lantern.test');
    const free = await exported(page);
    expect(free.name).toMatch(/^visibility-report-lantern\.test-\d{4}-\d\d-\d\d\.pdf$/);
    expect(free.pdf.pages[0]).toContain('lantern.test');
    expect(free.pdf.pages[0]).toContain('Porchlight Free');
    await buyPro(page, product.origin, 'paper@lantern.example');
    await openReport(page, product.origin, 'lantern.test');
    const clean = (await exported(page)).pdf;
    expect(clean.pages.join('')).not.toContain('Porchlight Free');
    expect(clean.pages.length).toBeGreaterThanOrEqual(free.pdf.pages.length - 1);
    await close();
  });
});
