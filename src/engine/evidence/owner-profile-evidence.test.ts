import { describe, expect, it } from 'vitest';
import { mergeProfile, type ProfileValues, restate } from '#shared/fixes/owner-profile.ts';
import { someEvidence } from '#test/builders.ts';
import { evaluate } from '../evaluate.ts';
import { ownerProfileEvidence } from './owner-profile-evidence.ts';

const COLLECTED = '2026-11-22T12:00:00.000Z';
const stated = (values: ProfileValues, at = COLLECTED) => mergeProfile(restate(null, values, at), null);
const ALL: ProfileValues = {
  rating: 4.7,
  reviewCount: 31,
  reviewsLast90Days: 5,
  replyShare: 85,
  photoCount: 25,
  lastPostOn: '2026-11-20',
  categories: ['Plumber'],
  description: 'Plumber in Duluth since 1987.',
};

describe('the owner’s input on the profile', () => {
  it('is not connected without input', () => {
    expect(ownerProfileEvidence(undefined, COLLECTED).kind).toBe('notConfigured');
    expect(ownerProfileEvidence(stated({}), COLLECTED).kind).toBe('notConfigured');
  });

  it('becomes evidence, each value with its source', () => {
    expect(ownerProfileEvidence(stated(ALL), COLLECTED)).toMatchObject({
      kind: 'found',
      value: {
        rating: 4.7,
        replyShare: 0.85,
        daysSinceLastPost: 2,
        sources: { rating: { kind: 'owner' }, daysSinceLastPost: { kind: 'owner', at: COLLECTED } },
      },
    });
  });

  it('expires after a month where it is about a moving window', () => {
    const later = '2027-01-15T12:00:00.000Z';
    expect(ownerProfileEvidence(stated(ALL), later)).toMatchObject({
      value: { rating: 4.7, reviewsLast90Days: null, daysSinceLastPost: null },
    });
  });

  it('never gives a post of the future when entered after the audit', () => {
    const given = stated({ lastPostOn: '2026-11-25' }, '2026-11-26T00:00:00.000Z');
    expect(ownerProfileEvidence(given, COLLECTED)).toMatchObject({ value: { daysSinceLastPost: 1 } });
  });
});

describe('an audit evaluated with it', () => {
  const without = evaluate(someEvidence());
  const judged = evaluate(someEvidence({ profile: ownerProfileEvidence(stated(ALL), COLLECTED) }));
  const marks = Object.values(judged.factors).flatMap(({ checks }) =>
    checks.flatMap(({ id, evidence }) =>
      evidence.flatMap(({ origin, note }) => (origin ? [{ id, origin, note }] : [])),
    ),
  );

  it('marks every check as based on the owner’s input', () => {
    expect(marks.map(({ id }) => id).sort()).toEqual([
      'businessCategory.profileCategory',
      'communitySignals.recentReviews',
      'description.profileDescription',
      'qaUpdates.profilePosts',
      'reviewResponses.replyShare',
      'reviewsPhotos.profilePhotos',
      'reviewsPhotos.rating',
      'reviewsPhotos.recentReviews',
      'reviewsPhotos.reviewCount',
    ]);
    expect(new Set(marks.map(({ note }) => note))).toEqual(new Set(['stated by the owner, Nov 22, 2026']));
  });

  it('has a higher coverage than without', () => {
    expect(judged.coverage).toBeGreaterThan(without.coverage);
    const unmarked = Object.values(without.factors).flatMap(({ checks }) => checks.flatMap(({ evidence }) => evidence));
    expect(unmarked.every(({ origin }) => origin === undefined)).toBe(true);
  });

  it('marks a Takeout file too, and reads each star rating', () => {
    const file = { values: { rating: 4.4 }, goodReviewShare: 0.9, importedAt: COLLECTED, madeAt: COLLECTED };
    const { factors } = evaluate(someEvidence({ profile: ownerProfileEvidence(mergeProfile(null, file), COLLECTED) }));
    const sentiment = factors.communitySignals.checks.find(({ id }) => id === 'communitySignals.sentiment');
    expect(sentiment).toMatchObject({ status: 'pass', evidence: [{ origin: 'takeout' }] });
    expect(factors.communitySignals.sentimentScore).toBe(90);
  });
});
