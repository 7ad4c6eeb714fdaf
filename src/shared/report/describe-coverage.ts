import type { Analysis } from '../audit/analysis.ts';

/** How much of what counts was measured, and what that means for the score, for readers who may not be its owner. */
export function describeCoverage({
  coverage,
  scoreRange,
  overallScore,
}: Pick<Analysis, 'coverage' | 'scoreRange' | 'overallScore'>): string {
  const share = Math.round(coverage * 100);
  if (overallScore === null) return 'Nothing that counts could be measured on this site, so there is no score.';
  if (share >= 100) return 'Everything that counts was measured.';
  return `${share}% of what counts was measured. With everything measured, the score would lie between ${Math.round(scoreRange.low)} and ${Math.round(scoreRange.high)}.`;
}
