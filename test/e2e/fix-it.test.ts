import { describe, expect, it } from 'vitest';
import { computeFixGain } from '#shared/audit/fix-gain.ts';
import { PLENTY } from '../sample-offers.ts';
import { expectNoBarriers } from './browser.ts';
import { clipboard, failFixIt, fix, fixItAnalysis, fixItDescription, fixItScreens, offer } from './fix-it-screens.ts';
import { describedAs } from './generated-answers.ts';
import { withSharedProduct } from './with-product.ts';

/** The free fix and the tabs, with responses that match the contracts; the services have tests of their own. */

const product = withSharedProduct();
const { open } = fixItScreens(product);

describe('the tabs', () => {
  it('work by keyboard, and mark opened ones', async () => {
    const { page, complaints, close } = await open();
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await expect.poll(() => tab(/^Description/).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('tab', { name: /Description.*opened/ }).waitFor();
    await expect.poll(() => page.getByRole('tab', { name: /opened/ }).count()).toBe(1);

    await tab(/^Description/).focus();
    for (const name of [/^Q&A/, /^H1 & Meta/, /^Reviews/, /^NAP/, /^Description/]) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => tab(name).getAttribute('aria-selected')).toBe('true');
      await expect.poll(() => tab(name).evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await page.keyboard.press('End');
    await page.getByRole('tabpanel', { name: /^NAP/ }).waitFor();
    await page.keyboard.press('Home');
    await page.getByRole('tabpanel', { name: /^Description/ }).waitFor();
    await expect.poll(() => page.getByRole('tab', { name: /opened/ }).count()).toBe(5);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the free fix', () => {
  it('is generated, then leads to the Q&A fix and one offer for each address', async () => {
    const { page, events, asked, close } = await open({ clock: true });
    await page.getByRole('button', { name: 'Write my description' }).click();
    const text = page.getByLabel('Your optimized description');
    await text.waitFor();
    await expect.poll(() => text.inputValue()).toBe(fixItDescription);
    await expect.poll(() => fix(page, 'fix-desc').getByText(`${fixItDescription.length}/750`).isVisible()).toBe(true);
    await text.fill('a'.repeat(800));
    await expect.poll(() => text.inputValue()).toHaveLength(800);
    await fix(page, 'fix-desc').getByText('800/750').waitFor();

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
    await page.locator('#fixit').waitFor();
    await page.getByRole('button', { name: 'Write my description' }).click();
    await page.getByLabel('Your optimized description').waitFor();
    await page.clock.runFor(3_000);
    await expect.poll(() => offer(page).count()).toBe(0);
    expect(asked.some(({ route }) => /generate\/(qa|h1)/.test(route))).toBe(false);
    // After a reload the same free fix is generated again.
    expect(events().filter((name) => name === 'free_fix_completed')).toHaveLength(1);
    await close();
  });

  it('offers nothing to Pro', async () => {
    const { page, events, close } = await open({ plan: 'pro', clock: true });
    await page.getByRole('button', { name: 'Write my description' }).click();
    await page.getByLabel('Your optimized description').waitFor();
    await page.clock.runFor(3_000);
    await expect.poll(() => offer(page).count()).toBe(0);
    expect(events()).not.toContain('free_fix_completed');
    await expect.poll(() => page.getByRole('complementary', { name: /Upgrade/ }).count()).toBe(0);
    await expect.poll(() => page.getByText('Upgrade to reveal & copy').count()).toBe(0);
    await close();
  });

  it('is copied, and says so for two seconds', async () => {
    const { page, close } = await open({ plan: 'pro', clock: true });
    await page.getByRole('button', { name: 'Write my description' }).click();
    const copy = fix(page, 'fix-desc').getByRole('button', { name: 'Copy Fix' });
    await copy.click();
    const copied = fix(page, 'fix-desc').getByRole('button', { name: 'Copied' });
    await copied.waitFor();
    expect(await clipboard(page)).toBe(fixItDescription);
    await page.clock.runFor(1_999);
    await expect.poll(() => copied.count()).toBe(1);
    await page.clock.runFor(1);
    await copy.waitFor();
    await close();
  });
});

describe('when the call fails', () => {
  it('shows the samples, marked and not copyable, and counts nothing', async () => {
    let isUp = false;
    const { page, events, close } = await open({
      plan: 'pro',
      answers: {
        'GET /api/generate/description': () => (isUp ? describedAs(fixItDescription) : failFixIt),
        'GET /api/generate/qa': failFixIt,
        'GET /api/generate/h1': failFixIt,
      },
    });
    await page.getByRole('button', { name: 'Write my description' }).click();
    const sample = page.getByRole('textbox', { name: 'Sample - not about your business' });
    await sample.waitFor();
    await expect.poll(() => sample.inputValue()).toContain('senior living');
    await expect.poll(() => sample.getAttribute('readonly')).not.toBeNull();
    await page.getByRole('button', { name: 'Generate Q&A' }).click();
    await page.getByRole('button', { name: 'Generate Better H1' }).click();
    await expect.poll(() => page.getByText('Sample - not about your business').count()).toBe(3);
    const panel = page.locator('#fixit');
    await expect.poll(() => panel.getByRole('button', { name: /^Copy/ }).count()).toBe(0);
    expect(await page.evaluate('JSON.stringify(localStorage) + JSON.stringify(sessionStorage)')).not.toContain(
      'senior living',
    );
    await expectNoBarriers(page);

    isUp = true;
    await fix(page, 'fix-desc').getByRole('button', { name: 'Try Again' }).click();
    await page.getByLabel('Your optimized description').waitFor();
    await expect.poll(() => sample.count()).toBe(0);
    expect(events()).not.toContain('free_fix_completed');
    await close();
  });

  it('does not complete the free fix with a sample', async () => {
    const { page, events, close } = await open({
      clock: true,
      answers: { 'GET /api/generate/description': failFixIt },
    });
    await page.getByRole('button', { name: 'Write my description' }).click();
    await page.getByRole('textbox', { name: 'Sample - not about your business' }).waitFor();
    await page.clock.runFor(3_000);
    await expect.poll(() => offer(page).count()).toBe(0);
    expect(events()).toEqual([]);
    await close();
  });
});
