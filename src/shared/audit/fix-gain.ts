import type { FixId } from '../product/fix-ids.ts';
import type { Offers } from '../product/offers.ts';
import type { Check } from './check.ts';
import { computeScore, type ScoredCheck, type ScoredFactor, whatIf } from './score-arithmetic.ts';

/** A factor whose checks may say their step. */
interface AdvisedFactor extends ScoredFactor {
  readonly checks: readonly (ScoredCheck & Readonly<Partial<Pick<Check, 'fix'>>>)[];
}

/**
 * The gain of the score, to one decimal, if the checks passed that these fixes would make pass (`passes` of the offers);
 * counts, with the scoring function, those that failed and those that wait for the same step because the thing is missing.
 * Null where nothing can be computed: no score, or none of the checks was measured.
 */
export function computeFixGain(
  factors: Readonly<Record<string, AdvisedFactor>>,
  fixes: readonly FixId[],
  passes: Offers['passes'],
): number | null {
  const ids = new Set(fixes.flatMap((fix) => passes[fix]));
  const checks = Object.values(factors)
    .flatMap((factor) => factor.checks)
    .filter(({ id, maxPoints }) => ids.has(id) && maxPoints > 0);
  const measured = checks.filter(({ status }) => status !== 'notMeasured');
  const today = computeScore(factors).exactScore;
  if (today === null || measured.length === 0) return null;
  const steps = new Set(measured.flatMap(({ fix }) => fix ?? []));
  const following = checks.filter(({ status, fix }) => status === 'notMeasured' && steps.has(fix ?? ''));
  const passed = new Set([...measured, ...following].map(({ id }) => id));
  const then = whatIf(factors, passed).exactScore ?? today;
  return Math.round((then - today) * 10) / 10;
}
