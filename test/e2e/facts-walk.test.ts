import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeoutZip } from '../takeout-zip.ts';
import { type Visit, visit } from './browser.ts';
import { BUSINESS_NAME } from './fixture-site.ts';
import { openReport, openTab } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

const product = withSharedProduct();
let visited: Visit;
let page: Page;
beforeEach(async () => {
  visited = await visit(product.browser);
  page = visited.page;
});
afterEach(async () => {
  await visited.close();
  expect(visited.complaints).toEqual([]);
});

const facts = () => page.locator('#facts');
const profile = () => page.locator('#profile');
const score = async () =>
  Number((await page.getByRole('img', { name: /^Score \d+ of 100/ }).getAttribute('aria-label'))?.match(/\d+/)?.[0]);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Opens the tab with the list. */
async function openFacts(): Promise<void> {
  await openTab(page, 'business');
  await facts().getByRole('heading', { name: 'Who you are' }).waitFor();
}

/** Opens a row of the list. */
async function openRow(label: string): Promise<void> {
  await facts()
    .locator('li summary')
    .filter({ has: page.getByText(label, { exact: true }) })
    .first()
    .click();
}

/** A row of the list that shows these words. */
const row = (words: string) => facts().locator('li summary', { hasText: words }).first();

describe('owner input', () => {
  it('corrects, rejects, confirms and adds facts, states a profile, imports a file: stored, and used in the next audit', async () => {
    await openReport(page, product.origin, 'lantern.test');
    const before = await score();
    await openFacts();

    await openRow('Address');
    await openRow('Town');
    await facts().getByLabel('Town as it should be').fill('Superior');
    await facts().getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).click();
    await facts().getByText('Corrected by you').waitFor();
    await page
      .getByText(/^Your score (?:stays|went)/)
      .first()
      .waitFor();
    await row('Superior').waitFor();

    await facts().getByText('Add a fact: What you do').click();
    await facts().getByLabel('In your words').filter({ visible: true }).fill('Gas fitting');
    await facts().getByRole('button', { name: 'Add', exact: true }).filter({ visible: true }).click();
    await facts().getByText('Added: Gas fitting').waitFor();
    await row('Gas fitting').waitFor();

    await openRow('Stars and reviews');
    await profile().getByLabel('Star rating').fill('4.7');
    await profile()
      .getByRole('button', { name: /^Save ?: Stars/ })
      .click();
    await profile().getByText('Tell us how many reviews the rating comes from.').waitFor();
    await profile().getByLabel('Number of reviews').fill('61');
    await profile()
      .getByRole('button', { name: /^Save ?: Stars/ })
      .click();
    await row('4.7 stars, 61 reviews').waitFor();
    await openTab(page, 'result');
    await expect.poll(score).not.toBe(before);
    await openTab(page, 'proof');
    const rating = page.locator('#factor-reviewsPhotos');
    await rating.locator('summary').first().click();
    await rating.getByText('Your average rating is 4.5 stars or more').click();
    await rating.getByText('Stated by you').filter({ visible: true }).first().waitFor();
    await openFacts();

    const review = { stars: 'FIVE', at: daysAgo(5), comment: 'Nobody else reads this.' } as const;
    const zip = takeoutZip(
      [
        {
          id: '7',
          title: BUSINESS_NAME,
          reviews: [{ ...review, isReplied: true }, review, { ...review, at: daysAgo(200) }],
        },
      ],
      daysAgo(1),
    );
    const file = { name: 'takeout.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) };
    await openRow('Or upload it all');
    await profile().getByLabel('Google Takeout file').setInputFiles(file);
    await profile().getByText('3 reviews and 0 posts').waitFor();
    // The file is the latest input, so its values count; values that only the owner stated stay.
    await row('Number of reviews').getByText('From Google Takeout').waitFor();

    await page.reload();
    await openFacts();
    await row('Superior').waitFor();
    await row('Gas fitting').waitFor();
    await openRow('Stars and reviews');
    await profile().getByText('Your Takeout file says 5.').waitFor();
    expect(await profile().getByLabel('Star rating').inputValue()).toBe('');

    const first = await page.evaluate('JSON.parse(localStorage.getItem("auditData")).auditId');
    await openReport(page, product.origin, 'lantern.test');
    expect(await page.evaluate('JSON.parse(localStorage.getItem("auditData")).auditId')).not.toBe(first);
    await openFacts();
    await row('Superior').waitFor();
    await row('Gas fitting').waitFor();
    await openRow('Or upload it all');
    await profile().getByText('3 reviews and 0 posts').waitFor();

    await profile().getByRole('button', { name: 'Delete what was imported' }).click();
    await profile().getByRole('button', { name: 'Yes, delete it' }).click();
    await profile().getByRole('button', { name: 'Upload the Takeout file' }).waitFor();
    await expect.poll(() => profile().getByLabel('Star rating').inputValue()).toBe('4.7');
    await row('Number of reviews').getByText('Stated by you').waitFor();

    await page.getByText('Wrong business or another location?').click();
    await page.getByRole('button', { name: 'This is not my business' }).click();
    await page.getByRole('button', { name: 'Yes, not my business' }).click();
    await page.getByText('Saved. Everything in this report now follows your correction.').waitFor();
  });
});
