import type { Analysis } from '#shared/audit/analysis.ts';
import type { Check } from '#shared/audit/check.ts';
import { describeEvidenceSources, PROFILE_SOURCES } from '#shared/audit/evidence-sources.ts';
import { computeScore } from '#shared/audit/score-arithmetic.ts';
import { sampleAnalysis } from './sample-analysis.ts';

/** The sample analysis with checks of the Google profile that nothing measured yet; `over` changes single ones by id. */
export function withProfileChecks(over: Readonly<Record<string, Partial<Check>>> = {}): Analysis {
  const analysis = sampleAnalysis();
  const { factors } = analysis;
  const { reviewsPhotos, reviewResponses, businessCategory, communitySignals } = factors;
  const waiting = (id: string, maxPoints: number): Check => ({
    id,
    label: 'Your Google profile is in order',
    status: 'notMeasured',
    points: 0,
    maxPoints,
    finding: 'We haven’t seen it yet.',
    why: 'People see it before they call.',
    fix: null,
    effort: 'minutes',
    evidence: [],
    rule: { name: 'Our own guideline', url: null, date: '2026', kind: 'practice' },
    measuredBy: describeEvidenceSources(PROFILE_SOURCES),
    ...over[id],
  });
  const seen: Check = { ...waiting('reviewsPhotos.sitePhotos', 22), status: 'pass', points: 22, measuredBy: null };
  const named: Check = { ...seen, id: 'businessCategory.clear', points: 50, maxPoints: 50 };
  const linked: Check = { ...seen, id: 'communitySignals.links', points: 80, maxPoints: 80 };
  const measured = {
    ...factors,
    reviewsPhotos: {
      ...reviewsPhotos,
      checks: [
        waiting('reviewsPhotos.rating', 22),
        waiting('reviewsPhotos.reviewCount', 24),
        waiting('reviewsPhotos.recentReviews', 18),
        waiting('reviewsPhotos.profilePhotos', 14),
        seen,
      ],
    },
    reviewResponses: { ...reviewResponses, checks: [waiting('reviewResponses.replyShare', 100)] },
    businessCategory: { ...businessCategory, checks: [named, waiting('businessCategory.profileCategory', 50)] },
    communitySignals: { ...communitySignals, checks: [linked, waiting('communitySignals.recentReviews', 20)] },
  };
  return { ...analysis, factors: measured, ...computeScore(measured) };
}
