import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import { auditedVisits } from './audited-visit.ts';
import { expectNoBarriersInBothThemes, layoutShift, SIZES, sidewaysScroll, VISIBLE_SHIFT } from './browser.ts';
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

it('the keyword screen has no barriers or layout shifts and fits, in both themes', async () => {
  for (const [plan, first] of [
    ['free', SIZES.phone],
    ['pro', SIZES.desk],
  ] as const) {
    const answers = { ...situation(plan, 'stripe'), 'POST /api/generate-keywords': plan === 'pro' ? whole : preview };
    const viewport = { width: first, height: 800 };
    const { page, complaints, close } = await open('/local-keywords', answers, { hasAudit: true, viewport });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), plan).toBeLessThan(VISIBLE_SHIFT);
    await generate(page);
    await page.getByText('keywords for Harbor').waitFor();
    for (const width of [SIZES.phone, SIZES.desk]) {
      await page.setViewportSize({ width, height: 800 });
      expect([plan, width, await sidewaysScroll(page)]).toEqual([plan, width, 0]);
      await expectNoBarriersInBothThemes(page);
    }
    expect([plan, ...complaints]).toEqual([plan]);
    await close();
  }
}, 120_000);
