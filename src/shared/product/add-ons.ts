import type { FixItScores } from '../audit/analysis.ts';
import { isBelow } from '../audit/score-bands.ts';

export const ADD_ON_IDS = [
  'qa-year-pack',
  'review-reply-pack',
  'site-tune-up-report',
  'photo-seo-pack',
  'competitor-snapshot',
] as const;
export type AddOnId = (typeof ADD_ON_IDS)[number];

/** A pack that is sold for one audit; it is offered when its score is below `showBelow`. */
export interface AddOn {
  readonly id: AddOnId;
  readonly title: string;
  /** Its contents, in the words of pricing page, order and offer. */
  readonly detail: string;
  readonly usDollars: number;
  readonly showBelow: { readonly score: keyof FixItScores; readonly limit: number };
}

export const ADD_ONS: readonly AddOn[] = [
  {
    id: 'qa-year-pack',
    title: 'Q&A Year Pack',
    detail:
      'Questions with answers from your own facts, one a week: up to 52, as many as your facts allow, with a calendar',
    usDollars: 49,
    showBelow: { score: 'qa', limit: 60 },
  },
  {
    id: 'review-reply-pack',
    title: 'Review Reply Pack',
    detail: 'Replies for each rating and topic in your own voice, and for each review you paste',
    usDollars: 29,
    showBelow: { score: 'reviews', limit: 70 },
  },
  {
    id: 'site-tune-up-report',
    title: 'Site Tune-Up Report',
    detail: 'The checklist over every page we read, with the exact change for each finding',
    usDollars: 49,
    showBelow: { score: 'h1', limit: 70 },
  },
  {
    id: 'photo-seo-pack',
    title: 'Photo SEO Pack',
    detail: 'File name, alternative text and caption for each photo found, and a list of shots to take',
    usDollars: 19,
    showBelow: { score: 'photos', limit: 70 },
  },
  {
    id: 'competitor-snapshot',
    title: 'Competitor Snapshot',
    detail: 'Up to three rivals that you name, audited on the same checks, side by side with you',
    usDollars: 29,
    showBelow: { score: 'keywords', limit: 60 },
  },
];

/** The add-ons to offer for these scores. A score that was not measured offers none. */
export function addOnsToShow(scores: FixItScores): AddOn[] {
  return ADD_ONS.filter(({ showBelow }) => isBelow(scores[showBelow.score], showBelow.limit));
}
