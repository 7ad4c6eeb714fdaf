import type { FixItScores } from '#shared/audit/analysis.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { fixItCheckIds } from '#shared/audit/fix-it-checks.ts';
import { computeCheckScore } from '#shared/audit/score-arithmetic.ts';

/** The six scores of Fix-It Mode; null, not measured, where less than a third of the weight behind a score was measured. */
export function fixItScores(factors: Factors): FixItScores {
  const of = (part: keyof FixItScores) => computeCheckScore(factors, fixItCheckIds(factors, part));
  return {
    qa: of('qa'),
    reviews: of('reviews'),
    h1: of('h1'),
    photos: of('photos'),
    nap: of('nap'),
    keywords: of('keywords'),
  };
}
