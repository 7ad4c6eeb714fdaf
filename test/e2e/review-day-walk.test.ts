import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReviewCampaignsEndpoint } from '#shared/api/review-day.ts';
import { readPdf } from '#test/read-pdf.ts';
import { expectNoBarriers, expectNoBarriersInBothThemes, SIZES, sidewaysScroll, untilAwake, visit } from './browser.ts';

/**
 * A whole Review Day on the real server: bought at the mock gateway, built, saved, printed, opened in another browser and
 * deleted.
 */

import { buyPro, WALK_PASSWORD } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

const EMAIL = 'reviews@lantern.example';

const product = withSharedProduct();
/** The buyer's browser stays open, because its stored data is part of the test. */
let visited: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  visited = await open();
  await buyPro(visited.page, product.origin, EMAIL);
}, 120_000);
afterAll(() => visited?.close());

const customers = [
  'name,phone,email,last visit,consent,time zone,state',
  ...Array.from(
    { length: 30 },
    (_, index) =>
      `Guest ${index},313555${String(1000 + index)},guest${index}@a.example,2026-11-0${1 + (index % 9)},text,,MI`,
  ),
  'Sam Lee,,sam@a.example,,email,America/Los_Angeles,CA',
  'Refused Person,3135559999,,,no,,',
].join('\n');
/** A name, number, address or zone of any customer on the list. */
const anyCustomer = /guest|sam lee|sam@|refused person|313555|los_angeles/i;

async function open() {
  const opened = await visit(product.browser, {
    reducedMotion: 'reduce',
    acceptDownloads: true,
    timezoneId: 'America/Detroit',
  });
  return { ...opened, sent: everythingSent(opened.page.context()) };
}

/** Every request of all pages of a profile with its body. */
function everythingSent(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const headers = JSON.stringify(request.headers());
    sent.push(decodeURIComponent(`${request.method()} ${request.url()} ${request.postData() ?? ''}`) + headers);
  });
  return sent;
}

async function openBuilder(page: Page) {
  await page.goto(`${product.origin}/review-day`);
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Save and print' }).waitFor();
  return main;
}
const campaignsOf = async (page: Page) =>
  listReviewCampaignsEndpoint.response.parse(
    await (await page.request.get(`${product.origin}${listReviewCampaignsEndpoint.path}`)).json(),
  ).campaigns;
async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

describe('a Review Day on the real server', () => {
  it('is built from a pasted list, saved, reopened and printed, and no customer data leaves the browser', async () => {
    const { page, sent } = visited;
    const main = await openBuilder(page);
    const save = main.getByRole('button', { name: /^Save the campaign/ });
    const kit = main.getByRole('button', { name: /^The kit as PDF/ });
    await expect.poll(() => save.isDisabled()).toBe(true);
    await main.getByText('A campaign is kept under the name of your business.').waitFor();
    await main.getByLabel('Business name').fill('Lantern & Oak Café');
    await main.getByLabel('Postal address').fill('3 Harbor Street, Detroit, MI 48226');
    await main.getByText('The kit needs your review link.').waitFor();
    await expect.poll(() => kit.isDisabled()).toBe(true);
    await main.getByLabel('Review link or place id').fill('https://g.page/r/CExampleOnly0EBM');
    await main.getByLabel('Paste the list').fill(customers);
    await main.getByRole('button', { name: 'Read the list' }).click();
    await main.getByText('32 customers read.').waitFor();
    await main.getByLabel('Day', { exact: true }).first().fill('2027-05-04');
    await main.getByText('One reminder on May 7, 2027').waitFor();

    await save.click();
    await main.getByText('Saved with your account.').waitFor();
    const [campaign] = await campaignsOf(page);
    expect(campaign).toMatchObject({
      businessName: 'Lantern & Oak Café',
      listCounts: { sms: 30, email: 1, inPerson: 1, noConsent: 1 },
      findings: [],
    });
    expect(JSON.stringify(campaign)).not.toMatch(anyCustomer);

    // Against the rules: saved, but not printed.
    const text = main.getByLabel('Text message');
    const clean = await text.inputValue();
    await text.fill(`${clean} Five stars get a free coffee.`);
    await main.getByText(/The text message breaks the rule “No number of stars”/).waitFor();
    await expect.poll(() => kit.isDisabled()).toBe(true);
    await save.click();
    await main.getByText('Saved with your account.').waitFor();
    expect((await campaignsOf(page))[0]?.findings.map(({ ruleId }) => ruleId)).toEqual(['incentive', 'star-asking']);
    await text.fill(clean);
    await main.getByText('Changed since it was saved.').waitFor();

    const download = await downloadBy(page, () => kit.click());
    expect(download.suggestedFilename()).toBe('review-day-kit-2027-05-04.pdf');
    const { pages, title } = await readPdf(await readFile(await download.path()));
    expect(title).toBe('Review Day at Lantern & Oak Café');
    expect(pages).toHaveLength(7);
    expect(pages[0]).toContain('30 by text');
    expect(pages[0]).toContain('Tuesday, May 4, 2027');
    expect(pages.join(' ')).not.toMatch(anyCustomer);
    await main.getByText('Saved with your account.').waitFor();

    const calendar = await downloadBy(page, () => main.getByRole('button', { name: 'Calendar (.ics)' }).click());
    const events = await readFile(await calendar.path(), 'utf8');
    expect(events).toContain('DTSTART:20270504T140000Z');
    expect(events).toContain('Review requests for Lantern & Oak Café: 10 texts');
    const sending = await downloadBy(page, () => main.getByRole('button', { name: 'Sending list (CSV)' }).click());
    expect(await readFile(await sending.path(), 'utf8')).toContain('2027-05-07,10:00');
    await expectNoBarriers(page);

    await page.reload();
    await main.getByText('Saved with your account.').waitFor();
    await main.getByText('Show the list').waitFor();
    await main.getByLabel('Asked').fill('31');
    await main.getByLabel('Published').fill('5');
    await main.getByRole('button', { name: 'Write down' }).click();
    await main.getByText('Changed since it was saved.').waitFor();
    await save.click();
    await main.getByText('Saved with your account.').waitFor();
    expect((await campaignsOf(page))[0]?.log).toMatchObject([{ asked: 31, published: 5 }]);

    expect(sent.length).toBeGreaterThan(20);
    expect(sent.filter((request) => request.includes('/api/review-campaigns')).length).toBeGreaterThan(5);
    expect(sent.filter((request) => anyCustomer.test(request))).toEqual([]);
  });

  it('is opened on another device without its customers, and two windows do not overwrite each other', async () => {
    const other = await open();
    await other.page.goto(`${product.origin}/login`);
    await untilAwake(other.page);
    await other.page.getByLabel('Email').fill(EMAIL);
    await other.page.getByLabel('Password', { exact: true }).fill(WALK_PASSWORD);
    await other.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await other.page.getByRole('banner').getByRole('button', { name: 'Account' }).waitFor();
    const there = await openBuilder(other.page);
    await there.getByRole('button', { name: 'Open Lantern & Oak Café, May 4, 2027' }).click();
    await other.page.getByRole('dialog').getByRole('button', { name: 'Leave it' }).click();
    await there.getByText('Saved with your account.').waitFor();
    await expect.poll(() => there.getByLabel('Business name').inputValue()).toBe('Lantern & Oak Café');
    expect(await there.getByText('Show the list').count()).toBe(0);
    await there.getByLabel('Postal address').fill('4 Harbor Street, Detroit, MI 48226');
    await there.getByRole('button', { name: /^Save the campaign/ }).click();
    await there.getByText('Saved with your account.').waitFor();
    // The list is not in this browser, but the number of customers is stored.
    expect((await campaignsOf(other.page))[0]?.listCounts.sms).toBe(30);

    const { page } = visited;
    const here = page.getByRole('main');
    await here.getByLabel('Postal address').fill('5 Harbor Street, Detroit, MI 48226');
    await here.getByRole('button', { name: /^Save the campaign/ }).click();
    await here.getByText('Another window saved this campaign since you opened it here.').waitFor();
    expect((await campaignsOf(page))[0]?.postalAddress).toBe('4 Harbor Street, Detroit, MI 48226');
    await expectNoBarriers(page);
    await here.getByRole('button', { name: 'Show the other version' }).click();
    await here.getByText('Saved with your account.').waitFor();
    await expect.poll(() => here.getByLabel('Postal address').inputValue()).toBe('4 Harbor Street, Detroit, MI 48226');

    await there.getByLabel('Postal address').fill('6 Harbor Street, Detroit, MI 48226');
    await there.getByRole('button', { name: /^Save the campaign/ }).click();
    await there.getByText('Saved with your account.').waitFor();
    await here.getByLabel('Postal address').fill('7 Harbor Street, Detroit, MI 48226');
    await here.getByRole('button', { name: /^Save the campaign/ }).click();
    await here.getByRole('button', { name: 'Save mine over it' }).click();
    await here.getByText('Saved with your account.').waitFor();
    expect((await campaignsOf(page))[0]?.postalAddress).toBe('7 Harbor Street, Detroit, MI 48226');
    await other.close();
  });

  it('has no barrier and fits in both themes, is started again, and deleted permanently', async () => {
    const { page, complaints } = visited;
    for (const width of Object.values(SIZES)) {
      await page.setViewportSize({ width, height: 900 });
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Delete Lantern/ })
        .waitFor();
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
      // Not where a sticky bar covers half a button.
      await page.evaluate('scrollTo(0, 0)');
      await expectNoBarriersInBothThemes(page);
    }
    await page.setViewportSize({ width: SIZES.desk, height: 900 });

    const main = await openBuilder(page);
    await main.getByRole('button', { name: 'Begin another' }).click();
    await main.getByText('A campaign is kept under the name of your business.').waitFor();
    await main.getByLabel('Business name').fill('Second Shop');
    await main.getByRole('button', { name: /^Save the campaign/ }).click();
    await main.getByText('Saved with your account.').waitFor();
    expect(await campaignsOf(page)).toHaveLength(2);
    for (const name of ['Second Shop', 'Lantern & Oak Café']) {
      await main.getByRole('button', { name: new RegExp(`^Delete ${name}`) }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete the campaign' }).click();
      await main.getByRole('button', { name: new RegExp(`^Delete ${name}`) }).waitFor({ state: 'detached' });
    }
    expect(await campaignsOf(page)).toEqual([]);
    await main.getByText('So far in this browser only.').waitFor();
    // The browser logs responses with an error status, such as the conflict of two windows.
    expect(complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([]);
  }, 120_000);
});
