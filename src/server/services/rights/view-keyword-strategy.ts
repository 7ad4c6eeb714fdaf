import type { KeywordStrategy } from '#shared/api/keywords.ts';
import { compareKeywords } from '#shared/product/keyword-order.ts';
import type { Plan } from '#shared/product/plans.ts';
import { getPlanLimit } from '#shared/product/rights.ts';

/**
 * Redacts a keyword strategy for a viewer with `plan`: all of it, or the most important keywords in their clusters and the
 * number of the others. Clusters without a shown keyword are left out.
 */
export function viewKeywordStrategy(strategy: KeywordStrategy, plan: Plan): KeywordStrategy {
  const limit = getPlanLimit(plan, 'keywords');
  const { locked: _never, ...whole } = strategy;
  const all = strategy.clusters.flatMap(({ keywords }) => keywords).toSorted(compareKeywords);
  const count = limit === null ? 0 : all.length - limit;
  if (count <= 0) return whole;
  const shown = new Set(all.slice(0, all.length - count));
  const clusters = strategy.clusters
    .map(({ cluster_label, keywords }) => ({ cluster_label, keywords: keywords.filter((one) => shown.has(one)) }))
    .filter(({ keywords }) => keywords.length > 0);
  return { ...whole, clusters, locked: { count, code: 'plan-required' } };
}
