import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { BusinessHistory, compareAuditsEndpoint, listBusinessesEndpoint } from '#shared/api/history.ts';
import {
  expectNoBarriers,
  expectNoBarriersInBothThemes,
  layoutShift,
  passRetries,
  SIZES,
  sidewaysScroll,
  untilAwake,
  VISIBLE_SHIFT,
  visit,
} from './browser.ts';
import { fullComparison, listedBusinesses, sampleYearHistory } from './history-samples.ts';
import { hintSignedIn, type StubbedAnswers, situation, stubApi } from './stubbed-api.ts';
import { buyPro, freshAddress, freshSiteToChange, openReport, untilReport } from './walks.ts';
import { watched } from './watch-samples.ts';
import { changeSharedSite, withSharedProduct } from './with-product.ts';

const product = withSharedProduct();

const auditAgain = async (page: Page, url: string) =>
  AuditedAnalysis.parse(
    await page.evaluate(
      `fetch('/api/analyze', { method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url: ${JSON.stringify(url)}, fresh: true }) }).then((answer) => answer.json())`,
    ),
  ).auditId;

describe('the history of a business on the real server', () => {
  it('draws two audits of a site that changed in between, and quotes what changed', async () => {
    const { page, complaints, close } = await visit(product.browser, { reducedMotion: 'reduce' });
    const site = freshSiteToChange();
    await openReport(page, product.origin, site);
    await buyPro(page, product.origin, freshAddress('history'));
    await changeSharedSite(site, 'mended');
    const auditId = await auditAgain(page, site);
    await page.goto(`${product.origin}/audit?id=${auditId}`);
    await untilReport(page);
    await page.getByRole('link', { name: 'Compare with before' }).click();

    await page.getByRole('heading', { level: 1, name: /^Your site gained \d+(\.\d)? points?\.$/ }).waitFor();
    const mine = page.getByRole('region', { name: 'Your site changed' });
    const heading = mine
      .getByRole('listitem')
      .filter({ hasText: /main heading/ })
      .first();
    await heading.getByText('Before').first().waitFor();
    await heading.locator('summary').click();
    await heading.getByText('Welcome to our website').first().waitFor();
    await heading.getByText('Plumber in Duluth, Minnesota').first().waitFor();
    expect(await page.getByRole('region', { name: 'Our rules changed' }).count()).toBe(0);
    await expectNoBarriers(page);

    await page.getByRole('link', { name: 'All audits of this business' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lantern & Oak Plumbing' }).waitFor();
    await page.getByRole('img', { name: /^Score from \d+ on .* to \d+ on .*, in 2 audits/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Open report/ }).count()).toBe(2);
    await page.getByRole('button', { name: 'What changed' }).click();
    await page.waitForURL('**/changes/*?since=*');
    await page.getByRole('heading', { level: 1, name: /^Your site gained/ }).waitFor();

    await page.getByRole('link', { name: 'All audits of this business' }).click();
    await page.getByRole('link', { name: 'All businesses' }).click();
    await page.getByRole('link', { name: /Lantern & Oak Plumbing/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);

  it('shows a visitor the list, and says which plan compares', async () => {
    const { page, complaints, close } = await visit(product.browser, { reducedMotion: 'reduce' });
    await page.goto(`${product.origin}/history`);
    await page.getByRole('heading', { level: 1, name: 'No history yet' }).waitFor();
    await openReport(page, product.origin, 'visitor.test');
    const auditId = await auditAgain(page, 'visitor.test');
    await page.goto(`${product.origin}/history`);
    await page.getByRole('link', { name: /Lantern & Oak Plumbing/ }).click();
    await page.getByRole('img', { name: /^Score from/ }).waitFor();
    await page.getByText(/^Comparing comes with Pro/).waitFor();
    expect(await page.getByRole('combobox').count()).toBe(0);
    await page.goto(`${product.origin}/changes/${auditId}`);
    await page.getByRole('heading', { level: 1, name: 'Comparing is part of Pro' }).waitFor();
    await page.getByRole('link', { name: /^See what Pro costs/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

const answers: StubbedAnswers = {
  ...situation('pro', 'stripe'),
  'GET /api/businesses': listBusinessesEndpoint.response.parse(listedBusinesses),
  'GET /api/businesses/b1/history': BusinessHistory.parse(sampleYearHistory),
  'GET /api/businesses/b1/watch': watched,
  'GET /api/audits/a11/changes': compareAuditsEndpoint.response.parse({ comparison: fullComparison }),
  'GET /api/audits/a1/changes': { comparison: null },
  'GET /api/businesses/gone/history': { refusedWith: 404, code: 'not-found', error: 'Not here.' },
  'GET /api/businesses/broken/history': {
    refusedWith: 500,
    code: 'internal-error',
    error: 'It went wrong on our side.',
  },
};

const SCREENS = [
  { name: 'businesses', path: '/history', until: 'Harbor & Pine Plumbing' },
  { name: 'history', path: '/history/b1', until: 'Audits and events' },
  { name: 'changes', path: '/changes/a11', until: 'Why the score moved' },
  { name: 'nothing-earlier', path: '/changes/a1', until: 'Nothing to compare yet' },
  { name: 'missing', path: '/history/gone', until: 'We can’t find this business' },
  { name: 'failed', path: '/history/broken', until: 'We couldn’t load this' },
] as const;

it('the screens of history are whole in every size and theme', async () => {
  const { page, complaints, close } = await visit(product.browser, { timezoneId: 'America/Detroit' });
  await stubApi(page, answers);
  await hintSignedIn(page, product.origin);
  for (const { name, path, until } of SCREENS) {
    if (name === 'failed') await page.clock.install();
    await page.setViewportSize({ width: SIZES.phone, height: 900 });
    await page.goto(product.origin + path);
    await untilAwake(page);
    const shown = page.getByText(until).first();
    if (name === 'failed') await passRetries(page, shown);
    await shown.waitFor();
    expect(await layoutShift(page), name).toBeLessThan(VISIBLE_SHIFT);
    for (const [size, width] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${name} ${size}`).toBe(0);
      if (width !== SIZES.tablet) await expectNoBarriersInBothThemes(page);
      if (process.env.SHOTS !== undefined) {
        for (const row of await page.locator('#site details > summary').all()) await row.click();
        await page.screenshot({ path: `${process.env.SHOTS}/history-${name}-${size}.png`, fullPage: true });
      }
    }
  }
  // The browser logs every response with an error status; this test causes some on purpose.
  expect(complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([]);
  await close();
}, 180_000);
