/** The three generated fixes of the Fix-It panel, by the specification's ids, in its order. Apart, because the start page loads it. */
export const FIX_IDS = ['fix-desc', 'fix-qa', 'fix-h1'] as const;
export type FixId = (typeof FIX_IDS)[number];
