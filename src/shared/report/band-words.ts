import { type Band, bandOf, type Score } from '../audit/score-bands.ts';

/** A band, or `none` for what was not measured. */
export type BandName = Band | 'none';

export function bandNameOf(score: Score): BandName {
  return bandOf(score) ?? 'none';
}

/** What each band is called beside its colour. */
export const bandWords = {
  good: 'Good',
  mid: 'Needs work',
  poor: 'Poor',
  none: 'Not measured',
} as const satisfies Record<BandName, string>;

export function bandWordOf(score: Score): string {
  return bandWords[bandNameOf(score)];
}
