import { describe, expect, it } from 'vitest';
import { FIX_IDS, FIXES } from '#shared/product/fixes.ts';
import { aBusiness, aHeading, aPage, aProfile, aSite, someEvidence } from '#test/builders.ts';
import { evaluate } from './evaluate.ts';
import { FIX_IT_CHECK_IDS } from './fix-it-scores.ts';

const scoresOf = (over: Parameters<typeof someEvidence>[0]) => evaluate(someEvidence(over)).fixItScores;

describe('fixItScores', () => {
  it('names only checks that exist', () => {
    const ids = Object.values(evaluate(someEvidence()).factors).flatMap(({ checks }) => checks.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining([...FIX_IT_CHECK_IDS, ...FIX_IDS.flatMap((id) => FIXES[id].checkIds)]));
  });

  it('takes three scores from their factors', () => {
    const { factors, fixItScores } = evaluate(
      someEvidence({ business: aBusiness({ questions: [], phones: [] }), home: aPage({ headings: [] }) }),
    );
    expect(fixItScores).toMatchObject({
      qa: factors.qaUpdates.score,
      h1: factors.websiteH1.score,
      nap: factors.napConsistency.score,
    });
  });

  it('judges keywords by title, heading and description, each by its weight', () => {
    expect(scoresOf({}).keywords).toBe(100);
    const home = aPage({ headings: [aHeading(1, 'Welcome')], title: 'Home', metaDescription: null });
    expect(scoresOf({ home }).keywords).toBe(0);
    // Heading 25, title 24 points of the factor's 100 at weight 13; description 26 of 100 at weight 6.
    const expected = Math.round((100 * (24 * 13 + 26 * 6)) / (49 * 13 + 26 * 6));
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
