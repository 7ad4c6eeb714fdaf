import { describe, expect, it } from 'vitest';
import { auditedVisits, downloadBy, readDownload } from './audited-visit.ts';
import {
  expectNoBarriers,
  expectNoBarriersInBothThemes,
  layoutShift,
  SIZES,
  sidewaysScroll,
  VISIBLE_SHIFT,
} from './browser.ts';
import { situation } from './stubbed-api.ts';
import { withSharedProduct } from './with-product.ts';

/** Review Day in the browser; the services have tests of their own. */

const product = withSharedProduct();
const { open } = auditedVisits(product);

const list = [
  'name,phone,email,last visit,consent,time zone,state',
  ...Array.from(
    { length: 30 },
    (_, index) => `Guest ${index},313555${String(1000 + index)},,2026-11-0${1 + (index % 9)},yes,,MI`,
  ),
  'Sam Lee,,sam@a.example,,email,,',
  'No Consent,3135559999,,,no,,',
  'Broken,12,,,yes,,',
].join('\n');

describe('Review Day', () => {
  it('leads a campaign from the list to the results, and sends none of it to the server', async () => {
    const { page, complaints, close } = await open('/review-day', situation('pro', 'stripe'), { hasAudit: true });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const main = page.getByRole('main');

    await expect.poll(() => main.getByLabel('Business name').inputValue()).toBe('Harbor & Pine Plumbing');
    await main.getByLabel('Review link or place id').fill('https://rate-us.example/mood');
    await main.getByText('This link does not lead to Google.').waitFor();
    await main.getByLabel('Review link or place id').fill('https://g.page/r/CExampleOnly0EBM');
    await main.getByRole('img', { name: 'QR code of https://g.page/r/CExampleOnly0EBM/review' }).waitFor();
    await main.getByLabel('Time zone').selectOption('America/Detroit');

    await main.getByLabel('Paste the list').fill(list);
    await main.getByRole('button', { name: 'Read the list' }).click();
    await main.getByText('33 customers read.').waitFor();
    await main.getByText('1 thing to look at').click();
    await main.getByText('Line 34: This phone number can’t be called.').waitFor();
    await main.getByText('Show the list').click();
    await main.getByRole('button', { name: /^Said stop ?: Guest 0$/ }).click();
    await main.getByText('1 number or address on the stop list').waitFor();

    // A Tuesday far enough in the future that no wave has passed.
    await main.getByLabel('Day', { exact: true }).first().fill('2027-05-04');
    await main.getByRole('rowheader', { name: 'May 4, 2027, 10 a.m.' }).waitFor();
    await main.getByText('One reminder on May 7, 2027').waitFor();
    const calendar = await downloadBy(page, () => main.getByRole('button', { name: 'Calendar (.ics)' }).click());
    expect(calendar.suggestedFilename()).toBe('review-day-2027-05-04.ics');
    const events = await readDownload(calendar);
    expect(events).toContain('DTSTART:20270504T140000Z');
    expect(events).not.toContain('Guest');

    const text = main.getByLabel('Text message');
    const clean = await text.inputValue();
    await text.fill(`${clean} Get 10% off for five stars.`);
    await main.getByText('Nothing in return:').waitFor();
    await main.getByText('No number of stars:').waitFor();
    await expect.poll(() => main.getByRole('button', { name: 'Sending list (CSV)' }).isDisabled()).toBe(true);
    await expect.poll(() => main.getByRole('button', { name: /^Copy ?: Text message/ }).isDisabled()).toBe(true);
    await main.getByRole('button', { name: /^Another wording ?: Text message/ }).click();
    await expectNoBarriers(page);
    const sending = await downloadBy(page, () => main.getByRole('button', { name: 'Sending list (CSV)' }).click());
    const rows = await readDownload(sending);
    expect(rows).toContain('Guest 1,text,+13135551001,2027-05-04');
    expect(rows).toContain('Sam Lee,email,sam@a.example');
    for (const name of ['Guest 0', 'No Consent']) expect(rows).not.toContain(name);

    await main.getByLabel('Steady pace').check();
    await main.getByLabel('Length').selectOption('2 weeks');
    await main
      .getByRole('rowheader', { name: /^May 15, 2027/ })
      .first()
      .waitFor();
    await expect.poll(() => main.getByRole('rowheader', { name: /^May 9, 2027/ }).count()).toBe(0);

    await page.evaluate(
      'window.print = () => { window.printed = document.querySelector("[data-print-sheet]").innerHTML.length; dispatchEvent(new Event("afterprint")); }',
    );
    await main.getByRole('button', { name: 'Print cards' }).click();
    await expect.poll(() => page.evaluate('window.printed ?? 0')).toBeGreaterThan(5_000);
    await expect.poll(() => page.locator('[data-print-sheet]').count()).toBe(0);

    await main.getByLabel('Asked').fill('29');
    await main.getByLabel('Published').fill('4');
    await main.getByRole('button', { name: 'Write down' }).click();
    await main.getByText('14% of those asked published a review').waitFor();

    await page.reload();
    await main.getByText('1 number or address on the stop list').waitFor();
    await main.getByText('14% of those asked').waitFor();
    await main.getByRole('button', { name: 'Delete the list' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('reviewDayCustomers'))).not.toContain('Guest');
    await main.getByRole('button', { name: 'Delete everything of this campaign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
    await main.getByText('stop list').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('reviewDayCustomers'))).toBeNull();

    expect(sent.filter((request) => /guest|3135551|sam@a|g\.page/i.test(decodeURIComponent(request)))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('Review Day in both themes', () => {
  it('has no barriers or layout shifts and fits', async () => {
    for (const [plan, first] of [
      ['free', SIZES.phone],
      ['pro', SIZES.desk],
    ] as const) {
      const viewport = { width: first, height: 800 };
      const { page, complaints, close } = await open('/review-day', situation(plan, 'stripe'), {
        hasAudit: true,
        viewport,
      });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), plan).toBeLessThan(VISIBLE_SHIFT);
      for (const width of [SIZES.phone, SIZES.desk]) {
        await page.setViewportSize({ width, height: 800 });
        expect([plan, width, await sidewaysScroll(page)]).toEqual([plan, width, 0]);
        await expectNoBarriersInBothThemes(page);
      }
      expect([plan, ...complaints]).toEqual([plan]);
      await close();
    }
  });
});
