import type { FixId } from '../product/fix-ids.ts';
import type { Offers } from '../product/offers.ts';
import { computeScore, type ScoredFactors, whatIf } from './score-arithmetic.ts';

/**
 * The gain of the score, to one decimal, if the checks passed that these fixes would make pass (`passes` of the offers);
 * counts only checks that failed, with the scoring function. Null where nothing can be computed: no score, or none of the
 * checks was measured.
 */
export function computeFixGain(
  factors: ScoredFactors,
  fixes: readonly FixId[],
  passes: Offers['passes'],
): number | null {
  const ids = new Set(fixes.flatMap((fix) => passes[fix]));
  const measured = Object.values(factors)
    .flatMap(({ checks }) => checks)
    .filter(({ id, status, maxPoints }) => ids.has(id) && status !== 'notMeasured' && maxPoints > 0);
  const today = computeScore(factors).exactScore;
  if (today === null || measured.length === 0) return null;
  const then = whatIf(factors, new Set(measured.map(({ id }) => id))).exactScore ?? today;
  return Math.round((then - today) * 10) / 10;
}
