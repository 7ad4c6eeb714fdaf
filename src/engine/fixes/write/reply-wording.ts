/** Ratings that are answered in the same tone. */
export const REVIEW_BANDS = ['five', 'four', 'three', 'two', 'one'] as const;
export type ReviewBand = (typeof REVIEW_BANDS)[number];

/** The topics of reviews of local businesses. */
export const REVIEW_TOPICS = ['service', 'staff', 'price', 'wait', 'communication', 'result', 'place'] as const;
export type ReviewTopic = (typeof REVIEW_TOPICS)[number];

/** Whether a review praises its topic. */
export type Praise = 'good' | 'bad';

/**
 * The sentences of replies in one language. None confirms that the writer was a customer, what was done or what went wrong,
 * except `thanksAsCustomer`, which is not used for confidential categories.
 */
export interface ReplyWordings {
  readonly thanks: Readonly<Record<ReviewBand, readonly string[]>>;
  readonly thanksAsCustomer: readonly string[];
  /** For a rating without text. */
  readonly wordless: Readonly<Record<Praise, readonly string[]>>;
  readonly topics: Readonly<Record<ReviewTopic, Readonly<Record<Praise, readonly string[]>>>>;
  /** For a review in which no topic was found. */
  readonly noTopic: Readonly<Record<Praise, readonly string[]>>;
  /** After a praised service that the facts name. */
  readonly namedService: readonly string[];
  /** For four stars: asks what was missing, never for a better rating. */
  readonly whatWasMissing: readonly string[];
  /** Why the reply does not discuss the matter; for confidential categories. */
  readonly discretion: readonly string[];
  /** Moves a complaint to a private channel: by phone, else by e-mail, else without either. */
  readonly offline: readonly string[];
  readonly close: readonly string[];
}

/** Whether a band of ratings counts as praise. */
export function isPraiseBand(band: ReviewBand): boolean {
  return band === 'five' || band === 'four';
}
