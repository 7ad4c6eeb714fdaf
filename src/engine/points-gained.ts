import { computeScore, type ScoredFactors, whatIf } from '#shared/audit/score-arithmetic.ts';

/**
 * The points the overall score gains when the named checks pass: the difference of the exact scores, to one decimal.
 * Zero when nothing was measured, because there is no score then.
 */
export function pointsGained(factors: ScoredFactors, checkIds: ReadonlySet<string>): number {
  const now = computeScore(factors).exactScore;
  const then = whatIf(factors, checkIds).exactScore;
  return now === null || then === null ? 0 : Math.round((then - now) * 10) / 10;
}
