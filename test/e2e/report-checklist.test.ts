import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FLAG_PERCENTS } from '#shared/product/flags.ts';
import { expectNoBarriers, expectNoBarriersInBothThemes, SIZES, sidewaysScroll } from './browser.ts';
import { checklist, dialog, failReport, reportAnalysis, reportScreens, sent, toast } from './report-screens.ts';
import { withSharedProduct } from './with-product.ts';

/** The technical checklist of the report, all of which is free. */

const product = withSharedProduct();
const { open } = reportScreens(product);

describe('the SEO checklist', () => {
  const section = (page: Page) => page.locator('#seo-checklist');
  const check = (page: Page) => section(page).getByRole('button', { name: 'Check my page' }).click();
  const sheet = (page: Page) => dialog(page, 'Main heading names the keyword');
  const applyFix = (page: Page) =>
    section(page).getByRole('button', { name: 'Apply Fix: Main heading names the keyword' }).click();

  it('asks for the default keyword, and shows each status with its measure', async () => {
    const { page, sentTo, close } = await open({ answers: { 'POST /api/seo-checklist': checklist } });
    await check(page);
    await section(page).getByText('2 of 4 passed, 1 not judged. For “local business”.').waitFor();
    expect(sentTo('POST /api/seo-checklist')[0]?.body).toEqual({
      auditId: 'a1',
      url: reportAnalysis.websiteUrl,
      targetKeyword: 'local business',
    });
    await expect.poll(() => section(page).getByRole('img', { name: 'Passed', exact: true }).count()).toBe(2);
    await expect.poll(() => section(page).getByRole('img', { name: 'Not judged' }).count()).toBe(1);
    await section(page).getByText('640 words').waitFor();
    await expect
      .poll(() =>
        section(page)
          .getByRole('button', { name: /^Apply Fix/ })
          .count(),
      )
      .toBe(2);
    await expectNoBarriers(page);
    await section(page).getByLabel('Target keyword').fill('   ');
    await check(page);
    await expect.poll(() => sentTo('POST /api/seo-checklist').length).toBe(2);
    expect(sentTo('POST /api/seo-checklist')[1]?.body).toMatchObject({ targetKeyword: 'local business' });
    await close();
  });

  it('keeps the fixes locked without Pro', async () => {
    const { page, close } = await open({ plan: 'free', answers: { 'POST /api/seo-checklist': checklist } });
    await check(page);
    await applyFix(page);
    await sheet(page).getByRole('heading', { name: 'Recommended Solution' }).waitFor();
    await expect.poll(() => sheet(page).getByText('Plumber in Duluth, Minnesota').count()).toBe(0);
    await expect
      .poll(() => sheet(page).getByRole('link', { name: 'Upgrade to reveal & copy' }).getAttribute('href'))
      .toBe('/u/upgrade?plan=pro_monthly');
    await expectNoBarriers(page);
    await close();
  });

  it('gives Pro the solution, to copy and in three variants', async () => {
    const wordings = ['Plumber in Duluth, Minnesota', 'Drain repair in Duluth', 'Duluth plumbing, day and night'];
    let turn = -1;
    const { page, sentTo, close } = await open({
      plan: 'pro',
      answers: {
        'POST /api/seo-checklist': () => {
          turn += 1;
          const [first, ...rest] = checklist.items;
          return { ...checklist, items: [{ ...first, suggestion: wordings[turn] ?? null }, ...rest] };
        },
      },
    });
    await check(page);
    await applyFix(page);
    await sheet(page).getByText('3 variants. This is 1.').waitFor();
    for (const [index, text] of wordings.slice(1).entries()) {
      await sheet(page).getByRole('button', { name: 'Regenerate' }).click();
      await sheet(page).getByText(text).waitFor();
      await sheet(page)
        .getByText(`3 variants. This is ${index + 2}.`)
        .waitFor();
    }
    await expect.poll(() => sheet(page).getByRole('button', { name: 'Regenerate' }).count()).toBe(0);
    expect(sentTo('POST /api/seo-checklist').slice(1)).toMatchObject([
      { body: { variant: 1 } },
      { body: { variant: 2 } },
    ]);
    await expectNoBarriers(page);
    await sheet(page).getByRole('button', { name: 'Variant 2' }).click();
    await sheet(page).getByRole('button', { name: 'Copy to Clipboard' }).click();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(wordings[1]);
    await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('closed'))");
    await sheet(page)
      .getByRole('button', { name: /Copy to Clipboard|Copied/ })
      .click();
    await toast(page, 'Copy failed').waitFor();
    await toast(page, 'Unable to copy to clipboard').waitFor();
    await close();
  });

  it('says why it is not available', async () => {
    let answer: object = failReport;
    const { page, close } = await open({ answers: { 'POST /api/seo-checklist': () => answer } });
    await check(page);
    await section(page).getByText('Failed to fetch SEO checklist').waitFor();
    await section(page).getByText(failReport.error).waitFor();
    await expectNoBarriers(page);
    answer = checklist;
    await section(page).getByRole('button', { name: 'Try Again' }).click();
    await section(page).getByText('2 of 4 passed, 1 not judged. For “local business”.').waitFor();
    await expect.poll(() => section(page).getByText('Failed to fetch SEO checklist').count()).toBe(0);
    await close();
  });

  it('is saved as a file to print, or the failure is shown', async () => {
    let answer: object = { success: true, pdfContent: '<p>Checklist</p>', downloadName: 'seo.html' };
    const { page, close } = await open({ answers: { 'POST /api/export/seo-pdf': () => answer } });
    const press = () => section(page).getByRole('button', { name: 'Export SEO PDF' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    expect(download.suggestedFilename()).toBe('seo.html');
    expect(await readFile(await download.path(), 'utf8')).toBe('<p>Checklist</p>');
    await toast(page, 'PDF Export Ready').waitFor();
    answer = failReport;
    await press();
    await toast(page, 'Export Failed').waitFor();
    await toast(page, 'Unable to generate PDF report. Please try again.').waitFor();
    await section(page).getByText(failReport.error).waitFor();
    await close();
  });

  it('is mailed to an address, or the failure is shown', async () => {
    let answer: object = failReport;
    const { page, sentTo, close } = await open({ answers: { 'POST /api/export/seo-email': () => answer } });
    const mail = dialog(page, 'Email the checklist');
    const send = () => mail.getByRole('button', { name: 'Send checklist' }).click();
    await section(page).getByRole('button', { name: 'Email checklist' }).click();
    await mail.getByLabel('Your e-mail').fill('  ');
    await send();
    await toast(page, 'Email Required').waitFor();
    await toast(page, 'Please enter your email address.').waitFor();
    expect(sentTo('POST /api/export/seo-email')).toEqual([]);
    await mail.getByLabel('Your e-mail').fill('dana@harborandpine.example');
    await send();
    await toast(page, 'Email Failed').waitFor();
    await toast(page, 'Unable to send report via email. Please try again.').waitFor();
    answer = sent;
    await send();
    await toast(page, 'Report Sent').waitFor();
    await expect.poll(() => mail.count()).toBe(0);
    await close();
  });
});

describe('the keywords', () => {
  it.each([
    ['new', 100],
    ['classic', 0],
  ])('are a block among the results of the %s report, filled in from its audit', async (_name, percent) => {
    const flags = { ...DEFAULT_FLAG_PERCENTS, NEW_REPORT_UX: percent };
    const { page, close } = await open({ answers: { 'GET /api/flags': { flags } } });
    const section = page.locator('#keywords');
    await section.getByRole('heading', { level: 2, name: 'Local keywords' }).waitFor();
    await expect.poll(() => section.getByLabel('Business name').inputValue()).toBe(reportAnalysis.businessName);
    await section.getByText('From your audit.').waitFor();
    await section.getByRole('button', { name: 'Generate Keyword Strategy' }).waitFor();
    await expect
      .poll(() => page.getByRole('navigation', { name: 'In this report' }).locator('a[href="#keywords"]').count())
      .toBeGreaterThan(0);
    await close();
  });
});

describe('every part', () => {
  it.each([SIZES.phone, SIZES.desk])('has no barriers in both themes at %d', async (width) => {
    const { page, close } = await open({
      plan: 'pro',
      width,
      query: '&post_purchase=1',
      answers: { 'POST /api/seo-checklist': checklist },
    });
    await page.getByRole('button', { name: 'Check my page' }).click();
    await page.getByRole('button', { name: /^Apply Fix: Main heading/ }).waitFor();
    await page.getByRole('tab', { name: 'Reviews' }).click();
    await page.getByRole('tab', { name: /^Reviews ?, opened$/ }).waitFor();
    await expectNoBarriersInBothThemes(page);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: /^Apply Fix: Main heading/ }).click();
    await dialog(page, 'Main heading names the keyword').waitFor();
    await expectNoBarriersInBothThemes(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Email Report' }).click();
    await dialog(page, 'Send Report to Your Email').waitFor();
    await expectNoBarriersInBothThemes(page);
    await close();
  });
});
