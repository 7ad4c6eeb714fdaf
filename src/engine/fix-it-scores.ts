import type { FixItScores } from '#shared/audit/analysis.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { scoreOfChecks } from '#shared/audit/score-arithmetic.ts';

/** Which checks make up each score of Fix-It Mode. Those that are a whole factor take its score. */
const CHECKS = {
  reviews: [
    'reviewResponses.replyShare',
    'reviewsPhotos.rating',
    'reviewsPhotos.reviewCount',
    'reviewsPhotos.recentReviews',
    'reviewsPhotos.testimonials',
  ],
  photos: ['reviewsPhotos.sitePhotos', 'reviewsPhotos.photoDescriptions', 'reviewsPhotos.profilePhotos'],
  keywords: [
    'description.namesService',
    'description.namesPlace',
    'websiteH1.titleNamesService',
    'websiteH1.titleNamesPlace',
    'websiteH1.namesService',
    'websiteH1.namesPlace',
  ],
} as const;

/** The ids of the table, for the test that they all exist. */
export const FIX_IT_CHECK_IDS: readonly string[] = Object.values(CHECKS).flat();

/** The six scores of Fix-It Mode; null where none of the checks behind a score was measured. */
export function fixItScores(factors: Factors): FixItScores {
  const of = (ids: readonly string[]) => scoreOfChecks(factors, new Set(ids));
  return {
    qa: factors.qaUpdates.score,
    reviews: of(CHECKS.reviews),
    h1: factors.websiteH1.score,
    photos: of(CHECKS.photos),
    nap: factors.napConsistency.score,
    keywords: of(CHECKS.keywords),
  };
}
