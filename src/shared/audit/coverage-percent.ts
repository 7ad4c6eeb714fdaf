import { MIN_COVERAGE, SUM_TOLERANCE } from './score-arithmetic.ts';

/** Where a share decides what is said beside it: a score or none, everything or not. */
const LINES = [MIN_COVERAGE, 1];

/**
 * The checked share of what matters in whole percent, as it stands in a sentence. It is rounded, but never up to a line that
 * the share does not reach: "35%, too little for a score" beside "a score needs 35%" would be untrue. Something is never 0%.
 */
export function coveragePercent(coverage: number): number {
  const percent = Math.round(coverage * 100);
  const isTooMuch = LINES.some((line) => percent === line * 100 && coverage < line - SUM_TOLERANCE);
  if (isTooMuch) return percent - 1;
  return coverage > 0 ? Math.max(1, percent) : 0;
}
