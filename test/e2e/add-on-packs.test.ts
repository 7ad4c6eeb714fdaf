import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getMeEndpoint } from '#shared/api/auth.ts';
import { ADD_ONS, type AddOnId } from '#shared/product/add-ons.ts';
import { addAnsweringSentences } from '#test/answering-sentences.ts';
import { expectNoBarriers, SIZES, showTheme, sidewaysScroll, THEMES, type Visit, visit } from './browser.ts';
import { giveProfile, openReport, signUpHere } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** Buying packs at the local mock gateway and using them, on the real server. No stubs. */

const product = withSharedProduct();
let visited: Visit;
let page: Page;
let auditId: string;
let buyers = 0;

beforeEach(async () => {
  visited = await visit(product.browser, { acceptDownloads: true });
  page = visited.page;
});
afterEach(() => visited.close());

const titleOf = (addOnId: AddOnId) => ADD_ONS.find(({ id }) => id === addOnId)?.title ?? '';
const pack = (addOnId: AddOnId) => page.locator(`#pack-${addOnId}`);

/** Buys an add-on and opens its pack from the banner after the purchase. */
async function buy(addOnId: AddOnId, isNew = false): Promise<void> {
  await page.goto(`${product.origin}/u/upgrade?plan=${addOnId}&audit=${auditId}`);
  if (isNew) {
    await page.waitForURL('**/signup?*');
    buyers += 1;
    await signUpHere(page, `packs-${buyers}@lantern.example`);
    await page.waitForURL('**/u/upgrade?*');
  }
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.waitForURL('**/pay-desk/*');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/audit', { timeout: 30_000 });
  await page.getByRole('link', { name: `Open ${titleOf(addOnId)}`, exact: true }).click();
  await pack(addOnId).getByRole('link', { name: 'Download the table (.csv)' }).waitFor();
}

async function saved(addOnId: AddOnId, link: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pack(addOnId).getByRole('link', { name: link }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

async function look(addOnId: AddOnId): Promise<void> {
  for (const width of Object.values(SIZES)) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${addOnId} at ${width} px`).toBe(0);
    if (process.env.PICTURES === undefined) continue;
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await pack(addOnId).screenshot({ path: `${process.env.PICTURES}/${addOnId}-${width}-${colorScheme}.png` });
    }
  }
  await showTheme(page, 'dark');
  await expectNoBarriers(page);
}

/** The Q&A Year Pack opens, and its table and calendar can be saved. */
async function useQuestions(): Promise<void> {
  const firstQuestion = await pack('qa-year-pack').getByRole('heading', { level: 4 }).first().textContent();
  const table = await saved('qa-year-pack', 'Download the table (.csv)');
  expect(table.name).toBe('qa-year-pack-lantern.test.csv');
  expect(table.text).toContain(firstQuestion ?? 'no question');
  const calendar = await saved('qa-year-pack', 'Download the calendar (.ics)');
  expect(calendar.name).toBe('qa-year-pack-lantern.test.ics');
  expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar.text).toMatch(/\r\nDTSTART;VALUE=DATE:\d{8}\r\n/);
  await look('qa-year-pack');
}

/** It replies to a pasted review, which can be removed. */
async function replyToReview(): Promise<void> {
  const replies = pack('review-reply-pack');
  await replies.getByLabel('Stars').selectOption('1');
  await replies.getByLabel('The review').fill('They came three hours late and nobody called.');
  await replies.getByRole('button', { name: 'Write the reply' }).click();
  await replies.getByText('They came three hours late and nobody called.').first().waitFor();
  expect(await replies.getByLabel('The review').inputValue()).toBe('');
  await look('review-reply-pack');
  await replies.getByRole('button', { name: 'Remove this review' }).click();
  await replies.getByRole('button', { name: 'Remove this review' }).waitFor({ state: 'detached' });
}

/** It audits rivals and compares them with the own site. */
async function compareWithRival(): Promise<void> {
  const snapshot = pack('competitor-snapshot');
  await snapshot.getByLabel('Rival 1').fill('lantern.test');
  await snapshot.getByRole('button', { name: 'Compare' }).click();
  await snapshot.getByText('This is your own website.').waitFor();
  await snapshot.getByLabel('Rival 1').fill('rival.test');
  await snapshot.getByLabel('Rival 2').fill('closed.test');
  await snapshot.getByRole('button', { name: 'Compare' }).click();
  await snapshot.getByRole('columnheader', { name: 'rival.test' }).waitFor({ timeout: 30_000 });
  await snapshot.getByText('What rival.test has and you don’t').waitFor();
  await look('competitor-snapshot');
}

it('the packs that an owner buys open, can be saved and used, and belong to the audit they were bought for', async () => {
  await openReport(page, product.origin, 'lantern.test');
  auditId = String(await page.evaluate('JSON.parse(localStorage.getItem("auditData")).auditId'));
  await giveProfile(page, product.origin, auditId);
  const added = await page.request.post(`${product.origin}/api/audits/${auditId}/facts`, {
    data: { changes: addAnsweringSentences() },
    headers: { origin: product.origin },
  });
  expect(added.status()).toBe(200);
  await buy('qa-year-pack', true);
  expect(page.url()).toContain(auditId);
  const me = getMeEndpoint.response.parse(await (await page.request.get(`${product.origin}/api/auth/me`)).json());
  expect(me.user.plan).toBe('free');
  const again = await page.request.post(`${product.origin}/api/checkout`, {
    data: { price: 'qa-year-pack', auditId },
    headers: { origin: product.origin },
  });
  expect(again.status()).toBe(409);
  await useQuestions();
  await buy('review-reply-pack');
  await replyToReview();
  for (const addOnId of ['site-tune-up-report', 'photo-seo-pack'] as const) {
    await buy(addOnId);
    await pack(addOnId).locator('details summary').first().click();
    expect((await saved(addOnId, 'Download as text (.md)')).text).toContain(`# ${titleOf(addOnId)} for lantern.test`);
    await look(addOnId);
  }
  await buy('competitor-snapshot');
  await compareWithRival();
  // The browser logs every response with an error status; this test causes one on purpose.
  expect(visited.complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([]);
}, 240_000);
