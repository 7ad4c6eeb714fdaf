import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoBarriers, SIZES, sidewaysScroll, type Visit, visit } from './browser.ts';
import { buyPro, openReport, untilReport } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** The action pack on the real server: its questions for everybody, the zip for Pro. No stubs. */

const product = withSharedProduct();

const pack = (page: Page) => page.locator('#action-pack');
const open = (): Promise<Visit> => visit(product.browser, { reducedMotion: 'reduce', acceptDownloads: true });

describe('the action pack', () => {
  it('shows a visitor the questions and nothing to download', async () => {
    const { page, close } = await open();
    await openReport(page, product.origin, 'lantern.test');
    await pack(page).getByText('The whole part for “drain cleaning in Duluth” is free.').waitFor();
    expect(await pack(page).getByRole('button', { name: 'Download action pack' }).count()).toBe(0);
    const auditId = await page.evaluate('JSON.parse(localStorage.getItem("auditData")).auditId');
    const refused = await page.request.get(`${product.origin}/api/audits/${String(auditId)}/action-pack`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(refused.status()).toBe(402);
    await close();
  });

  it('gives Pro a valid zip with every file it names', async () => {
    const { page, close, complaints } = await open();
    await openReport(page, product.origin, 'lantern.test');
    await buyPro(page, product.origin, 'packs@lantern.example');
    await page.goto(`${product.origin}/audit`);
    await untilReport(page);
    await pack(page).getByRole('heading', { name: 'drain cleaning in Duluth' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pack(page).getByRole('button', { name: 'Download action pack' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^aeo-action-pack-lantern\.test-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const names = Object.keys(files);
    for (const name of ['README.md', 'STEPS.md', 'manifest.json', 'home-page/structured-data.html', 'site/robots.diff'])
      expect(names).toContain(name);
    expect(names).toContain('pages/drain-cleaning/page.html');
    expect(strFromU8(files['README.md'] ?? new Uint8Array())).toContain('Action pack for Lantern & Oak Plumbing');
    expect(strFromU8(files['site/robots.diff'] ?? new Uint8Array())).toContain('-User-agent: OAI-SearchBot');
    await pack(page).getByRole('button', { name: 'Download action pack' }).waitFor();
    expect(complaints).toEqual([]);

    await page.route('**/action-pack', (route) => route.fulfill({ status: 500, body: '' }));
    await pack(page).getByRole('button', { name: 'Download action pack' }).click();
    await pack(page).getByRole('alert').getByText('Failed to download action pack').waitFor();
    for (const width of Object.values(SIZES)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page)).toBe(0);
      if (process.env.PICTURES !== undefined)
        await pack(page).screenshot({ path: `${process.env.PICTURES}/action-pack-${width}.png` });
    }
    await expectNoBarriers(page);
    await close();
  });
});
