/** Ratings that are answered alike: four and five stars, three, one and two. */
export const REVIEW_BANDS = ['good', 'mixed', 'bad'] as const;
export type ReviewBand = (typeof REVIEW_BANDS)[number];

/** The stars by which a band is shown. */
export const BAND_STARS: Readonly<Record<ReviewBand, number>> = { good: 5, mixed: 3, bad: 1 };

/** The topics of reviews of local businesses. */
export const REVIEW_TOPICS = ['service', 'staff', 'price', 'wait', 'communication', 'result', 'place'] as const;
export type ReviewTopic = (typeof REVIEW_TOPICS)[number];

/** Whether a review praises its topic. */
export type Praise = 'good' | 'bad';

/** The sentences of replies that say "you" by another word to people who are called by their first name. */
export interface FamiliarReplies extends Pick<ReplyWordings, 'thanks' | 'offline'> {
  readonly topics?: Partial<ReplyWordings['topics']> | undefined;
}

/** The sentences of replies in one language: no excuse, no offer, no promise, and neither "we" nor "I". */
export interface ReplyWordings {
  readonly thanks: Readonly<Record<ReviewBand, readonly string[]>>;
  /** For a rating without text. */
  readonly wordless: Readonly<Record<ReviewBand, readonly string[]>>;
  readonly topics: Readonly<Record<ReviewTopic, Readonly<Record<Praise, readonly string[]>>>>;
  /** For a review in which no topic was found. */
  readonly noTopic: Readonly<Record<Praise, readonly string[]>>;
  /** About a praised service that the facts name. */
  readonly namedService: readonly string[];
  /** In place of a topic, for trades that may not confirm that somebody is a patient or client. */
  readonly discreet: Readonly<Record<Praise, readonly string[]>>;
  /** Asks the unhappy to get in touch: by phone, else by e-mail, else without either. */
  readonly offline: readonly string[];
  /** In place of the polite ones, where a language has both. */
  readonly familiar?: FamiliarReplies | undefined;
}

/** Whether a band of ratings counts as praise. */
export function isPraiseBand(band: ReviewBand): boolean {
  return band === 'good';
}
