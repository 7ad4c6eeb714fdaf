import { describe, expect, it } from 'vitest';
import type { ProfileValues } from '#shared/fixes/owner-profile.ts';
import { buildProfileDraft, readDraft } from './profile-draft.ts';

const TODAY = '2026-11-22';
const stated = (values: ProfileValues) => buildProfileDraft({ stated: values, sources: {} });
const EMPTY = stated({});
const read = (over: Partial<typeof EMPTY>) => readDraft({ ...EMPTY, ...over }, TODAY);

describe('the profile form', () => {
  it('shows what was stated and reads the same again', () => {
    const values: ProfileValues = {
      rating: 4.7,
      reviewCount: 31,
      reviewsLast90Days: 5,
      replyShare: 85,
      photoCount: 0,
      lastPostOn: '2026-11-20',
      categories: ['Plumber', 'Drainage service'],
      description: 'We repair taps.',
      name: 'Harbor & Pine Plumbing',
      address: '2114 Lantern St, Duluth, MN 55802',
      phone: '(218) 555-0142',
    };
    expect(readDraft(stated(values), TODAY)).toEqual({ ok: true, values });
    expect(read({})).toEqual({ ok: true, values: {} });
  });

  it('leaves a field empty whose value a later file replaced', () => {
    const sources = { rating: { kind: 'takeout', at: TODAY }, photoCount: { kind: 'owner', at: TODAY } } as const;
    expect(buildProfileDraft({ stated: { rating: 4.7, photoCount: 9 }, sources })).toMatchObject({
      rating: '',
      photoCount: '9',
    });
  });

  it('takes numbers as people type them', () => {
    expect(read({ rating: '4,7', reviewCount: '1 200', replyShare: '85 %' })).toMatchObject({
      values: { rating: 4.7, reviewCount: 1200, replyShare: 85 },
    });
  });

  it.each([
    [{ rating: 'good', reviewCount: '3' }, 'rating'],
    [{ rating: '4.7' }, 'reviewCount'],
    [{ phone: 'call us' }, 'phone'],
    [{ moreCategories: 'Drainage service' }, 'category'],
    [{ category: 'Plumber', moreCategories: 'plumber' }, 'category'],
    [{ lastPostOn: '2026-11-23' }, 'lastPostOn'],
    [{ reviewCount: '3', reviewsLast90Days: '4' }, 'reviewsLast90Days'],
  ])('says where %j cannot be', (over, field) => {
    expect(read(over)).toMatchObject({
      ok: false,
      problems: [{ field, sentence: expect.stringMatching(/^[A-Z].*\.$/) }],
    });
  });
});
