import type { Analysis } from '#shared/audit/analysis.ts';
import { bandNameOf, bandWordOf } from '#shared/report/band-words.ts';
import { isDoubtful } from '#shared/report/ring-drawing.ts';

/** The score of an analysis as `scores.typ` draws it. */
export function scoreData({ overallScore, scoreRange }: Pick<Analysis, 'overallScore' | 'scoreRange'>) {
  return {
    value: overallScore,
    band: bandNameOf(overallScore),
    bandWord: bandWordOf(overallScore),
    range: isDoubtful(scoreRange) ? { low: Math.round(scoreRange.low), high: Math.round(scoreRange.high) } : null,
  };
}
