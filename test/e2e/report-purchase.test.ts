import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoBarriers } from './browser.ts';
import { busy, dialog, reportScreens, stubReportAudit } from './report-screens.ts';
import { withSharedProduct } from './with-product.ts';

/** The report after a purchase and after an upgrade. */

const product = withSharedProduct();
const { open } = reportScreens(product);

describe('after the purchase of an add-on', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'You’re on Starter' });
  const bought = stubReportAudit({ grantedAddOns: ['qa-year-pack'] });

  it('says once what is unlocked and what each next step needs', async () => {
    const { page, close } = await open({
      plan: 'free',
      query: '&post_purchase=1',
      answers: { ...bought, 'GET /api/export-pdf': busy },
    });
    await banner(page).getByText('Q&A Year Pack is yours for this audit. Starter means').waitFor();
    await expect.poll(() => page.url()).toBe(`${product.origin}/audit?id=a1`);
    await banner(page).getByRole('button', { name: 'Download PDF' }).click();
    await banner(page).getByText(busy.error).waitFor();
    await banner(page).getByText('Open: Q&A Updates. Pro includes Website H1 and Copy.').waitFor();
    await expect
      .poll(() =>
        banner(page).getByRole('link', { name: 'Schedule monthly re-scan: upgrade to Pro' }).getAttribute('href'),
      )
      .toBe('/u/upgrade?plan=pro_monthly');
    await expectNoBarriers(page);
    await banner(page).getByRole('link', { name: 'Finish all fixes' }).click();
    await expect
      .poll(() => page.locator('#fixit').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(300);
    expect(await page.locator('[data-confetti]').count()).toBe(0);
    await page.reload();
    await page.locator('#fixit').waitFor();
    await expect.poll(() => banner(page).count()).toBe(0);
    await close();
  });

  it('lets Pro use everything in its plan', async () => {
    const { page, sentTo, close } = await open({ plan: 'pro', query: '&post_purchase=1' });
    const proBanner = page.getByRole('region', { name: 'You’re on Pro' });
    await proBanner.getByText('Everything in your plan is open.').waitFor();
    await expect.poll(() => proBanner.getByRole('link').count()).toBe(1);
    await proBanner.getByRole('button', { name: 'Schedule monthly re-scan' }).click();
    await proBanner.getByText('Scheduled. Your site is read next on Dec 18, 2027.').waitFor();
    expect(sentTo('PUT /api/businesses/b1/watch')).toMatchObject([{ body: { isOn: true } }]);
    await proBanner.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => proBanner.count()).toBe(0);
    await close();
  });

  it('throws 120 pieces of confetti unless motion is reduced, in the colours of the theme, and removes them', async () => {
    const { page, complaints, close } = await open({
      plan: 'free',
      query: '&post_purchase=1',
      answers: bought,
      hasMotion: true,
      initScript: COUNT_PIECES,
    });
    await page.locator('canvas[data-confetti]').waitFor({ state: 'attached' });
    await page.locator('canvas[data-confetti]').waitFor({ state: 'detached' });
    const drawn = await page.evaluate<{ pieces: number; colours: number }>(
      '({ pieces: window.drawn.pieces, colours: window.drawn.colours.size })',
    );
    expect(drawn.pieces).toBeGreaterThan(0);
    expect(drawn.pieces % 120).toBe(0);
    expect(drawn.colours).toBe(5);
    expect(complaints).toEqual([]);
    await close();
  });

  it('marks owned packs', async () => {
    const { page, close } = await open({ plan: 'free', answers: bought });
    const packs = page.locator('#add-ons');
    await packs.getByText('Yours for this audit').waitFor();
    await expect.poll(() => packs.getByRole('link', { name: 'Buy Now: Q&A Year Pack' }).count()).toBe(0);
    await expect
      .poll(() => packs.getByRole('link', { name: 'Buy Now: Photo SEO Pack' }).getAttribute('href'))
      .toBe('/u/upgrade?plan=photo-seo-pack&audit=a1');
    await close();
  });
});

/** Counts rectangles drawn on any canvas of the page, and their colours. */
const COUNT_PIECES = `
  window.drawn = { pieces: 0, colours: new Set() };
  const fillRect = CanvasRenderingContext2D.prototype.fillRect;
  CanvasRenderingContext2D.prototype.fillRect = function (...box) {
    window.drawn.pieces += 1;
    window.drawn.colours.add(this.fillStyle);
    return fillRect.apply(this, box);
  };
`;

describe('after an upgrade', () => {
  const welcome = (page: Page) => dialog(page, 'Welcome to Pro');
  const generated = (asked: readonly { readonly route: string }[]) =>
    asked.filter(({ route }) => route === 'GET /api/generate/qa').length;

  it('generates the questions: 300 ms, scrolling, 600 ms', async () => {
    const { page, asked, events, close } = await open({ plan: 'pro', query: '&success=true', clock: true });
    await welcome(page).waitFor();
    await expect.poll(() => page.url()).toBe(`${product.origin}/audit?id=a1`);
    await expectNoBarriers(page);
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1_000);
    await page.getByRole('button', { name: 'Generate Q&A now' }).click();
    await page.clock.runFor(299);
    await expect.poll(() => welcome(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => welcome(page).count()).toBe(0);
    await expect
      .poll(() => page.locator('#fix-qa').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(300);
    await page.clock.runFor(599);
    expect(generated(asked)).toBe(0);
    await page.clock.runFor(1);
    await page.getByText('Question 8?', { exact: true }).waitFor();
    expect(generated(asked)).toBe(1);
    await expect.poll(() => events().filter((name) => name === 'upgrade_success')).toHaveLength(1);
    await expect.poll(() => events().filter((name) => name === 'cta_generate_qa_click')).toHaveLength(1);
    await close();
  });

  it('promises a new scan only when the server has planned one', async () => {
    const nextScanAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const planned = await open({
      plan: 'pro',
      query: '&success=true',
      clock: true,
      answers: stubReportAudit({ nextScanAt }),
    });
    await welcome(planned.page).waitFor();
    await planned.page.getByRole('button', { name: 'Look around first' }).click();
    await planned.page.clock.runFor(2_000);
    await planned.page.getByText('Your site is read again tomorrow.').waitFor();
    await planned.close();

    const unplanned = await open({ plan: 'pro', query: '&success=true', clock: true });
    await welcome(unplanned.page).waitFor();
    await unplanned.page.clock.runFor(5_000);
    await expect.poll(() => unplanned.page.getByText(/^Your site is read again/).count()).toBe(0);
    expect(generated(unplanned.asked)).toBe(0);
    await unplanned.close();
  });

  it('leads from the home page to the saved audit', async () => {
    const { page, close } = await open({ plan: 'pro' });
    await page.goto(`${product.origin}/?success=true`);
    await page.waitForURL(`${product.origin}/audit`);
    await welcome(page).getByRole('button', { name: 'Generate Q&A now' }).waitFor();
    await welcome(page).getByRole('button', { name: 'Look around first' }).click();
    // In the first month of Pro the report says what to do first, as after buying an add-on, under the plan's name.
    await page.getByRole('region', { name: 'You’re on Pro' }).getByText('Everything in your plan').waitFor();
    await close();
  });

  it('shows the welcome on the home page where there is no audit yet', async () => {
    const { page, events, close } = await open({ plan: 'pro' });
    await page.evaluate('localStorage.clear()');
    await page.goto(`${product.origin}/?success=true`);
    await welcome(page).getByRole('button', { name: 'Run my first audit' }).click();
    await expect.poll(() => page.url()).toBe(`${product.origin}/`);
    await expect.poll(events).toContain('upgrade_success');
    await close();
  });

  it('shows no welcome without an upgrade', async () => {
    const { page, events, close } = await open({ query: '&success=true', hasMotion: true });
    const notYetHere = dialog(page, 'Your upgrade is not here yet');
    await notYetHere.getByRole('link', { name: 'Log in' }).waitFor();
    await expectNoBarriers(page);
    expect(events()).not.toContain('upgrade_success');
    expect(await page.locator('[data-confetti]').count()).toBe(0);
    await notYetHere.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(() => notYetHere.count()).toBe(0);
    await close();
  });
});
