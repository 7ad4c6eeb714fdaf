import { describe, expect, it } from 'vitest';
import { FIX_IT_CHECKS } from '#shared/audit/check-ids.ts';
import { fixItWeights } from '#shared/audit/fix-it-checks.ts';
import { computeCheckScore } from '#shared/audit/score-arithmetic.ts';
import { addOnsToShow } from '#shared/product/add-ons.ts';
import { FIX_IDS } from '#shared/product/fix-ids.ts';
import { FIXES } from '#shared/product/fixes.ts';
import { aBusiness, aHeading, aPage, aProfile, aSite, someEvidence } from '#test/builders.ts';
import { evaluate } from './evaluate.ts';
import type { CheckRule } from './factors/check-evaluation.ts';
import { REGISTRY } from './factors/registry.ts';

/** What one point of a factor's checks is of the whole score. */
function weightOfAPoint({
  weight,
  rules,
}: {
  readonly weight: number;
  readonly rules: Readonly<Record<string, CheckRule>>;
}) {
  return weight / Object.values(rules).reduce((sum, { maxPoints }) => sum + maxPoints, 0);
}

const scoresOf = (over: Parameters<typeof someEvidence>[0]) => evaluate(someEvidence(over)).fixItScores;

describe('fixItScores', () => {
  it('has checks for each score and each text, all of which are evaluated', () => {
    const ids = Object.values(evaluate(someEvidence()).factors).flatMap(({ checks }) => checks.map(({ id }) => id));
    for (const named of [...Object.values(FIX_IT_CHECKS), ...FIX_IDS.map((id) => FIXES[id].checkIds)]) {
      expect(named.length).toBeGreaterThan(0);
      expect(ids).toEqual(expect.arrayContaining([...named]));
    }
  });

  it('has no score of reviews where no review was seen', () => {
    const none = evaluate(someEvidence({ business: aBusiness({ testimonials: [] }) }));
    expect(none.factors.reviewsPhotos.checks.find(({ id }) => id === 'reviewsPhotos.testimonials')?.status).toBe(
      'fail',
    );
    expect(none.fixItScores.reviews).toBeNull();
    expect(addOnsToShow(none.fixItScores).map(({ id }) => id)).not.toContain('review-reply-pack');
  });

  it('has a score from a third of the weight on, for all six', () => {
    const { factors, fixItScores } = evaluate(someEvidence());
    for (const part of ['qa', 'reviews', 'h1', 'photos', 'nap', 'keywords'] as const) {
      const { weight, measuredWeight } = fixItWeights(factors, part);
      expect([part, fixItScores[part] === null]).toEqual([part, measuredWeight < weight / 3]);
    }
    const checks = (share: number) => [
      { id: 'a', status: 'fail' as const, points: 0, maxPoints: share },
      { id: 'b', status: 'notMeasured' as const, points: 0, maxPoints: 3 - share },
    ];
    const scoreAt = (share: number) =>
      computeCheckScore({ one: { weight: 7, category: 'website', checks: checks(share) } }, new Set(['a', 'b']));
    expect([scoreAt(0.99), scoreAt(1), scoreAt(2)]).toEqual([null, 0, 0]);
  });

  it('takes three scores from their factors', () => {
    const { factors, fixItScores } = evaluate(
      someEvidence({ business: aBusiness({ questions: [], phones: [] }), pages: [aPage({ headings: [], links: [] })] }),
    );
    expect(fixItScores).toMatchObject({
      qa: factors.qaUpdates.score,
      h1: factors.websiteH1.score,
      nap: factors.napConsistency.score,
    });
  });

  it('evaluates keywords by title, heading and description, each by its weight', () => {
    expect(scoresOf({}).keywords).toBe(100);
    const home = aPage({ headings: [aHeading(1, 'Welcome')], title: 'Home', metaDescription: null });
    expect(scoresOf({ home }).keywords).toBe(0);
    // Heading 25 and title 24 points of one factor, description 26 points of another.
    const [heading, description] = [weightOfAPoint(REGISTRY.websiteH1), weightOfAPoint(REGISTRY.description)];
    const measured = 49 * heading + 26 * description;
    const expected = Math.round((100 * (24 * heading + 26 * description)) / measured);
    expect(scoresOf({ home: aPage({ headings: [aHeading(1, 'Welcome')] }) }).keywords).toBe(expected);
  });

  it('keeps reviews and photos apart', () => {
    const value = aProfile({ rating: 3, reviewCount: 0, reviewsLast90Days: 0, replyShare: 0 });
    const scores = scoresOf({ profile: { kind: 'found', value }, business: aBusiness({ testimonials: [] }) });
    expect(scores).toMatchObject({ reviews: 0, photos: 100 });
  });

  it('is null where nothing was measured', () => {
    const business = aBusiness({
      testimonials: [],
      category: null,
      services: [],
      address: null,
      serviceAreas: [],
      sources: {},
    });
    const site = aSite({ textWithoutScripts: false });
    expect(scoresOf({ business, site, home: aPage({ images: [] }) })).toMatchObject({
      reviews: null,
      photos: null,
      keywords: null,
    });
  });
});
