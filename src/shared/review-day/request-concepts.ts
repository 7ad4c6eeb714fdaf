/** What a word of a review request can mean; `languages/en/requests.yaml` of the data says by examples what each is. */
export const REQUEST_CONCEPTS = [
  'review',
  'platform',
  'private',
  'if',
  'wh',
  'happy',
  'notHappy',
  'polite',
  'high',
  'low',
  'else',
  'either',
  'only',
  'customers',
  'ask',
  'good',
  'bad',
  'rather',
  'suppress',
  'deny',
  'notDenying',
  'star',
  'to',
  'or',
  'orMore',
  'orLess',
  'atLeast',
  'below',
  'allStars',
  'wish',
  'raise',
  'ratingWord',
  'hotel',
  'reward',
  'maybeReward',
  'free',
  'notFree',
  'offered',
  'off',
  'bought',
  'staff',
  'most',
  'target',
  'perTime',
  'must',
  'pay',
  'mine',
  'pressure',
  'kin',
  'fake',
  'mention',
  'speech',
  'named',
  'device',
] as const;
export type RequestConcept = (typeof REQUEST_CONCEPTS)[number];

/** The words as compiled from the data: sources of regular expressions on folded words with single spaces. */
export interface CompiledRequests {
  readonly languages: Readonly<
    Record<string, { readonly patterns: Readonly<Record<string, string>>; readonly numbers: readonly string[] }>
  >;
  /** The most common words of a language, separated by spaces; those of the languages that are not checked too. */
  readonly common: Readonly<Record<string, string>>;
}
