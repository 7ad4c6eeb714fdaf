import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { downloadBy, readDownload } from './audited-visit.ts';
import { expectNoBarriers, untilAwake, type Visit, visit } from './browser.ts';
import { buyPro, freshAddress, openReport, untilReport } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** Keywords on the real server, from the audit to the report. No stubs. */

const product = withSharedProduct();
let visited: Visit;
let page: Page;
beforeEach(async () => {
  visited = await visit(product.browser, { reducedMotion: 'reduce', acceptDownloads: true });
  page = visited.page;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
});
afterEach(async () => {
  await visited.close();
  // The browser logs every response with an error status: a visitor gets 401 for the current user.
  expect(visited.complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([]);
});

async function generate(): Promise<void> {
  await page.goto(`${product.origin}/local-keywords`);
  await untilAwake(page);
  await page.getByText('From your audit.').waitFor();
  await page.getByRole('button', { name: 'Generate Keyword Strategy' }).click();
  await page.getByText(/^\d+ keywords for Lantern & Oak Plumbing$/).waitFor();
}
const rowNames = () => page.locator('tbody th[scope=row] .font-display').allTextContents();

describe('keywords on the real server', () => {
  it('show four to a visitor and all to Pro, and can be added to the report and removed', async () => {
    await openReport(page, product.origin, 'lantern.test');
    await generate();
    await expect.poll(rowNames).toHaveLength(4);
    await page.getByText(/^The services are those your site names/).waitFor();
    expect(await page.locator('[data-masked-rows]').innerText()).toBe('');
    await page.getByRole('button', { name: /^Adding to the report/ }).click();
    await page.getByRole('dialog', { name: 'Adding to the report comes with Pro' }).waitFor();

    await buyPro(page, product.origin, freshAddress('keywords'));
    await generate();
    await page.getByLabel('Search', { exact: true }).waitFor();
    const all = await rowNames();
    // A site of five pages carries fewer than the 25 that a business may have, and the strategy says why.
    expect(all.length).toBeGreaterThan(4);
    await page.getByText(/^Fewer than 25/).waitFor();
    expect(all.length).toBeLessThanOrEqual(50);
    for (const words of ['plumber duluth', 'drain cleaning duluth', 'frozen pipe repair near me'])
      expect(all).toContain(words);

    await page.getByLabel('Search', { exact: true }).fill('drain');
    await expect.poll(rowNames).toContain('drain cleaning duluth');
    await expect.poll(async () => (await rowNames()).filter((name) => !name.includes('drain'))).toEqual([]);
    await page.getByLabel('Intent', { exact: true }).selectOption('Local Intent');
    await page.getByRole('checkbox', { name: 'Select drain cleaning duluth', exact: true }).check();
    await page.getByRole('button', { name: /^Copy prompt ?: drain cleaning duluth$/ }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('for Lantern & Oak Plumbing about drain');
    const download = await downloadBy(page, () => page.getByRole('button', { name: 'Export CSV' }).click());
    const lines = (await readDownload(download)).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('drain cleaning duluth,Drain cleaning,Local Intent');

    await page.getByRole('button', { name: 'Add to Report' }).click();
    await page.getByRole('heading', { name: '1 keyword in your report' }).waitFor();
    await page.getByRole('button', { name: 'Add to Report' }).click();
    await page.getByText('These keywords are in your report already').first().waitFor();
    await expectNoBarriers(page);

    await page.goto(`${product.origin}/audit#keywords`);
    await untilReport(page);
    const chosen = page.getByRole('region', { name: '1 keyword in your report' });
    await chosen.getByText('drain cleaning duluth', { exact: true }).waitFor();
    await chosen.getByRole('button', { name: 'Take out drain cleaning duluth' }).click();
    await chosen.waitFor({ state: 'detached' });
  });
});
