import { describe, expect, it } from 'vitest';
import { applyOwnerProfile } from './apply-owner-profile.ts';
import { chooseTakeoutProfile } from './choose-takeout-profile.ts';
import type { TakeoutFile, TakeoutProfile, TakeoutReview } from './takeout-profile.ts';
import { countTakeout } from './takeout-values.ts';

const AT = '2026-11-22T00:00:00.000Z';
const review = (rating: number | null, createdAt: string | null, isReplied = false): TakeoutReview => ({
  id: `${rating} ${createdAt}`,
  rating,
  comment: 'Private words',
  createdAt,
  updatedAt: createdAt,
  reply: isReplied ? { comment: 'Thank you', updatedAt: createdAt } : null,
});
const profileWith = (over: Partial<TakeoutProfile> = {}): TakeoutProfile => ({
  locationId: '1',
  name: 'Harbor & Pine Plumbing',
  description: null,
  categories: [],
  city: null,
  phone: null,
  website: null,
  reviewUrl: null,
  reviews: null,
  posts: [],
  photoCount: null,
  warnings: [],
  ...over,
});

describe('what a Takeout file counts', () => {
  it('leaves open what the file does not hold', () => {
    expect(countTakeout(profileWith({ name: null }), AT)).toEqual({ values: {}, goodReviewShare: null });
    expect(countTakeout(profileWith({ name: null, reviews: [] }), AT).values).toEqual({
      reviewCount: 0,
      reviewsLast90Days: 0,
    });
  });

  it('counts reviews, their stars, their replies and the last 90 days of the file', () => {
    const reviews = [
      review(5, '2026-11-20T00:00:00.000Z', true),
      review(4, '2026-08-24T00:00:00.000Z'),
      review(2, '2026-08-23T00:00:00.000Z', true),
      review(null, '2020-01-01T00:00:00.000Z'),
    ];
    expect(countTakeout(profileWith({ name: null, reviews, photoCount: 7 }), AT)).toEqual({
      values: { rating: 3.7, reviewCount: 4, reviewsLast90Days: 2, replyShare: 50, photoCount: 7 },
      goodReviewShare: 2 / 3,
    });
  });

  it('takes name, address and phone, and leaves out what no profile can have', () => {
    const address = '2114 Lantern St, Duluth, MN 55802';
    const given = profileWith({ address, phone: '(218) 555-0142' });
    expect(countTakeout(given, AT).values).toEqual({
      name: 'Harbor & Pine Plumbing',
      address,
      phone: '(218) 555-0142',
    });
    expect(countTakeout(profileWith({ address: 'x'.repeat(400), phone: 'ask' }), AT).values).toEqual({
      name: 'Harbor & Pine Plumbing',
    });
  });

  it('does not guess the last 90 days where reviews have no dates', () => {
    const reviews = [review(5, null), review(5, AT)];
    expect(countTakeout(profileWith({ reviews }), AT).values).not.toHaveProperty('reviewsLast90Days');
  });

  it('takes the newest post that is not of the future', () => {
    const post = (createdAt: string | null) => ({ id: 'p', kind: 'update', text: 'New van', createdAt }) as const;
    const posts = [
      post('2027-01-01T00:00:00.000Z'),
      post('2026-11-01T08:00:00.000Z'),
      post('2026-10-01T08:00:00.000Z'),
    ];
    expect(countTakeout(profileWith({ name: null, posts }), AT).values).toEqual({ lastPostOn: '2026-11-01' });
  });
});

describe('the location of a file that is the audited business', () => {
  const business = {
    name: 'Harbor & Pine Plumbing',
    phones: [{ e164: '+12185550142', display: '(218) 555-0142', isMain: true }],
    address: { street: null, city: 'Duluth', region: null, postalCode: null, country: null },
  };
  const site = 'https://www.harborandpine.example/';
  const choose = (...profiles: TakeoutProfile[]) => {
    const file: TakeoutFile = { profiles, madeAt: null, warnings: [] };
    return chooseTakeoutProfile(file, business, site);
  };
  const bakery = profileWith({ locationId: '2', name: 'Elsewhere Bakery', city: 'Lyon' });

  it.each([
    ['its website', { name: null, website: 'https://harborandpine.example/contact' }],
    ['its phone, however written', { name: null, phone: '218-555-0142' }],
    ['its name, with a town behind', { name: 'Harbor & Pine Plumbing Duluth' }],
  ])('is known by %s', (_, over) => {
    const own = profileWith({ locationId: '7', ...over });
    expect(choose(bakery, own)).toEqual({ profile: own, doubt: null });
  });

  it('is said to be doubtful where nothing fits or several do', () => {
    expect(choose(bakery)?.doubt).toMatch(/Nothing in it matches/);
    expect(choose(profileWith(), profileWith({ locationId: '9' }))?.doubt).toMatch(/Several profiles/);
  });
});

describe('profile input as facts', () => {
  const idOf = (kind: string, value: string) => `${kind}-${value}`;
  const page = { kind: 'page', url: 'https://harborandpine.example/', quote: 'x' } as const;
  const found = (kind: 'rating' | 'phone' | 'city', value: string) =>
    ({ id: idOf(kind, value), kind, value, foundValue: null, state: 'found', origin: page }) as const;
  const sheet = { businessId: 'b', language: 'en', facts: [found('rating', '5'), found('city', 'Duluth')] } as const;

  it('takes the place of a rating that a page states, and fills what the site leaves open', () => {
    const profile = profileWith({ city: 'Superior', phone: '(218) 555-0142', reviews: [review(5, AT)] });
    const known = {
      values: { rating: 4.7, reviewCount: 31 },
      goodReviewShare: null,
      sources: { rating: { kind: 'takeout', at: AT }, reviewCount: { kind: 'owner', at: AT } },
    } as const;
    const given = applyOwnerProfile({ ...sheet, facts: [...sheet.facts] }, known, { profile, at: AT }, idOf);
    expect(given.facts.map(({ kind, value, origin }) => [kind, value, origin.kind])).toEqual([
      ['city', 'Duluth', 'page'],
      ['rating', '4.7', 'takeout'],
      ['reviewCount', '31', 'owner'],
      ['name', 'Harbor & Pine Plumbing', 'takeout'],
      ['phone', '(218) 555-0142', 'takeout'],
    ]);
    expect(JSON.stringify(given)).not.toContain('Private words');
  });

  it('changes nothing without input', () => {
    const untouched = { ...sheet, facts: [...sheet.facts] };
    expect(applyOwnerProfile(untouched, { values: {}, goodReviewShare: null, sources: {} }, null, idOf)).toEqual(
      untouched,
    );
  });
});
