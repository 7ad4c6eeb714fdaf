import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeoutZip } from '../takeout-zip.ts';
import { expectNoBarriersInBothThemes, SIZES, sidewaysScroll, type Visit, visit } from './browser.ts';
import { BUSINESS_NAME } from './fixture-site.ts';
import { openReport } from './walks.ts';
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
  await page.getByRole('link', { name: 'Your business', exact: true }).click();
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

/** Shows the score again. */
async function openResult(): Promise<void> {
  await page.getByRole('link', { name: 'Result', exact: true }).click();
}

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
    await openResult();
    await expect.poll(score).not.toBe(before);
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
  });

  it('says what is wrong with a file, and reverts an override', async () => {
    await openReport(page, product.origin, 'lantern.test');
    await openFacts();
    await openRow('Or upload it all');
    const wrong = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') };
    await profile().getByLabel('Google Takeout file').setInputFiles(wrong);
    await profile().getByText('Choose the .zip that Google Takeout gave you').waitFor();

    await openRow('Name');
    await facts()
      .getByRole('button', { name: /^It’s wrong ?: Name/ })
      .click();
    await facts().getByText('Wrong, not used').waitFor();
    await openRow('Name');
    await facts()
      .getByRole('button', { name: /^Take back ?: Name/ })
      .click();
    await expect.poll(() => facts().getByText('Wrong, not used').count()).toBe(0);
    await facts()
      .getByRole('button', { name: /^All \d+ are right ?: Where/ })
      .click();
    await facts().getByText('Confirmed').first().waitFor();
    await facts().getByRole('button', { name: '(218) 555-0142' }).click();
    await row('(218) 555-0142').getByText('Confirmed').waitFor();
  });

  it('keeps the typed text without a connection, and says so', async () => {
    await openReport(page, product.origin, 'lantern.test');
    await openFacts();
    await openRow('Photos on your profile');
    await profile().getByLabel('Photos on your profile').fill('12');
    await page.context().setOffline(true);
    await profile()
      .getByRole('button', { name: /^Save ?: Photos/ })
      .click();
    await profile().getByText('Porchlight could not be reached.').waitFor();
    await expect.poll(() => profile().getByLabel('Photos on your profile').inputValue()).toBe('12');
    await page.context().setOffline(false);
    await profile()
      .getByRole('button', { name: /^Save ?: Photos/ })
      .click();
    await row('Photos on your profile').getByText('You told us').waitFor();
    visited.complaints.splice(
      0,
      visited.complaints.length,
      ...visited.complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one)),
    );
  });

  it.each(Object.values(SIZES))('fits %i px, without barriers in both themes', async (width) => {
    await visited.close();
    visited = await visit(product.browser, { viewport: { width, height: 900 } });
    page = visited.page;
    await openReport(page, product.origin, 'lantern.test');
    await openFacts();
    await openRow('Address');
    await openRow('Stars and reviews');
    await facts().getByText('Add a fact: Why people trust you').click();
    await profile().getByLabel('Star rating').waitFor();
    // Elements half covered by a sticky bar are not too small.
    await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
    expect(await sidewaysScroll(page)).toBe(0);
    await expectNoBarriersInBothThemes(page);
    const folder = process.env.SHOTS;
    if (folder === undefined) return;
    await facts().screenshot({ path: `${folder}/facts-${width}.png` });
  });
});
