import { simpleParser } from 'mailparser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeMailServer, openFakeMailServer } from '#test/fake-mail-server.ts';
import { expectNoBarriers, SIZES, sidewaysScroll, THEMES, visit } from './browser.ts';
import { openProduct, type RunningProduct } from './product.ts';
import { openReport, openTab, pressInShareMenu } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** Reports by mail on the real server: requested in the browser, parsed as received, opened by their link in another browser. */

let fakeServer: FakeMailServer;
let product: RunningProduct;
const silent = withSharedProduct();
beforeAll(async () => {
  fakeServer = await openFakeMailServer();
  product = await openProduct({ SMTP_URL: fakeServer.url.href, MAIL_FROM: 'reports@porchlight.example' });
});
afterAll(async () => {
  await Promise.all([product?.close(), fakeServer?.close()]);
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
async function arrived(to: string) {
  await expect.poll(() => fakeServer.received.filter((mail) => mail.to.includes(to)).length).toBe(1);
  return simpleParser(fakeServer.received.find((mail) => mail.to.includes(to))?.source ?? '');
}
async function look(page: Page, name: string): Promise<void> {
  await expectNoBarriers(page);
  for (const width of Object.values(SIZES)) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    if (process.env.PICTURES === undefined) continue;
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}-${colorScheme}.png` });
    }
  }
  await page.setViewportSize({ width: SIZES.desk, height: 900 });
}

describe('a report by mail', () => {
  it('arrives with its PDF, and its link opens in another browser without scripts', async () => {
    const { page, close, complaints } = await visit(silent.browser, { reducedMotion: 'reduce' });
    await openReport(page, product.origin, 'lantern.test');
    await pressInShareMenu(page, 'Email Report');
    const mailDialog = dialog(page, 'Send Report to Your Email');
    await mailDialog.getByLabel('Your email').fill('dana@harbor.example');
    await look(page, 'mail-dialog');
    await mailDialog.getByRole('button', { name: 'Send report' }).click();
    await page.locator('ol').getByText('Report Sent Successfully', { exact: true }).waitFor();
    await page
      .locator('ol')
      .getByText(/^On its way\./)
      .waitFor();
    const mail = await arrived('dana@harbor.example');
    expect(mail.subject).toMatch(/^\d+ of 100: /);
    expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
    expect(mail.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const [link = ''] = /http:\/\/localhost:\d+\/r\/\S+/.exec(mail.text ?? '') ?? [];
    const other = await visit(silent.browser, { javaScriptEnabled: false });
    await other.page.goto(link);
    await other.page.getByRole('heading', { level: 1 }).first().waitFor();
    await other.close();
    expect(complaints).toEqual([]);
    await close();
  });

  it('is sent by the exit dialog, and the checklist by its own dialog', async () => {
    const { page, close } = await visit(silent.browser, { reducedMotion: 'reduce' });
    await openReport(page, product.origin, 'lantern.test');
    await page.mouse.move(400, 60);
    await page.mouse.move(400, 4);
    const exit = dialog(page, 'Take your report with you');
    await exit.getByLabel('Your email').fill('two@harbor.example, three@harbor.example');
    await exit.getByRole('button', { name: 'Email my report' }).click();
    await exit
      .getByRole('alert')
      .getByText(/Please enter a valid email address/)
      .waitFor();
    await exit.getByLabel('Your email').fill('exit@harbor.example');
    await exit.getByRole('button', { name: 'Email my report' }).click();
    await expect.poll(() => exit.count()).toBe(0);
    expect((await arrived('exit@harbor.example')).subject).toMatch(/^\d+ of 100: /);
    await openTab(page, 'fixes');
    await page.getByRole('button', { name: 'Email checklist' }).click();
    const list = dialog(page, 'Email the checklist');
    await list.getByLabel('Your email').fill('list@harbor.example');
    await list.getByRole('button', { name: 'Send checklist' }).click();
    await expect.poll(() => list.count()).toBe(0);
    const mail = await arrived('list@harbor.example');
    expect(mail.subject).toMatch(/SEO checklist, /);
    expect(mail.attachments).toHaveLength(1);
    await close();
  });
});
