/** Ratings that are answered in the same tone. */
export const REVIEW_BANDS = ['five', 'four', 'three', 'two', 'one'] as const;
export type ReviewBand = (typeof REVIEW_BANDS)[number];

/** What reviews of local businesses speak of. */
export const REVIEW_TOPICS = ['service', 'staff', 'price', 'wait', 'communication', 'result', 'place'] as const;
export type ReviewTopic = (typeof REVIEW_TOPICS)[number];

/** What a review says of its topic. */
export type Praise = 'good' | 'bad';

/**
 * The sentences of replies in one language. None of them confirms that the writer was a customer, what was done or what
 * went wrong: `thanksAsCustomer` alone does, and is not for categories that owe their clients silence.
 */
export interface ReplyWordings {
  readonly thanks: Readonly<Record<ReviewBand, readonly string[]>>;
  readonly thanksAsCustomer: readonly string[];
  /** For a rating without words. */
  readonly wordless: Readonly<Record<Praise, readonly string[]>>;
  readonly topics: Readonly<Record<ReviewTopic, Readonly<Record<Praise, readonly string[]>>>>;
  /** For a review in which no topic was found. */
  readonly noTopic: Readonly<Record<Praise, readonly string[]>>;
  /** After a praised service that the facts name. */
  readonly namedService: readonly string[];
  /** Between four stars and five: asks what was missing, never for another rating. */
  readonly whatWasMissing: readonly string[];
  /** Why nothing is said of the matter; for categories that owe their clients silence. */
  readonly discretion: readonly string[];
  /** Takes a complaint out of the public: by phone, else by mail, else without either. */
  readonly offline: readonly string[];
  readonly close: readonly string[];
}

/** Whether a rating of one to five stars is one of praise. */
export function isPraiseBand(band: ReviewBand): boolean {
  return band === 'five' || band === 'four';
}
