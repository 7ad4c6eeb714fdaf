import { describe, expect, it } from 'vitest';
import { BusinessHistory } from '#shared/api/history.ts';
import {
  expectNoBarriers,
  expectNoBarriersInBothThemes,
  layoutShift,
  SIZES,
  sidewaysScroll,
  untilAwake,
  VISIBLE_SHIFT,
  visit,
} from './browser.ts';
import { sampleYearHistory } from './history-samples.ts';
import { hintSignedIn, type StubbedAnswers, situation, stubApi } from './stubbed-api.ts';
import { buyPro, freshAddress, openReport, openTab, untilReport } from './walks.ts';
import { watched } from './watch-samples.ts';
import { withSharedProduct } from './with-product.ts';

const product = withSharedProduct();

describe('watching on the real server', () => {
  it('promises a scan tomorrow after an upgrade, and can be switched off and on', async () => {
    const { page, complaints, close } = await visit(product.browser, { reducedMotion: 'reduce' });
    await openReport(page, product.origin, 'watched.test');
    await buyPro(page, product.origin, freshAddress('watch'));
    await page.getByRole('button', { name: 'Look around first' }).click();
    await page.getByText('We check your site again tomorrow.').waitFor();
    const banner = page.getByRole('region', { name: 'You’re on Pro' });
    await banner.getByRole('button', { name: 'Schedule monthly re-scan' }).click();
    await banner.getByText(/^Scheduled\. We check your site again on \w+ \d+, \d{4}\.$/).waitFor();

    await openTab(page, 'business');
    const watch = page.getByRole('region', { name: /^(?:Regular checks|Monthly checks)$/ });
    await watch.getByText(/^We check this site every month, next on/).waitFor();
    await watch.getByText(/you haven’t confirmed your address/).waitFor();
    await watch.getByLabel('Check this site every month').click();
    await watch.getByText(/^Regular checks are off\./).waitFor();
    await page.reload();
    await untilReport(page);
    await watch.getByText(/^Regular checks are off\./).waitFor();
    await watch.getByLabel('Check this site every month').click();
    await watch.getByText(/^We check this site every month, next on/).waitFor();
    await watch.getByLabel(/^Email me when something changes/).click();
    await expect.poll(() => watch.getByText(/you haven’t confirmed your address/).count()).toBe(0);
    await expectNoBarriers(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

const history: StubbedAnswers = { 'GET /api/businesses/b1/history': BusinessHistory.parse(sampleYearHistory) };

const WATCHES = [
  { name: 'on', watch: watched },
  { name: 'off', watch: { ...watched, isOn: false, nextScanAt: null, lastScan: null } },
  { name: 'unconfirmed', watch: { ...watched, mailObstacle: 'unconfirmed' as const } },
  { name: 'free', watch: null },
] as const;

it('the watch of a business is whole in every size and theme', async () => {
  for (const { name, watch } of WATCHES) {
    const { page, complaints, close } = await visit(product.browser, { timezoneId: 'America/Detroit' });
    const own = watch === null ? {} : { 'GET /api/businesses/b1/watch': watch };
    await stubApi(page, { ...situation(watch === null ? 'free' : 'pro', 'stripe'), ...history, ...own });
    await hintSignedIn(page, product.origin);
    // The history's own test loads this page on a phone.
    await page.goto(`${product.origin}/history/b1`);
    await untilAwake(page);
    const section = page.getByRole('region', { name: /^(?:Regular checks|Monthly checks)$/ });
    await section.locator('svg').first().waitFor();
    expect(await layoutShift(page), name).toBeLessThan(VISIBLE_SHIFT);
    for (const [size, width] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${name} ${size}`).toBe(0);
      // The history's own test checks the rest of the page.
      if (width !== SIZES.tablet) await expectNoBarriersInBothThemes(page, { within: 'section[data-screen-only]' });
      if (process.env.SHOTS !== undefined)
        await section.screenshot({ path: `${process.env.SHOTS}/watch-${name}-${size}.png` });
    }
    expect(complaints).toEqual([]);
    await close();
  }
}, 180_000);
