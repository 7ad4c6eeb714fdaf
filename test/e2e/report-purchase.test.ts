import { describe, expect, it } from 'vitest';
import { expectNoBarriers } from './browser.ts';
import { dialog, reportScreens, stubReportAudit } from './report-screens.ts';
import { withSharedProduct } from './with-product.ts';

/** The report after a purchase and after an upgrade; banner and welcome have component tests. */

const product = withSharedProduct();
const { open } = reportScreens(product);

describe('after the purchase of an add-on', () => {
  it('throws 120 pieces of confetti unless motion is reduced, in the colours of the theme, and removes them', async () => {
    const { page, complaints, close } = await open({
      plan: 'free',
      query: '&post_purchase=1',
      answers: stubReportAudit({ grantedAddOns: ['qa-year-pack'] }),
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
  it('leads from the home page to the saved audit, whose questions are then written in their tab', async () => {
    const { page, asked, close } = await open({ plan: 'pro' });
    await page.goto(`${product.origin}/?success=true`);
    await page.waitForURL(`${product.origin}/audit`);
    const welcome = dialog(page, 'Welcome to Pro');
    await welcome.waitFor();
    await expectNoBarriers(page);
    await welcome.getByRole('button', { name: 'Generate Q&A now' }).click();
    await expect.poll(() => welcome.count()).toBe(0);
    await page.locator('#fix-qa').getByText('Question 8?', { exact: true }).waitFor();
    await expect
      .poll(() => page.locator('#fix-qa').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(300);
    expect(asked.filter(({ route }) => route === 'GET /api/generate/qa')).toHaveLength(1);
    // In the first month of Pro the report says what to do first, as after buying an add-on, under the plan's name.
    const banner = page.getByRole('region', { name: 'You’re on Pro' });
    await banner.getByText('Everything in your plan').waitFor();
    await banner.getByRole('link', { name: 'Finish all fixes' }).click();
    await expect
      .poll(() => page.locator('#fixit').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(300);
    await close();
  });
});
