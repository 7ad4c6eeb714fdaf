import type { FixItScores } from './analysis.ts';
import type { FactorKey, Factors } from './factors.ts';
import { type CheckWeights, weighChecks } from './score-arithmetic.ts';

/** What makes up each score of Fix-It Mode: all checks of one factor, or the named checks of several. */
const PARTS = {
  qa: { factor: 'qaUpdates' },
  reviews: {
    checks: [
      'reviewResponses.replyShare',
      'reviewsPhotos.rating',
      'reviewsPhotos.reviewCount',
      'reviewsPhotos.recentReviews',
      'reviewsPhotos.testimonials',
    ],
  },
  h1: { factor: 'websiteH1' },
  photos: { checks: ['reviewsPhotos.sitePhotos', 'reviewsPhotos.photoDescriptions', 'reviewsPhotos.profilePhotos'] },
  nap: { factor: 'napConsistency' },
  keywords: {
    checks: [
      'description.namesService',
      'description.namesPlace',
      'websiteH1.titleNamesService',
      'websiteH1.titleNamesPlace',
      'websiteH1.namesService',
      'websiteH1.namesPlace',
    ],
  },
} as const satisfies Record<keyof FixItScores, { readonly factor: FactorKey } | { readonly checks: readonly string[] }>;

/** The ids that the table names itself, for the test that they all exist. */
export const FIX_IT_CHECK_IDS: readonly string[] = Object.values(PARTS).flatMap((part): readonly string[] =>
  'checks' in part ? part.checks : [],
);

/** The ids of the checks behind one score of Fix-It Mode, as they stand in this analysis. */
export function fixItCheckIds(factors: Factors, part: keyof FixItScores): ReadonlySet<string> {
  const of = PARTS[part];
  return new Set('checks' in of ? of.checks : factors[of.factor].checks.map(({ id }) => id));
}

/** How much of what is behind a score of Fix-It Mode was measured: what an offer for that part may rest on. */
export function fixItWeights(factors: Factors, part: keyof FixItScores): CheckWeights {
  return weighChecks(factors, fixItCheckIds(factors, part));
}
