import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import { auditedVisits, downloadBy, readDownload } from './audited-visit.ts';
import {
  expectNoBarriers,
  expectNoBarriersInBothThemes,
  layoutShift,
  SIZES,
  sidewaysScroll,
  VISIBLE_SHIFT,
  visit,
} from './browser.ts';
import { situation } from './stubbed-api.ts';
import { withSharedProduct } from './with-product.ts';

/** The keyword strategy, with responses that match the contract. */

const product = withSharedProduct();
const { open } = auditedVisits(product);

function keyword(text: string, priority: number, part: Partial<Keyword> = {}): Keyword {
  return {
    keyword: text,
    rationale: `The site names it, and no page is about it: ${text}.`,
    intent_stage: 'Transactional',
    priority_score: priority,
    suggested_gbp_placements: ['Services', 'Posts'],
    suggested_on_site_targets: ['Service page'],
    example_post_prompt: `Write a post about ${text}.`,
    geo_modifiers: ['Duluth'],
    ...part,
  };
}

const whole: KeywordStrategy = {
  business: { name: 'Harbor & Pine Plumbing' },
  clusters: [
    {
      cluster_label: 'Frozen pipes',
      keywords: [
        keyword('plumber open now', 4, { intent_stage: 'Local Intent', suggested_on_site_targets: ['FAQ'] }),
        keyword('frozen pipe repair duluth', 5),
      ],
    },
    {
      cluster_label: 'Water heaters',
      keywords: [
        keyword('water heater replacement cost', 4, { intent_stage: 'Commercial Investigation' }),
        keyword('=cmd', 1),
        keyword('water heater installation', 3),
      ],
    },
  ],
};
const preview: KeywordStrategy = {
  ...whole,
  clusters: whole.clusters.map((cluster) => ({ ...cluster, keywords: cluster.keywords.slice(0, 2) })),
  locked: { count: 31, code: 'plan-required' },
};

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Keyword Strategy' }).click();
const keywordsOf = (page: Page) => page.locator('tbody th[scope=row] .font-display').allTextContents();

describe('local keywords', () => {
  it('can be read without scripts', async () => {
    const { page, close } = await visit(product.browser, { javaScriptEnabled: false });
    await page.goto(`${product.origin}/local-keywords`);
    const text = await page.getByRole('main').innerText();
    for (const words of ['no volume data', 'doorway pages', 'Transactional', 'Generate Keyword Strategy'])
      expect(text).toContain(words);
    await close();
  });

  it('is prefilled from the audit, or with the example place, marked as such', async () => {
    const audited = await open('/local-keywords', situation('free', 'stripe'), { hasAudit: true });
    await audited.page.getByText('From your audit.').waitFor();
    await expect.poll(() => audited.page.getByLabel('Business name').inputValue()).toBe('Harbor & Pine Plumbing');
    await expect.poll(() => audited.page.getByLabel('City or area').inputValue()).toBe('Duluth');
    await audited.close();

    const { page, close } = await open('/local-keywords', situation('free', 'stripe'));
    await expect.poll(() => page.getByLabel('City or area').inputValue()).toBe('Detroit-area');
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('Michigan');
    await page.getByText('Only an example').waitFor();
    await generate(page);
    await page.getByText('Type the name of your business.').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('businessName');
    await close();
  });

  it('shows Free four keywords, bars without text for the rest, and the plan of each tool', async () => {
    const answers = { ...situation('free', 'stripe'), 'POST /api/generate-keywords': preview, 'POST /api/events': {} };
    const { page, asked, close } = await open('/local-keywords', answers, { hasAudit: true });
    await generate(page);
    await page.getByText('35 keywords for Harbor & Pine Plumbing').waitFor();
    expect(asked.find(({ route }) => route === 'POST /api/generate-keywords')?.body).toMatchObject({
      business_name: 'Harbor & Pine Plumbing',
      primary_category: 'Plumber',
      location: { city: 'Duluth' },
      website_url: 'https://harborandpine.example/',
    });
    await expect.poll(() => keywordsOf(page)).toHaveLength(4);
    expect(await page.locator('[data-masked-rows]').innerText()).toBe('');
    await page.getByText('31 more keywords').waitFor();
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
    await expect.poll(() => page.getByRole('searchbox').count()).toBe(0);
    await page.getByRole('button', { name: /^Copying post prompts/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Copying post prompts comes with Pro' });
    await expect.poll(() => dialog.getByRole('link').getAttribute('href')).toBe('/pricing?source=keywords');
    const told = asked.filter(({ route }) => route === 'POST /api/events').map(({ body }) => body);
    expect(told).toContainEqual(expect.objectContaining({ name: 'upgrade_view' }));
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Upgrade to see all' }).click();
    await page.waitForURL('**/pricing?source=keywords');
    await page.goBack();
    await page.getByText('35 keywords for').waitFor();
    await close();
  });

  it('lets Pro search, filter, choose, copy, add and export', async () => {
    const refusal = {
      refusedWith: 503,
      code: 'overloaded',
      error: 'The keywords could not be added just now.',
    };
    const answers = {
      ...situation('pro', 'stripe'),
      'POST /api/generate-keywords': whole,
      'POST /api/audits/a1/keywords': refusal,
    };
    const { page, asked, close } = await open('/local-keywords', answers, { hasAudit: true });
    await page.getByRole('button', { name: 'Account' }).waitFor();
    await generate(page);
    await page.getByText('5 keywords for').waitFor();
    await expect
      .poll(() => keywordsOf(page))
      .toEqual([
        'frozen pipe repair duluth',
        'water heater replacement cost',
        'plumber open now',
        'water heater installation',
        '=cmd',
      ]);

    await page.getByLabel('Search', { exact: true }).fill('WATER');
    await expect
      .poll(() => keywordsOf(page))
      .toEqual(['water heater replacement cost', 'water heater installation', '=cmd']);
    await page.getByLabel('Intent', { exact: true }).selectOption('Local Intent');
    await page.getByText('No keywords match your current filters').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('Placement', { exact: true }).selectOption('FAQ');
    await expect.poll(() => keywordsOf(page)).toEqual(['plumber open now']);
    await page.getByLabel('Placement', { exact: true }).selectOption('All');
    await page.getByLabel('Priority', { exact: true }).selectOption('4');
    await expect.poll(() => keywordsOf(page)).toHaveLength(2);
    await page.getByLabel('Priority', { exact: true }).selectOption('All');

    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByText('No keywords selected').first().waitFor();
    await page.getByText('Please select keywords to export').first().waitFor();

    await page.getByRole('button', { name: /^Copy prompt ?: plumber open now/ }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('Write a post about plumber open now.');

    await page.getByRole('checkbox', { name: 'Select frozen pipe repair duluth' }).check();
    await page.getByRole('checkbox', { name: 'Select =cmd' }).check();
    await page.getByText('2 selected').waitFor();
    const download = await downloadBy(page, () => page.getByRole('button', { name: 'Export CSV' }).click());
    expect(download.suggestedFilename()).toMatch(/^keywords-harbor-pine-plumbing-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readDownload(download)).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('frozen pipe repair duluth,Frozen pipes,Transactional,5');
    expect(lines[2]).toContain(`"'=cmd"`);

    await page.getByRole('button', { name: 'Add to Report' }).click();
    await page.getByText(refusal.error).first().waitFor();
    const added = asked.find(({ route }) => route === 'POST /api/audits/a1/keywords')?.body as { keywords: Keyword[] };
    expect(added.keywords.map((one) => one.keyword)).toEqual(['frozen pipe repair duluth', '=cmd']);
    await expectNoBarriers(page);
    await close();
  });

  it('says that the generation failed, and retries', async () => {
    let answer: object = { refusedWith: 429, code: 'too-many-requests', error: 'Too many strategies in an hour.' };
    const answers = { ...situation('free', 'stripe'), 'POST /api/generate-keywords': () => answer };
    const { page, close } = await open('/local-keywords', answers, { hasAudit: true });
    await generate(page);
    await page.getByRole('heading', { name: 'Generation Failed' }).waitFor();
    await page.getByText('Too many strategies in an hour.').waitFor();
    answer = preview;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('35 keywords for').waitFor();
    await close();
  });
});

describe('the keyword screen in both themes', () => {
  it.each([SIZES.phone, SIZES.desk])('has no barriers or layout shifts and fits at %d px', async (width) => {
    for (const plan of ['free', 'pro'] as const) {
      const answers = {
        ...situation(plan, 'stripe'),
        'POST /api/generate-keywords': plan === 'pro' ? whole : preview,
      };
      const opened = await open('/local-keywords', answers, {
        hasAudit: true,
        viewport: { width, height: 800 },
      });
      const { page, complaints } = opened;
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), plan).toBeLessThan(VISIBLE_SHIFT);
      await generate(page);
      await page.getByText('keywords for Harbor').waitFor();
      expect([plan, await sidewaysScroll(page)]).toEqual([plan, 0]);
      await expectNoBarriersInBothThemes(page);
      expect([plan, ...complaints]).toEqual([plan]);
      await opened.close();
    }
  });
});
