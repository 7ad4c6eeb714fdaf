import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ReportFile } from '#shared/api/report-files.ts';
import { createShareEndpoint } from '#shared/api/shares.ts';
import { readCsv } from '#test/read-csv.ts';
import { downloadBy } from './audited-visit.ts';
import { expectNoBarriers, layoutShift, SIZES, sidewaysScroll, untilAwake, VISIBLE_SHIFT, visit } from './browser.ts';
import { openReport, untilReport } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** A report's data is downloaded and verified with and without the files, on the real server. */

const product = withSharedProduct();

const bytesOf = async (download: Download) => readFile(await download.path());
const data = (page: Page) => page.getByRole('region', { name: 'Files and proof' });
const take = (page: Page, name: string) =>
  downloadBy(page, () =>
    data(page)
      .getByRole('button', { name: `Download ${name}` })
      .click(),
  );
const verdict = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function openVerify(page: Page): Promise<void> {
  await page.goto(`${product.origin}/verify`);
  await untilAwake(page);
}
async function send(page: Page, files: { name: string; buffer: Buffer }[]): Promise<void> {
  const chosen = files.map((file) => ({ ...file, mimeType: 'application/octet-stream' }));
  await page.getByLabel('Report and evidence').setInputFiles(chosen);
  await page.getByText(files.at(-1)?.name ?? '', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Verify the report' }).click();
}

describe('the data of a report', () => {
  it('is downloaded, and verified by anybody with the files', async () => {
    const owner = await visit(product.browser, { reducedMotion: 'reduce', acceptDownloads: true });
    await openReport(owner.page, product.origin, 'lantern.test', 'proof');
    const checks = await take(owner.page, 'all checks');
    expect(checks.suggestedFilename()).toMatch(/^porchlight-checks-lantern-test-\d{4}-\d\d-\d\d\.csv$/);
    expect(readCsv((await bytesOf(checks)).toString('utf8')).length).toBeGreaterThan(50);
    expect(readCsv((await bytesOf(await take(owner.page, 'action plan'))).toString('utf8')).length).toBeGreaterThan(5);
    const report = await bytesOf(await take(owner.page, 'whole report'));
    const bundle = await take(owner.page, 'evidence');
    const evidence = await bytesOf(bundle);
    const file = ReportFile.parse(JSON.parse(report.toString('utf8')));
    expect(bundle.suggestedFilename()).toContain(`sha256-${file.evidence?.sha256}.bundle`);
    await data(owner.page).scrollIntoViewIfNeeded();
    await expectNoBarriers(owner.page);

    await data(owner.page).getByRole('link', { name: 'Verify this report' }).click();
    await verdict(owner.page, 'Confirmed').waitFor({ timeout: 40_000 });
    await owner.page.getByText(/^All \d+ the same\.$/).waitFor();
    await expectNoBarriers(owner.page);
    await owner.page.getByRole('link', { name: 'Back to the report' }).click();
    await untilReport(owner.page);
    const shared = await owner.page.request.post(`${product.origin}/api/audits/${file.analysis.auditId}/shares`, {
      data: { days: 7 },
    });
    const { url } = createShareEndpoint.response.parse(await shared.json());
    expect(owner.complaints).toEqual([]);
    await owner.close();

    const reader = await visit(product.browser, {
      reducedMotion: 'reduce',
      viewport: { width: SIZES.phone, height: 780 },
    });
    const { page } = reader;
    await page.goto(url);
    await page.getByRole('link', { name: 'Check it again' }).click();
    await verdict(page, 'Confirmed').waitFor({ timeout: 40_000 });
    await openVerify(page);
    await page.getByRole('button', { name: 'Verify the report' }).click();
    await page.getByText('Choose the report first').waitFor();
    await expectNoBarriers(page);
    await send(page, [
      { name: 'evidence', buffer: evidence },
      { name: 'report', buffer: report },
    ]);
    await verdict(page, 'Confirmed').waitFor({ timeout: 40_000 });
    await expectNoBarriers(page);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);

    await page.getByRole('button', { name: 'Verify another report' }).click();
    const better = JSON.stringify({ ...file, analysis: { ...file.analysis, overallScore: 98 } });
    await send(page, [
      { name: 'better.json', buffer: Buffer.from(better) },
      { name: 'same.bundle', buffer: evidence },
    ]);
    await verdict(page, 'It doesn’t match').waitFor({ timeout: 40_000 });
    await page.getByRole('row', { name: /Score.+differs.+98/ }).waitFor();
    await expectNoBarriers(page);
    expect(await sidewaysScroll(page)).toBe(0);

    await page.getByRole('button', { name: 'Verify another report' }).click();
    const changed = Buffer.from(evidence.with(evidence.byteLength - 1, 0));
    await send(page, [
      { name: 'same.json', buffer: report },
      { name: 'changed.bundle', buffer: changed },
    ]);
    await verdict(page, 'Other evidence').waitFor({ timeout: 40_000 });
    expect(reader.complaints).toEqual([]);
    await reader.close();
  }, 180_000);
});
