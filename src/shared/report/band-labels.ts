import { type Band, getBand, type Score } from '../audit/score-bands.ts';

/** A band, or `none` for what was not measured. */
export type BandName = Band | 'none';

export function getBandName(score: Score): BandName {
  return getBand(score) ?? 'none';
}

/** The label of each band, beside its color. */
export const bandLabels = {
  good: 'Good',
  mid: 'Needs work',
  poor: 'Poor',
  none: 'Not measured',
} as const satisfies Record<BandName, string>;

export function getBandLabel(score: Score): string {
  return bandLabels[getBandName(score)];
}
