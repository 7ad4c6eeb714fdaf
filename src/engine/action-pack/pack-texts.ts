/** A customer question with the answer that the facts support. */
export interface PackQuestion {
  readonly question: string;
  readonly answer: string;
}

/** All texts of a pack, each already verified against the facts. */
export interface PackTexts {
  /** For the title of the home page, in order of preference. */
  readonly titles: readonly string[];
  /** For its description in search results, in order of preference. */
  readonly descriptions: readonly string[];
  /** For its main heading, in order of preference. */
  readonly headings: readonly string[];
  /** For its first sentence, in order of preference. */
  readonly openings: readonly string[];
  /** In order of preference. */
  readonly questions: readonly PackQuestion[];
}
