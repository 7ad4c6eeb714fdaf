import { describe, expect, it } from 'vitest';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { DEFAULT_FLAG_PERCENTS } from '#shared/product/flags.ts';
import { expectNoBarriersInBothThemes, SIZES, sidewaysScroll } from './browser.ts';
import { reportAnalysis, reportScreens, stubReportAudit } from './report-screens.ts';
import { withSharedProduct } from './with-product.ts';

/** The report for visitors outside the rollout of the new one. */

const product = withSharedProduct();
const { open } = reportScreens(product);

describe('the classic report', () => {
  const classic = { 'GET /api/flags': { flags: { ...DEFAULT_FLAG_PERCENTS, NEW_REPORT_UX: 0 } } };

  it('shows the same data: score, address, anchors, fixes, cards, plan, packs, and has no barriers', async () => {
    const { page, complaints, close } = await open({ answers: classic });
    await page.getByText('Overall optimization score').waitFor();
    await page.getByRole('main').getByText(String(reportAnalysis.overallScore), { exact: true }).first().waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'harborandpine.example' }).first().getAttribute('href'))
      .toBe(reportAnalysis.websiteUrl);
    await expect.poll(() => page.locator('[id^=factor-]').count()).toBe(FACTOR_KEYS.length);
    await expect.poll(() => page.locator('#plan li').count()).toBe(reportAnalysis.actionPlan.length);
    for (const id of [
      'fix-desc',
      'fix-qa',
      'fix-h1',
      'fix-reviews',
      'fix-nap',
      'action-pack',
      'add-ons',
      'seo-checklist',
      'keywords',
    ])
      await expect.poll(() => page.locator(`#${id}`).count()).toBe(1);
    const links = page.getByRole('navigation', { name: 'In this report' }).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThanOrEqual(8);
    for (const target of targets) expect(await page.locator(target).count(), target).toBe(1);
    await links.filter({ hasText: 'Action plan' }).filter({ visible: true }).first().click();
    await expect
      .poll(() => page.locator('#plan').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(200);
    const bar = page.getByRole('complementary', { name: 'Upgrade to Pro' });
    await bar.getByRole('link', { name: 'See Full Pricing' }).waitFor();
    await bar.getByRole('link', { name: 'Upgrade to Pro — $39/mo' }).waitFor();
    expect(complaints).toEqual([]);

    for (const width of [SIZES.desk, SIZES.phone]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate('scrollTo(0, 0)');
      await expectNoBarriersInBothThemes(page);
    }
    await page.evaluate('for (const row of document.querySelectorAll("details")) row.open = true');
    for (const width of [SIZES.phone, SIZES.desk]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
    }
    await close();
  }, 120_000);

  it('leads to the section of the next step and opens it', async () => {
    const [first, ...others] = reportAnalysis.actionPlan;
    if (first === undefined) throw new Error('The sample has no plan.');
    const actionPlan = [{ ...first, checkIds: ['websiteH1.namesPlace'] }, ...others];
    const { page, close } = await open({ answers: { ...classic, ...stubReportAudit({ actionPlan }) } });
    const step = page.getByRole('region', { name: 'Next best step' });
    await step.getByText(reportAnalysis.actionPlan[0]?.title ?? '-').waitFor();
    await expect.poll(() => page.locator('#fix-h1').getAttribute('open')).toBeNull();
    await step.getByRole('button', { name: 'Fix it' }).click();
    await expect.poll(() => page.locator('#fix-h1').getAttribute('open')).not.toBeNull();
    await expect.poll(() => page.evaluate("document.activeElement.closest('details').id")).toBe('fix-h1');
    await close();
  });
});
