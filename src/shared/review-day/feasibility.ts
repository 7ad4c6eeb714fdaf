import type { ListCounts } from './campaign-customer.ts';

/**
 * Figures published by vendors of review tools: small samples, by sellers of the sending. They are the only ones available,
 * are labelled as such, and are never turned into a promise.
 */
export const planningFigures = {
  /** Share of those asked by text who wrote a review (domain facts I4; one firm's 21% had n = 70). */
  sms: { low: 0.2, high: 0.35 },
  email: { low: 0.02, high: 0.08 },
  /** Share of reviews that a platform's filter removes. */
  filtered: { low: 0.1, high: 0.25 },
  /** Requests said to lead to 25 published reviews. */
  forTwentyFive: { sms: { low: 80, high: 125 }, email: { low: 300, high: 1_000 }, inPerson: { low: 60, high: 100 } },
  standing: 'weak evidence: figures of vendors, small samples',
  read: '2026-11-20',
} as const;

/** The specification's goal for Review Day, which most lists cannot reach. */
export const reviewDayAim = { low: 20, high: 30 } as const;

export interface Feasibility {
  /** The estimated number of published reviews from those asked by text and mail; whole numbers, rounded down. */
  readonly low: number;
  readonly high: number;
  /**
   * Compared with the goal of 20 to 30 in a day: `out-of-reach` even at the best figures, `uncertain` only at the best
   * ones, `possible` even at the worst ones. None of them is a forecast.
   */
  readonly outlook: 'nobody-to-ask' | 'out-of-reach' | 'uncertain' | 'possible';
  /** There is no reliable figure for asking in person, so these people are counted, but not in the estimate. */
  readonly notCalculated: number;
}

/** The estimate for a list of this size, by the published figures. Negative numbers count as zero. */
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

/** Rounded down: part of a review is none. The epsilon compensates for floating-point errors. */
function wholeNumber(reviews: number): number {
  return Math.floor(reviews + 1e-9);
}
