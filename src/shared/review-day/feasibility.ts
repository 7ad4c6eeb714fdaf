import type { ListCounts } from './campaign-customer.ts';

/**
 * Figures that vendors of review tools give: small samples, made by those who sell the sending. They are the only ones there
 * are, are shown with that label, and are never turned into a promise.
 */
export const planningFigures = {
  /** Share of those asked by text who wrote a review (domain facts I4; one firm's 21 % had n = 70). */
  sms: { low: 0.2, high: 0.35 },
  email: { low: 0.02, high: 0.08 },
  /** Reviews that a platform's filter takes away again. */
  filtered: { low: 0.1, high: 0.25 },
  /** Asks that were said to bring 25 published reviews. */
  forTwentyFive: { sms: { low: 80, high: 125 }, email: { low: 300, high: 1_000 }, inPerson: { low: 60, high: 100 } },
  standing: 'weak evidence: figures of vendors, small samples',
  read: '2026-11-20',
} as const;

/** What the specification's Review Day aims at. An aim, which most lists cannot carry. */
export const reviewDayAim = { low: 20, high: 30 } as const;

export interface Feasibility {
  /** Published reviews that the figures would give for those asked by text and mail; whole numbers, the safe way. */
  readonly low: number;
  readonly high: number;
  /**
   * Against the aim of 20 to 30 in a day: `out-of-reach` even at the best figures, `uncertain` at the best ones only,
   * `possible` at the worst ones too. None of them is a forecast.
   */
  readonly outlook: 'nobody-to-ask' | 'out-of-reach' | 'uncertain' | 'possible';
  /** There is no solid figure for asking in person, so these people are counted, not calculated. */
  readonly notCalculated: number;
}

/** What a list of this size could bring, by the published figures. Numbers below zero count as zero. */
export function estimateReviews({ sms, email, inPerson }: Pick<ListCounts, 'sms' | 'email' | 'inPerson'>): Feasibility {
  const [texts, mails, visits] = [sms, email, inPerson].map(atLeastZero);
  const written = (end: 'low' | 'high') =>
    (texts ?? 0) * planningFigures.sms[end] + (mails ?? 0) * planningFigures.email[end];
  const { filtered } = planningFigures;
  const low = wholeNumber(written('low') * (1 - filtered.high));
  const high = wholeNumber(written('high') * (1 - filtered.low));
  return { low, high, outlook: outlookOf(low, high, (texts ?? 0) + (mails ?? 0)), notCalculated: visits ?? 0 };
}

function outlookOf(low: number, high: number, asked: number): Feasibility['outlook'] {
  if (asked === 0) return 'nobody-to-ask';
  if (low >= reviewDayAim.low) return 'possible';
  return high >= reviewDayAim.low ? 'uncertain' : 'out-of-reach';
}

function atLeastZero(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
}

/** Downwards: part of a review is none. The small addition undoes what binary fractions lose. */
function wholeNumber(reviews: number): number {
  return Math.floor(reviews + 1e-9);
}
