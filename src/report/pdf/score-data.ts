import type { Analysis } from '#shared/audit/analysis.ts';
import { getBandLabel, getBandName } from '#shared/report/band-labels.ts';
import { isDoubtful, ringFigure } from '#shared/report/ring-drawing.ts';

/** The score of an analysis, as the input of `scores.typ`. */
export function scoreData({ overallScore, scoreRange }: Pick<Analysis, 'overallScore' | 'scoreRange'>) {
  return {
    value: overallScore,
    band: getBandName(overallScore),
    bandWord: getBandLabel(overallScore),
    ...ringFigure(overallScore, scoreRange),
    range: isDoubtful(scoreRange) ? { low: Math.round(scoreRange.low), high: Math.round(scoreRange.high) } : null,
  };
}
