/** A customer question with the answer that the facts support. */
export interface PackQuestion {
  readonly question: string;
  readonly answer: string;
}

/** All texts of a pack, each already verified against the facts. */
export interface PackTexts {
  /** A new title for the home page; null: today's stays. */
  readonly title: string | null;
  /** A new description for search results; null: today's stays. */
  readonly description: string | null;
  /** A new main heading; null: today's stays. */
  readonly heading: string | null;
  /** A first sentence with what and where; null: none is known. */
  readonly opening: string | null;
  /** In order of preference. */
  readonly questions: readonly PackQuestion[];
}
