/** The groups that the factors are shown in. */
export const FACTOR_CATEGORIES = ['profile', 'website', 'reputation', 'ai'] as const;
export type FactorCategory = (typeof FACTOR_CATEGORIES)[number];

/** All factors in display order. After adding a line: `npm run fixtures` (docs/adding-a-factor.md). */
export const FACTOR_KEYS = [
  'businessCategory',
  'description',
  'qaUpdates',
  'reviewResponses',
  'reviewsPhotos',
  'websiteH1',
  'napConsistency',
  'linkAuthority',
  'communitySignals',
  'aiCrawlerAccess',
  'qaContentOptimization',
  'structuredData',
  'aiReferrals',
  'answerPresence',
] as const;
export type FactorKey = (typeof FACTOR_KEYS)[number];

/** One value for each factor, in display order. */
export function mapFactorKeys<T>(make: (key: FactorKey) => T): Record<FactorKey, T> {
  const made: Partial<Record<FactorKey, T>> = {};
  for (const key of FACTOR_KEYS) made[key] = make(key);
  if (!hasEveryFactor(made)) throw new Error('A factor was left out.');
  return made;
}

function hasEveryFactor<T>(values: Partial<Record<FactorKey, T>>): values is Record<FactorKey, T> {
  return FACTOR_KEYS.every((key) => key in values);
}
