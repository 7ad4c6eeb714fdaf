import { describe, expect, it } from 'vitest';
import { computeFixGain } from '#shared/audit/fix-gain.ts';
import { PLENTY } from '../sample-offers.ts';
import { fix, fixItAnalysis, fixItDescription, fixItScreens, offer } from './fix-it-screens.ts';
import { withSharedProduct } from './with-product.ts';

/** The free fix and the offer after it; locks, samples and the other fixes have component tests. */

const product = withSharedProduct();
const { open } = fixItScreens(product);

describe('the free fix', () => {
  it('is generated, then leads to the Q&A fix and one offer for each address', async () => {
    const { page, events, asked, close } = await open();
    await page.getByRole('button', { name: 'Write my description' }).click();
    const text = page.getByLabel('Your optimized description');
    await text.waitFor();
    await expect.poll(() => text.inputValue()).toBe(fixItDescription);
    await expect.poll(() => fix(page, 'fix-desc').getByText(`${fixItDescription.length}/750`).isVisible()).toBe(true);

    await text.focus();
    const top = () => fix(page, 'fix-qa').evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await page.clock.runFor(999);
    expect(await top()).toBe(before);
    await page.clock.runFor(1);
    await expect.poll(top).toBeLessThan(200);
    await expect.poll(() => offer(page).count()).toBe(0);
    await page.clock.runFor(800);
    await offer(page).waitFor();
    expect(await page.evaluate('getComputedStyle(document.documentElement).overflow')).toBe('hidden');
    await expect.poll(() => events().filter((name) => name === 'free_fix_completed')).toHaveLength(1);
    await expect.poll(events).toContain('upgrade_view');
    const gain = computeFixGain(fixItAnalysis.factors, ['fix-qa', 'fix-h1'], PLENTY.passes) ?? 0;
    expect(gain).toBeGreaterThan(0);
    await offer(page)
      .getByText(`+${gain.toFixed(1)} points`)
      .waitFor();

    // The focus stays inside, and returns to where it was.
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        "document.activeElement !== document.body && document.activeElement.closest('dialog') === null",
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => offer(page).count()).toBe(0);
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.reload();
    const isShown = async () => {
      await page.clock.runFor(500);
      return page.locator('#fixit').isVisible();
    };
    await expect.poll(isShown).toBe(true);
    await page.getByRole('button', { name: 'Write my description' }).click();
    await page.getByLabel('Your optimized description').waitFor();
    await page.clock.runFor(3_000);
    await expect.poll(() => offer(page).count()).toBe(0);
    expect(asked.some(({ route }) => /generate\/(qa|h1)/.test(route))).toBe(false);
    // After a reload the same free fix is generated again.
    expect(events().filter((name) => name === 'free_fix_completed')).toHaveLength(1);
    await close();
  });
});
