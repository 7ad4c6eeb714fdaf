import { describe, expect, it } from 'vitest';
import { expectNoBarriers, visit } from './browser.ts';
import { openReport } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** What a visitor without an account gets, on the real server: the complete description and the checklist. */

const product = withSharedProduct();

describe('a visitor', () => {
  it('gets a description with the source of each sentence, and the page checked for trade and town', async () => {
    const { page, close, complaints } = await visit(product.browser, { reducedMotion: 'reduce' });
    await openReport(page, product.origin, 'lantern.test', 'fixes');
    const fix = page.locator('#fix-desc');
    await page.getByRole('button', { name: 'Write my description' }).click();
    const text = fix.getByRole('textbox').first();
    await expect.poll(() => text.inputValue(), { timeout: 10_000 }).toContain('Plumber in Duluth since 2009.');
    const description = await text.inputValue();
    expect(description).toContain('Duluth');
    expect(description.length).toBeGreaterThan(100);
    expect(description.length).toBeLessThanOrEqual(750);
    expect(description).not.toMatch(/\d{3}-\d{4}|https?:|!/);
    await fix.getByText('Where each sentence comes from').click();
    await fix.getByRole('link').first().waitFor();
    expect(await fix.getByText('Sample', { exact: true }).count()).toBe(0);
    const section = page.locator('#seo-checklist');
    await section.getByRole('button', { name: 'Check my page' }).click();
    await section.getByText(/\d+ of \d+ passed.* For “plumber Duluth”/).waitFor({ timeout: 10_000 });
    expect(await section.getByRole('img', { name: 'Passed', exact: true }).count()).toBeGreaterThan(0);
    await expectNoBarriers(page);
    expect(complaints).toEqual([]);
    await close();
  });
});
