/** A question of customers with the answer that the facts carry. */
export interface PackQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Everything in a pack that somebody has to write; each text already checked against the facts. */
export interface PackTexts {
  /** For the title of the home page, best first. */
  readonly titles: readonly string[];
  /** For its description in search results, best first. */
  readonly descriptions: readonly string[];
  /** For its main heading, best first. */
  readonly headings: readonly string[];
  /** For its first sentence, best first. */
  readonly openings: readonly string[];
  /** The best first. */
  readonly questions: readonly PackQuestion[];
}
