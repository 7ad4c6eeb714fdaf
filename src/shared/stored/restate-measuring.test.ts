import { expect, it } from 'vitest';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { Analysis } from '../audit/analysis.ts';
import { computeScore } from '../audit/score-arithmetic.ts';
import { restateMeasuring } from './restate-measuring.ts';
import { ANALYSIS_VERSION, readStoredAnalysis } from './stored-analysis.ts';

const today = sampleAnalysis();
/** As written by a release that mentioned keys, with a score of reviews that rested on no review. */
function older() {
  const { reviewsPhotos, communitySignals, answerPresence, reviewResponses } = today.factors;
  const open = (measuredBy: string) => ({ status: 'notMeasured' as const, points: 0, measuredBy, evidence: [] });
  return {
    ...today,
    fixItScores: { ...today.fixItScores, reviews: 0 },
    factors: {
      ...today.factors,
      reviewResponses: {
        ...reviewResponses,
        checks: reviewResponses.checks.map((check) => ({
          ...check,
          ...open('a Google Takeout upload or your own entry'),
        })),
      },
      reviewsPhotos: {
        ...reviewsPhotos,
        checks: reviewsPhotos.checks.map((check) =>
          check.id === 'reviewsPhotos.testimonials'
            ? check
            : { ...check, ...open('a Google Takeout upload, a Google Places key or your own entry') },
        ),
      },
      communitySignals: {
        ...communitySignals,
        checks: communitySignals.checks.map((check) => ({ ...check, ...open('a licensed web-search provider') })),
      },
      answerPresence: {
        ...answerPresence,
        notMeasured: { hint: 'Perplexity was not asked.', measuredBy: ['a Perplexity key', 'an OpenAI key'] },
      },
    },
  };
}

it('says of older analyses what this server takes, and takes no score from nothing', () => {
  const stored = older();
  const read = readStoredAnalysis(Analysis, JSON.parse(JSON.stringify(stored)));
  // The checks behind its score of photos were not stored: that score is unchanged.
  expect(read?.fixItScores).toEqual({ ...stored.fixItScores, reviews: null });
  expect(read?.factors.reviewResponses.checks[0]?.measuredBy).toBe(
    'your Google Takeout file or what you type in under Your Google profile',
  );
  expect(read?.factors.communitySignals.checks.map(({ measuredBy }) => measuredBy)).toEqual(
    stored.factors.communitySignals.checks.map(() => null),
  );
  expect(read?.factors.answerPresence.notMeasured?.measuredBy).toEqual([
    'five answers of that tool that you paste (Your files)',
  ]);
  expect(JSON.stringify(read?.factors)).not.toMatch(/Perplexity key|Places key|licensed/);
});

it('leaves points, score, share and range as the audit said then', () => {
  const stored = older();
  const read = readStoredAnalysis(Analysis, JSON.parse(JSON.stringify(stored)));
  expect(read).toMatchObject({
    overallScore: stored.overallScore,
    coverage: stored.coverage,
    scoreRange: stored.scoreRange,
  });
  expect(computeScore(read?.factors ?? {})).toEqual(computeScore(stored.factors));
});

it('is not applied to what this release wrote, and bears what is no analysis', () => {
  const written = { schemaVersion: ANALYSIS_VERSION, ...older() };
  const read = readStoredAnalysis(Analysis, JSON.parse(JSON.stringify(written)));
  expect(read?.fixItScores.reviews).toBe(0);
  expect(restateMeasuring({ factors: { websiteH1: 4 }, fixItScores: null })).toEqual({
    factors: { websiteH1: 4 },
    fixItScores: null,
  });
});
