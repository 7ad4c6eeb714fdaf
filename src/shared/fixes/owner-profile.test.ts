import { describe, expect, it } from 'vitest';
import {
  findProfileProblems,
  mergeProfile,
  mergeStatements,
  type OwnerStatement,
  ProfileValues,
  restate,
  type TakeoutValues,
} from './owner-profile.ts';

const MONDAY = '2026-11-16T10:00:00.000Z';
const TUESDAY = '2026-11-17T10:00:00.000Z';
const WEDNESDAY = '2026-11-18T10:00:00.000Z';
const stated = (values: ProfileValues, at = TUESDAY) => restate(null, values, at);
const file = (over: Partial<TakeoutValues> = {}): TakeoutValues => ({
  values: { rating: 4.4, reviewCount: 40 },
  goodReviewShare: 0.9,
  importedAt: MONDAY,
  madeAt: MONDAY,
  ...over,
});

describe('what an owner may state', () => {
  it.each([
    ['rating', { rating: 5.1 }],
    ['rating', { rating: 0.5 }],
    ['rating', { rating: 4.65 }],
    ['reviewCount', { reviewCount: -1 }],
    ['reviewCount', { reviewCount: 3.5 }],
    ['replyShare', { replyShare: 101 }],
    ['photoCount', { photoCount: 1e9 }],
    ['lastPostOn', { lastPostOn: '2026-13-01' }],
    ['categories', { categories: Array<string>(11).fill('Plumber') }],
    ['categories', { categories: ['  '] }],
  ])('refuses %s in %j with a sentence', (field, values) => {
    const { error } = ProfileValues.safeParse(values);
    expect(error?.issues[0]?.path[0]).toBe(field);
    expect(error?.issues[0]?.message).toMatch(/^[A-Z].*\.$|Too small/);
  });

  it('takes every value alone and none at all, and cuts no description', () => {
    const long = 'x'.repeat(2000);
    expect(ProfileValues.parse({})).toEqual({});
    expect(ProfileValues.parse({ description: long }).description).toHaveLength(2000);
    expect(ProfileValues.parse({ rating: 4.7, reviewCount: 1 })).toEqual({ rating: 4.7, reviewCount: 1 });
  });

  it.each([
    ['reviewCount', { rating: 4.7 }],
    ['rating', { rating: 4.7, reviewCount: 0 }],
    ['reviewsLast90Days', { reviewCount: 5, reviewsLast90Days: 6 }],
    ['replyShare', { reviewCount: 0, replyShare: 50 }],
    ['lastPostOn', { lastPostOn: '2026-11-23' }],
    ['categories', { categories: ['Plumber', 'plumber'] }],
  ] as const)('finds that %s cannot be in %j', (field, values) => {
    expect(findProfileProblems(ProfileValues.parse(values), '2026-11-22').map((problem) => problem.field)).toEqual([
      field,
    ]);
  });

  it('finds nothing in what can be', () => {
    const values = { rating: 4.7, reviewCount: 5, reviewsLast90Days: 5, replyShare: 0, lastPostOn: '2026-11-22' };
    expect(findProfileProblems(values, '2026-11-22')).toEqual([]);
    expect(findProfileProblems({ reviewsLast90Days: 3 }, '2026-11-22')).toEqual([]);
  });
});

describe('the precedence of profile sources', () => {
  it('is empty without owner input', () => {
    expect(mergeProfile(null, null)).toEqual({ values: {}, goodReviewShare: null, sources: {} });
  });

  it('prefers the latest input, value by value', () => {
    const typed = stated({ rating: 4.7, photoCount: 12 });
    const later = mergeProfile(typed, file({ importedAt: WEDNESDAY, madeAt: WEDNESDAY }));
    expect(later.values).toEqual({ rating: 4.4, reviewCount: 40, photoCount: 12 });
    expect(later.sources.rating).toEqual({ kind: 'takeout', at: WEDNESDAY });
    expect(later.sources.photoCount).toEqual({ kind: 'owner', at: TUESDAY });
    expect(mergeProfile(typed, file()).values).toMatchObject({ rating: 4.7, reviewCount: 40 });
    expect(mergeProfile(typed, file()).goodReviewShare).toBe(0.9);
  });

  it('is not an old file given late', () => {
    const old = file({ importedAt: WEDNESDAY, madeAt: '2026-06-01T00:00:00.000Z' });
    expect(mergeProfile(stated({ rating: 4.7 }), old).values).toEqual({ rating: 4.7, reviewCount: 40 });
  });
});

describe('stating again', () => {
  const before: OwnerStatement = stated({ rating: 4.7, reviewCount: 30, photoCount: 9 }, MONDAY);

  it('keeps the time of what did not change, and drops what was left out', () => {
    expect(restate(before, { rating: 4.7, reviewCount: 31 }, TUESDAY)).toEqual({
      values: { rating: 4.7, reviewCount: 31 },
      at: { rating: MONDAY, reviewCount: TUESDAY },
    });
  });

  it('is a new word where another teller’s value counts now', () => {
    const again = restate(before, { rating: 4.7, photoCount: 9 }, TUESDAY, (field) => field !== 'rating');
    expect(again.at).toEqual({ rating: TUESDAY, photoCount: MONDAY });
  });

  it('of two statements takes the newer value of each field', () => {
    const other = stated({ reviewCount: 32, replyShare: 50 }, TUESDAY);
    expect(mergeStatements(before, other).values).toEqual({
      rating: 4.7,
      reviewCount: 32,
      photoCount: 9,
      replyShare: 50,
    });
    expect(mergeStatements(other, before).values.reviewCount).toBe(32);
    expect(mergeStatements(null, other)).toEqual(other);
  });
});
