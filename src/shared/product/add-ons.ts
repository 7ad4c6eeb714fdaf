import type { FixItScores } from '../audit/analysis.ts';
import { isBelow } from '../audit/score-bands.ts';

/** A pack that is sold for one audit; `showBelow` says for which score it is offered. */
export interface AddOn {
  readonly id: string;
  readonly title: string;
  readonly usDollars: number;
  readonly showBelow: { readonly score: keyof FixItScores; readonly limit: number };
}

export const ADD_ONS: readonly AddOn[] = [
  { id: 'qa-year-pack', title: 'Q&A Year Pack', usDollars: 49, showBelow: { score: 'qa', limit: 60 } },
  { id: 'review-reply-pack', title: 'Review Reply Pack', usDollars: 29, showBelow: { score: 'reviews', limit: 70 } },
  { id: 'site-tune-up-report', title: 'Site Tune-Up Report', usDollars: 49, showBelow: { score: 'h1', limit: 70 } },
  { id: 'photo-seo-pack', title: 'Photo SEO Pack', usDollars: 19, showBelow: { score: 'photos', limit: 70 } },
  {
    id: 'competitor-snapshot',
    title: 'Competitor Snapshot',
    usDollars: 29,
    showBelow: { score: 'keywords', limit: 60 },
  },
];

/** The add-ons to offer for these scores. A score that was not measured offers nothing. */
export function addOnsToShow(scores: FixItScores): AddOn[] {
  return ADD_ONS.filter(({ showBelow }) => isBelow(scores[showBelow.score], showBelow.limit));
}
