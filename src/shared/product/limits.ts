/** Numbers of the product that both sides use, defined once. */
export const LIMITS = {
  /** Shown as a counter; the owner's own typing is never truncated. */
  descriptionLength: 750,
  /** A shorter description is not worth publishing: the owner is asked for facts instead. A practice value. */
  shortestDescription: 160,
  /** Of one that its owner gave the facts for: three short answers are no longer. A practice value. */
  shortestOfOwner: 80,
  minPasswordLength: 8,
  /** Before hashing, in UTF-8. */
  maxPasswordBytes: 1024,
  maxEmailLength: 254,
  qaCount: 8,
  maxQaCount: 20,
  regenerateVariants: 3,
  keywordPriorityMax: 5,
  /** The size of the longest strategy. */
  maxReportKeywords: 50,
  answerPresenceWindowDays: 7,
  referralWindowDays: 90,
  /** Two locked fixes of ten points; used only where nothing can be computed, and never shown as a measurement. */
  fallbackUpgradeGain: 20,
} as const;
