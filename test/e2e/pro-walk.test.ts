import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoBarriers, SIZES, sidewaysScroll, visit } from './browser.ts';
import { buyPro, freshAddress, openReport, openRows, untilReport } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** Everything that is written, on the real server: a sample and titles for a visitor, all of it and the pack for Pro. No stubs. */

const ROWS = ['rewrites', 'action-pack', 'templates', 'ideas', 'profile-texts'] as const;

const product = withSharedProduct();

const row = (page: Page, id: (typeof ROWS)[number]) => page.locator(`#${id}`);
/** Nothing scrolls sideways at any width, with every row open. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of Object.values(SIZES)) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
  }
}

describe('what is written for a report', () => {
  it('is a sample and titles for a visitor, and nothing to download', async () => {
    const { page, close } = await visit(product.browser);
    await openReport(page, product.origin, 'lantern.test', 'fixes');
    await openRows(page, ...ROWS);
    await row(page, 'templates')
      .getByText(/templates more with Pro/)
      .waitFor();
    await row(page, 'templates').getByText('Voicemail greeting').waitFor();
    expect(await page.getByText(/leave your name, your number/).count()).toBe(0);
    await row(page, 'ideas')
      .getByText(/ideas more with Pro/)
      .waitFor();
    expect(await row(page, 'profile-texts').getByRole('button', { name: 'Write posts' }).count()).toBe(0);
    await row(page, 'action-pack').getByText('One text of the pack is free.').waitFor();
    expect(await page.getByRole('button', { name: 'Download action pack' }).count()).toBe(0);
    const auditId = await page.evaluate('JSON.parse(localStorage.getItem("auditData")).auditId');
    const refused = await page.request.get(`${product.origin}/api/audits/${String(auditId)}/action-pack`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(refused.status()).toBe(402);
    await expectToFit(page);
    await close();
  });

  it('is complete for Pro: texts with their sources, and a zip with every file it names', async () => {
    const { page, close, complaints } = await visit(product.browser, { acceptDownloads: true });
    await openReport(page, product.origin, 'lantern.test');
    await buyPro(page, product.origin, freshAddress('texts'));
    await page.goto(`${product.origin}/audit#fixes`);
    await untilReport(page);
    await openRows(page, ...ROWS);
    await row(page, 'templates')
      .getByText(/leave your name, your number/)
      .waitFor();
    const texts = row(page, 'profile-texts');
    await texts.getByRole('button', { name: 'Write posts' }).click();
    await texts.getByText('Post 1', { exact: true }).waitFor();
    await texts.getByText('Where each sentence comes from').click();
    await texts.getByRole('link').first().waitFor();
    await texts.getByRole('button', { name: 'Write replies' }).click();
    await texts.getByText('About the price').first().waitFor();
    await texts.getByText('1 and 2 stars', { exact: true }).click();
    await texts
      .getByText(/555-01\d\d/)
      .filter({ visible: true })
      .first()
      .waitFor();

    const pack = row(page, 'action-pack');
    await pack.getByRole('heading', { name: 'plumber duluth' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pack.getByRole('button', { name: 'Download action pack' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^aeo-action-pack-lantern\.test-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const names = Object.keys(files);
    for (const name of ['README.md', 'STEPS.md', 'manifest.json', 'home-page/structured-data.html', 'site/robots.diff'])
      expect(names).toContain(name);
    expect(strFromU8(files['README.md'] ?? new Uint8Array())).toContain('Action pack for Lantern & Oak Plumbing');
    expect(strFromU8(files['site/robots.diff'] ?? new Uint8Array())).toContain('-User-agent: OAI-SearchBot');
    expect(complaints).toEqual([]);

    await page.route('**/action-pack', (route) => route.fulfill({ status: 500, body: '' }));
    await pack.getByRole('button', { name: 'Download action pack' }).click();
    await pack.getByRole('alert').getByText('Failed to download action pack').waitFor();
    await expectToFit(page);
    await expectNoBarriers(page);
    await close();
  });
});
