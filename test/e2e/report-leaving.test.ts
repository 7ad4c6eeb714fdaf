import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoBarriers } from './browser.ts';
import {
  busy,
  dialog,
  failReport,
  reportAnalysis,
  reportScreens,
  sent,
  storedMailAnswer,
  toast,
} from './report-screens.ts';
import { withSharedProduct } from './with-product.ts';

/** The exit dialog of the report, mailing and exporting it. */

const product = withSharedProduct();
const { open } = reportScreens(product);

const exitDialog = (page: Page) => dialog(page, 'Take your report with you');

async function leaveAtTheTop(page: Page): Promise<void> {
  await page.mouse.move(400, 60);
  await page.mouse.move(400, 4);
}

describe('leaving the report', () => {
  it('opens a dialog of at most 460 px once per visit, at the upper edge', async () => {
    const { page, close } = await open();
    await page.mouse.move(400, 40);
    await page.mouse.move(400, 10);
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await page.mouse.move(400, 9);
    await exitDialog(page).waitFor();
    expect((await exitDialog(page).boundingBox())?.width).toBeLessThanOrEqual(460);
    await expectNoBarriers(page);
    await expect
      .poll(() =>
        exitDialog(page)
          .getByRole('link', { name: /Upgrade to Pro/ })
          .getAttribute('href'),
      )
      .toBe('/u/upgrade?plan=pro_monthly');
    await page.getByRole('button', { name: 'No thanks' }).click();
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await leaveAtTheTop(page);
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await page.reload();
    await page.locator('#fixit').waitFor();
    await leaveAtTheTop(page);
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await close();
  });

  it('sends the typed text as it is, and shows the server’s answer', async () => {
    let isUp = false;
    const refusal = { refusedWith: 400, code: 'invalid-request', error: 'Please enter a valid email address' };
    const { page, events, sentTo, close } = await open({
      answers: { 'POST /api/email-report': () => (isUp ? sent : refusal) },
    });
    await leaveAtTheTop(page);
    await exitDialog(page).getByRole('button', { name: 'E-mail my report' }).click();
    await exitDialog(page).getByRole('alert').getByText(refusal.error).waitFor();
    expect(sentTo('POST /api/email-report')[0]?.body).toEqual({
      email: '',
      payload: { auditId: 'a1', url: reportAnalysis.websiteUrl, score: reportAnalysis.overallScore },
    });
    isUp = true;
    await exitDialog(page).getByLabel('Your e-mail').fill('dana@harborandpine.example');
    await page.keyboard.press('Enter');
    await toast(page, 'Report Sent Successfully').waitFor();
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await expect.poll(events).toContain('email_report_sent');
    await close();
  });

  it('does not interrupt another dialog, and ignores touch', async () => {
    const { page, close } = await open();
    await page.getByRole('button', { name: 'Email Report' }).click();
    await leaveAtTheTop(page);
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.evaluate("dispatchEvent(new PointerEvent('pointermove', { pointerType: 'touch', clientY: 2 }))");
    await expect.poll(() => exitDialog(page).count()).toBe(0);
    await close();
  });

  it('offers Pro no upgrade, and says when a server without mail only stores the report', async () => {
    const { page, close } = await open({ plan: 'pro', answers: { 'POST /api/email-report': storedMailAnswer } });
    await leaveAtTheTop(page);
    await expect.poll(() => exitDialog(page).getByRole('link').count()).toBe(0);
    await page.getByRole('button', { name: 'E-mail my report' }).click();
    await exitDialog(page).getByText(`Kept, not sent yet. ${storedMailAnswer.message}`).waitFor();
    expect(await toast(page, 'Report Sent Successfully').count()).toBe(0);
    await expectNoBarriers(page);
    await close();
  });
});

describe('the report by mail', () => {
  const mailDialog = (page: Page) => dialog(page, 'Send Report to Your Email');
  const send = (page: Page) => mailDialog(page).getByRole('button', { name: 'Send report' }).click();

  it('requires an address with an at sign', async () => {
    const { page, sentTo, close } = await open();
    await page.getByRole('button', { name: 'Email Report' }).click();
    const field = mailDialog(page).getByLabel('Your e-mail');
    await expect.poll(() => field.getAttribute('type')).toBe('email');
    await expect.poll(() => field.getAttribute('required')).not.toBeNull();
    for (const typed of ['', '   ', 'dana']) {
      await field.fill(typed);
      await send(page);
      await toast(page, 'Invalid Email').waitFor();
      await toast(page, 'Please enter a valid email address').waitFor();
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await expectNoBarriers(page);
    expect(sentTo('POST /api/email-report')).toEqual([]);
    await close();
  });

  it('is sent with the specified request, then the dialog closes', async () => {
    const { page, sentTo, events, close } = await open({ plan: 'free', answers: { 'POST /api/email-report': sent } });
    await page.getByRole('button', { name: 'Email Report' }).click();
    await expect.poll(() => mailDialog(page).getByLabel('Your e-mail').inputValue()).toBe('dana@harborandpine.example');
    await send(page);
    await toast(page, 'Report Sent Successfully').waitFor();
    await expect.poll(() => mailDialog(page).count()).toBe(0);
    expect(sentTo('POST /api/email-report')[0]?.body).toMatchObject({
      email: 'dana@harborandpine.example',
      auditId: 'a1',
      auditData: {
        domain: 'harborandpine.example',
        score: reportAnalysis.overallScore,
        businessName: reportAnalysis.businessName,
      },
    });
    await expect.poll(events).toContain('email_report_sent');
    await close();
  });

  it('says so when it fails, and keeps the typed text', async () => {
    const { page, close } = await open({ answers: { 'POST /api/email-report': failReport } });
    await page.getByRole('button', { name: 'Email Report' }).click();
    await mailDialog(page).getByLabel('Your e-mail').fill('a@b.example');
    await send(page);
    await toast(page, 'Failed to Send Report').waitFor();
    await toast(page, 'Please try again or contact support if the issue persists.').waitFor();
    await mailDialog(page).getByRole('alert').getByText(failReport.error).waitFor();
    await expect.poll(() => mailDialog(page).getByLabel('Your e-mail').inputValue()).toBe('a@b.example');
    await close();
  });

  it('is stored, and not reported as sent, where the server has no mail', async () => {
    const { page, close } = await open({ answers: { 'POST /api/email-report': storedMailAnswer } });
    await page.getByRole('button', { name: 'Email Report' }).click();
    await mailDialog(page).getByLabel('Your e-mail').fill('a@b.example');
    await send(page);
    await mailDialog(page).getByText(`Kept, not sent yet. ${storedMailAnswer.message}`).waitFor();
    expect(await toast(page, 'Failed to Send Report').count()).toBe(0);
    expect(await toast(page, 'Report Sent Successfully').count()).toBe(0);
    await expectNoBarriers(page);
    await close();
  });
});

describe('the export', () => {
  it('saves the PDF of this audit', async () => {
    const { page, close } = await open();
    await page.route('**/api/export-pdf?auditId=a1', (route) =>
      route.fulfill({
        body: '%PDF-1.7',
        headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="report.pdf"' },
      }),
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export PDF Report' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('report.pdf');
    expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.7');
    await close();
  });

  it('stays on the page and shows the server’s message when no PDF could be made', async () => {
    const { page, close } = await open({ answers: { 'GET /api/export-pdf': busy } });
    await page.getByRole('button', { name: 'Export PDF Report' }).click();
    await page.getByRole('alert').getByText(busy.error).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/audit');
    await expectNoBarriers(page);
    await close();
  });

  it('leads to another site', async () => {
    const { page, close } = await open();
    await page.getByRole('link', { name: 'Analyze Another Site' }).last().click();
    await page.waitForURL(`${product.origin}/`);
    await close();
  });
});
