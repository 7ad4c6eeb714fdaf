import { FIXES, type FixId } from '../product/fixes.ts';
import { type ScoredFactors, scoreOf, whatIf } from './score-arithmetic.ts';

/**
 * What the score would gain, to one decimal, if the checks behind these fixes passed; counted from checks that were seen to
 * fail, by the arithmetic of the score. Null where nothing can be computed: no score, or none of the checks was measured.
 */
export function gainOfFixes(factors: ScoredFactors, fixes: readonly FixId[]): number | null {
  const ids = new Set(fixes.flatMap((fix) => FIXES[fix].checkIds));
  const measured = Object.values(factors)
    .flatMap(({ checks }) => checks)
    .filter(({ id, status, maxPoints }) => ids.has(id) && status !== 'notMeasured' && maxPoints > 0);
  const today = scoreOf(factors).exactScore;
  if (today === null || measured.length === 0) return null;
  const then = whatIf(factors, new Set(measured.map(({ id }) => id))).exactScore ?? today;
  return Math.round((then - today) * 10) / 10;
}
