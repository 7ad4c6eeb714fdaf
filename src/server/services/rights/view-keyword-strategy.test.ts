import { describe, expect, it } from 'vitest';
import { type IntentStage, type Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import { compareKeywords } from '#shared/product/keyword-order.ts';
import { viewKeywordStrategy } from './view-keyword-strategy.ts';

const SECRET = /SECRET-.*?-END/g;
const secret = (...words: readonly string[]) => `SECRET-${words.join('-')}-END`;

function aKeyword(name: string, priority_score: number, intent_stage: IntentStage = 'Transactional'): Keyword {
  return {
    keyword: secret('keyword', name),
    rationale: secret('rationale', name),
    intent_stage,
    priority_score,
    suggested_gbp_placements: [secret('placement', name)],
    suggested_on_site_targets: [secret('target', name)],
    example_post_prompt: secret('prompt', name),
    geo_modifiers: [secret('geo', name)],
  };
}

const STRATEGY: KeywordStrategy = {
  business: { name: 'Harbor & Pine' },
  clusters: [
    { cluster_label: 'Low', keywords: [aKeyword('low', 1), aKeyword('local', 4, 'Local Intent')] },
    {
      cluster_label: 'Mixed',
      keywords: [aKeyword('compare', 4, 'Commercial Investigation'), aKeyword('top', 5, 'Local Intent')],
    },
    { cluster_label: secret('cluster', 'withheld'), keywords: [aKeyword('least', 2), aKeyword('last', 1)] },
    { cluster_label: 'Buying', keywords: [aKeyword('buy', 4), aKeyword('buy-less', 3)] },
  ],
};
const namesIn = (strategy: KeywordStrategy) =>
  strategy.clusters.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword.split('-').slice(2, -1).join('-')));

describe('viewKeywordStrategy', () => {
  it('shows free the four most important ones, by priority and then by intent, in their clusters', () => {
    const view = viewKeywordStrategy(STRATEGY, 'free');
    expect(namesIn(view)).toEqual(['local', 'compare', 'top', 'buy']);
    expect(view.clusters.map(({ cluster_label }) => cluster_label)).toEqual(['Low', 'Mixed', 'Buying']);
    expect(view.locked).toEqual({ count: 4, code: 'plan-required' });
  });

  it('lets no word of the others out', () => {
    const text = JSON.stringify(KeywordStrategy.parse(viewKeywordStrategy(STRATEGY, 'free')));
    const found = new Set(text.match(SECRET) ?? []);
    expect(found.size).toBe(4 * 6);
    for (const name of ['low', 'least', 'last', 'buy-less', 'withheld']) expect(text).not.toContain(`-${name}-END`);
  });

  it('shows pro and agency everything', () => {
    expect(viewKeywordStrategy(STRATEGY, 'pro')).toEqual(STRATEGY);
    expect(viewKeywordStrategy(STRATEGY, 'agency')).toEqual(STRATEGY);
  });

  it('locks nothing where there are no more than four', () => {
    const few = { ...STRATEGY, clusters: STRATEGY.clusters.slice(0, 2) };
    expect(viewKeywordStrategy(few, 'free')).toEqual(few);
  });
});

describe('compareKeywords', () => {
  it('orders by priority, then Transactional, Commercial Investigation, Local Intent', () => {
    const sorted = STRATEGY.clusters.flatMap(({ keywords }) => keywords).toSorted(compareKeywords);
    expect(sorted.map(({ priority_score, intent_stage }) => `${priority_score} ${intent_stage}`).slice(0, 5)).toEqual([
      '5 Local Intent',
      '4 Transactional',
      '4 Commercial Investigation',
      '4 Local Intent',
      '3 Transactional',
    ]);
  });
});
