import type { Analysis } from '../audit/analysis.ts';
import { coveragePercent } from '../audit/coverage-percent.ts';

/** How much of the weight was measured and what that means for the score, for readers who may not be the owner. */
export function describeCoverage({
  coverage,
  scoreRange,
  overallScore,
}: Pick<Analysis, 'coverage' | 'scoreRange' | 'overallScore'>): string {
  const share = coveragePercent(coverage);
  const anywhere = `anywhere from ${Math.round(scoreRange.low)} to ${Math.round(scoreRange.high)}`;
  if (coverage === 0) return 'We couldn’t check anything that matters on this site, so there’s no score.';
  if (overallScore === null)
    return `${share}% of what matters was checked, too little for a score. It could be ${anywhere}.`;
  if (share === 100) return 'Everything that matters was checked.';
  return `${share}% of what matters was checked. The rest could move the score to ${anywhere}.`;
}
