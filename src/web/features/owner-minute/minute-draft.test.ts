import { describe, expect, it } from 'vitest';
import type { ProfileView } from '#shared/api/facts.ts';
import { EMPTY_MINUTE, type MinuteDraft, readMinute } from './minute-draft.ts';

const PROFILE: ProfileView = { stated: {}, known: {}, sources: {}, takeout: null };
const read = (over: Partial<MinuteDraft>, profile = PROFILE) =>
  readMinute(profile, { ...EMPTY_MINUTE, ...over }, '2026-11-22');

describe('the answers of the owner’s minute', () => {
  it('are values of the profile, and what was stated before stays', () => {
    const before: ProfileView = {
      ...PROFILE,
      stated: { description: 'We repair taps.', phone: '(218) 555-0142', categories: ['Plumber', 'Drainage service'] },
    };
    expect(read({ rating: '4,7', reviewCount: '1 204', photoCount: '23', name: 'Harbor' }, before)).toEqual({
      ok: true,
      values: { ...before.stated, rating: 4.7, reviewCount: 1204, photoCount: 23, name: 'Harbor' },
    });
  });

  it.each([
    ['7', '', 70],
    ['7', '86', 70],
    ['0', '86', 0],
    ['3', '6', 50],
    ['1', '3', 33],
  ])('make %s replies to the newest of %s reviews %s%%', (repliedOfNewest, reviewCount, replyShare) => {
    expect(read({ repliedOfNewest, reviewCount })).toMatchObject({ ok: true, values: { replyShare } });
  });

  it.each([
    [{ repliedOfNewest: '12', reviewCount: '86' }, 'repliedOfNewest', /0 to 10/],
    [{ repliedOfNewest: '7', reviewCount: '6' }, 'repliedOfNewest', /0 to 6/],
    [{ repliedOfNewest: 'most', reviewCount: '6' }, 'repliedOfNewest', /0 to 6/],
    [{ repliedOfNewest: '0', reviewCount: '0' }, 'repliedOfNewest', /nothing to reply to/],
    [{ rating: '4.7' }, 'reviewCount', /how many reviews/],
    [{ rating: '7', reviewCount: '3' }, 'rating', /at most 5/],
    [{ reviewCount: '3', reviewsLast90Days: '4' }, 'reviewsLast90Days', /cannot have more/],
    [{ phone: 'call us' }, 'phone', /area code/],
  ] as const)('say where %j cannot be', (over, field, sentence) => {
    expect(read(over)).toMatchObject({ ok: false, problems: [{ field, sentence: expect.stringMatching(sentence) }] });
  });

  it('name no field for a value that the minute does not ask for', () => {
    const before: ProfileView = { ...PROFILE, stated: { lastPostOn: '2026-11-23' } };
    expect(read({ photoCount: '3' }, before)).toMatchObject({ ok: false, problems: [{ field: null }] });
  });
});
