import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { TakeoutFile } from '#shared/fixes/takeout-profile.ts';
import { readTakeout } from './read-takeout.ts';

const HOME = 'Takeout/Google Business Profile/account-11/location-22';

/** A zip of these files; what is no bytes becomes JSON. */
function zipOf(files: Readonly<Record<string, unknown>>): Uint8Array {
  const entries: Zippable = {};
  for (const [path, content] of Object.entries(files)) {
    entries[path] = [
      content instanceof Uint8Array ? content : strToU8(JSON.stringify(content)),
      { mtime: new Date('2026-11-02T12:00:00Z') },
    ];
  }
  return zipSync(entries);
}

async function read(files: Readonly<Record<string, unknown>>): Promise<TakeoutFile> {
  const reading = await readTakeout(zipOf(files));
  if (!('profiles' in reading)) throw new Error(`refused: ${reading.code}`);
  return TakeoutFile.parse(reading);
}
const readOne = async (files: Readonly<Record<string, unknown>>) => (await read(files)).profiles[0];
const refusalOf = async (files: Readonly<Record<string, unknown>>) => {
  const reading = await readTakeout(zipOf(files));
  return 'profiles' in reading ? null : reading.code;
};

const review = (id: string, over: Readonly<Record<string, unknown>> = {}) => ({
  name: `accounts/11/locations/22/reviews/${id}`,
  reviewer: { displayName: 'Ada Sample' },
  starRating: 'FIVE',
  comment: `Words of ${id}`,
  createTime: '2026-09-01T08:00:00.123456Z',
  updateTime: '2026-09-01T08:00:00.123456Z',
  ...over,
});
const LOCATION = {
  name: 'locations/22',
  title: 'Harbor & Pine Plumbing',
  phoneNumbers: { primaryPhone: '(555) 555-0142' },
  categories: {
    primaryCategory: { name: 'gcid:plumber', displayName: 'Plumber' },
    additionalCategories: [{ name: 'gcid:drainage_service' }, { displayName: 'Water heater repair service' }],
  },
  storefrontAddress: { locality: 'Duluth', addressLines: ['418 Canal Park Drive'] },
  websiteUri: 'https://harborandpine.example/',
  profile: { description: ' We repair taps and clear drains in Duluth. ' },
  metadata: { newReviewUri: 'https://search.google.com/local/writereview?placeid=abc' },
};

describe('a Takeout file of a business profile', () => {
  it('gives the location, its reviews from all pages, posts and photos', async () => {
    const photo = new Uint8Array(2048).fill(7);
    const file = await read({
      [`${HOME}/data.json`]: LOCATION,
      [`${HOME}/reviews.json`]: { reviews: [review('a'), review('b', { createTime: '2026-10-05T09:30:00Z' })] },
      [`${HOME}/reviews-XyZ.json`]: {
        reviews: [
          review('c', {
            starRating: 'TWO',
            comment: undefined,
            reviewReply: { comment: 'Sorry to hear it.', updateTime: '2026-09-03T10:00:00Z' },
          }),
        ],
      },
      [`${HOME}/localPost-9/data.json`]: {
        name: 'accounts/11/locations/22/localPosts/9',
        summary: 'Frozen pipe? Call us.',
        topicType: 'OFFER',
        createTime: '2026-01-12T07:00:00Z',
      },
      [`${HOME}/localPost-9/media-1.jpg`]: photo,
      [`${HOME}/media-1.json`]: { name: 'accounts/11/locations/22/media/1', mediaFormat: 'PHOTO' },
      [`${HOME}/media-2.json`]: { name: 'accounts/11/locations/22/media/2', mediaFormat: 'VIDEO' },
      [`${HOME}/media-1.jpg`]: photo,
      [`${HOME}/media-3.png`]: photo,
      'Takeout/archive_browser.html': strToU8('<html></html>'),
    });
    expect(file.warnings).toEqual([]);
    expect(file.madeAt?.slice(0, 10)).toBe('2026-11-02');
    expect(file.profiles).toEqual([
      {
        locationId: '22',
        name: 'Harbor & Pine Plumbing',
        description: 'We repair taps and clear drains in Duluth.',
        categories: ['Plumber', 'Water heater repair service'],
        address: '418 Canal Park Drive, Duluth',
        city: 'Duluth',
        phone: '(555) 555-0142',
        website: 'https://harborandpine.example/',
        reviewUrl: 'https://search.google.com/local/writereview?placeid=abc',
        reviews: [
          expect.objectContaining({
            id: 'locations/22/reviews/b',
            rating: 5,
            createdAt: '2026-10-05T09:30:00.000Z',
            reply: null,
          }),
          expect.objectContaining({ id: 'locations/22/reviews/a', comment: 'Words of a' }),
          {
            id: 'locations/22/reviews/c',
            rating: 2,
            comment: null,
            createdAt: '2026-09-01T08:00:00.123Z',
            updatedAt: '2026-09-01T08:00:00.123Z',
            reply: { comment: 'Sorry to hear it.', updatedAt: '2026-09-03T10:00:00.000Z' },
          },
        ],
        posts: [
          { id: 'localPosts/9', kind: 'offer', text: 'Frozen pipe? Call us.', createdAt: '2026-01-12T07:00:00.000Z' },
        ],
        photoCount: 2,
        warnings: [],
      },
    ]);
    expect(JSON.stringify(file)).not.toContain('Ada Sample');
  });

  it('is read whatever language its folders and files are in, and with the fields of the older interface', async () => {
    const profile = await readOne({
      'Takeout/Unternehmensprofil/Standort A/Daten.json': {
        name: 'accounts/1/locations/77',
        locationName: 'Bäckerei Lindner',
        primaryCategory: { displayName: 'Bäckerei' },
        additionalCategories: [{ displayName: 'Café' }],
        primaryPhone: '0561 555 0142',
        address: { locality: 'Kassel' },
        websiteUrl: 'https://baeckerei-lindner.example/',
      },
      'Takeout/Unternehmensprofil/Standort A/Rezensionen.json': [
        { starRating: 4, comment: 'Gutes Brot', createTime: '2026-05-01T08:00:00Z' },
        { starRating: 4, comment: 'Gutes Brot', createTime: '2026-05-01T08:00:00Z' },
      ],
      'Takeout/Unternehmensprofil/Standort A/Bild.jpg': new Uint8Array(10),
    });
    expect(profile).toMatchObject({
      locationId: '77',
      name: 'Bäckerei Lindner',
      categories: ['Bäckerei', 'Café'],
      city: 'Kassel',
      website: 'https://baeckerei-lindner.example/',
      photoCount: 1,
      reviews: [{ rating: 4, comment: 'Gutes Brot' }],
    });
  });

  it('counts a location that stands under two accounts once, with the newest version of each review', async () => {
    const other = 'Takeout/Google Business Profile/account-99/location-22';
    const file = await read({
      [`${HOME}/reviews.json`]: { reviews: [review('a'), review('b')] },
      [`${HOME}/1.jpg`]: new Uint8Array(4),
      [`${other}/reviews.json`]: {
        reviews: [
          review('a', {
            name: 'accounts/99/locations/22/reviews/a',
            comment: 'Changed my mind',
            starRating: 'ONE',
            updateTime: '2026-10-30T00:00:00Z',
          }),
        ],
      },
      [`${other}/1.jpg`]: new Uint8Array(4),
      [`${other}/data.json`]: LOCATION,
    });
    expect(file.profiles).toHaveLength(1);
    expect(file.profiles[0]).toMatchObject({ name: 'Harbor & Pine Plumbing', photoCount: 1 });
    expect(file.profiles[0]?.reviews).toHaveLength(2);
    expect(file.profiles[0]?.reviews?.find(({ id }) => id.endsWith('/a'))).toMatchObject({
      rating: 1,
      comment: 'Changed my mind',
    });
  });

  it('keeps several locations apart, the one with the most reviews first', async () => {
    const file = await read({
      'T/G/account-1/location-1/data.json': { ...LOCATION, name: 'locations/1', title: 'Small' },
      'T/G/account-1/location-2/additionalData.json': {
        attributes: [
          { id: { attributeType: 'OTHER' }, values: [] },
          { id: { attributeType: 'LISTING_NAME' }, values: [{ datum: { listingName: { text: 'Large' } } }] },
        ],
      },
      'T/G/account-1/location-2/reviews.json': { reviews: [review('a', { name: 'accounts/1/locations/2/reviews/a' })] },
      'T/G/account-1/data.json': { accountName: 'Ada Sample', type: 'PERSONAL' },
    });
    expect(file.profiles.map(({ name, locationId }) => [name, locationId])).toEqual([
      ['Large', '2'],
      ['Small', '1'],
    ]);
  });

  it('distinguishes an empty list of reviews from a missing one', async () => {
    expect(await readOne({ [`${HOME}/data.json`]: LOCATION })).toMatchObject({ reviews: null, photoCount: null });
    expect(await readOne({ [`${HOME}/data.json`]: LOCATION, [`${HOME}/reviews.json`]: { reviews: [] } })).toMatchObject(
      {
        reviews: [],
      },
    );
  });

  it.each([
    ['(Translated by Google) Good bread\n\n(Original)\nGutes Brot', 'Gutes Brot'],
    ['Gutes Brot\n\n(Translated by Google)\nGood bread', 'Gutes Brot'],
    ['  Good bread ', 'Good bread'],
    ['', null],
  ])('keeps the customer’s own words of %j', async (comment, expected) => {
    const profile = await readOne({ [`${HOME}/reviews.json`]: { reviews: [review('a', { comment })] } });
    expect(profile?.reviews?.[0]?.comment).toBe(expected);
  });

  it('leaves out what is no review and no date, and says so', async () => {
    const file = await read({
      [`${HOME}/reviews.json`]: {
        totalReviewCount: 40,
        reviews: [
          review('a', { createTime: '0001-01-01', updateTime: 'soon', starRating: 'STAR_RATING_UNSPECIFIED' }),
          null,
          7,
          { x: 1 },
        ],
      },
      [`${HOME}/reviews-2.json`]: strToU8('{"reviews": ['),
      'Takeout/Maps (your places)/Reviews.json': {
        type: 'FeatureCollection',
        features: [{ properties: { five_star_rating_published: 4 } }],
      },
    });
    expect(file.profiles[0]?.reviews).toEqual([
      expect.objectContaining({ id: 'locations/22/reviews/a', rating: null, createdAt: null, updatedAt: null }),
    ]);
    expect(file.profiles[0]?.warnings).toEqual([
      '3 entries of the review list could not be read and were left out.',
      'Google counts 40 reviews, the file holds 1. A part of the export may be missing.',
      '1 of the reviews has no stars and does not count for the rating.',
    ]);
    expect(file.warnings).toEqual([
      'The file reviews-2.json could not be read and was left out.',
      'The zip also holds reviews that you wrote about other places. They were left out.',
    ]);
  });

  it('takes posts by kind and drops those that Google refused', async () => {
    const post = (id: string, over: object) => ({
      name: `accounts/1/locations/22/localPosts/${id}`,
      summary: `Post ${id}`,
      createTime: `2026-0${id}-01T00:00:00Z`,
      ...over,
    });
    const profile = await readOne({
      [`${HOME}/data.json`]: LOCATION,
      [`${HOME}/localPost-1/data.json`]: post('1', { topicType: 'STANDARD' }),
      [`${HOME}/localPost-2/data.json`]: post('2', {
        topicType: 'EVENT',
        summary: undefined,
        event: { title: 'Open day' },
      }),
      [`${HOME}/localPost-3/data.json`]: post('3', { state: 'REJECTED' }),
    });
    expect(profile?.posts.map(({ kind, text }) => [kind, text])).toEqual([
      ['event', 'Open day'],
      ['update', 'Post 1'],
    ]);
  });

  it.each([
    [
      'no-profile',
      { 'Takeout/Photos/a.json': { title: 'a.jpg', description: '' }, 'Takeout/Mail/x.mbox': new Uint8Array(9) },
    ],
    ['no-profile', { 'Takeout/Play/reviews.json': { reviews: [{ review: { text: 'A fine app' } }] } }],
    [
      'no-profile',
      { 'Takeout/Maps/Saved places.json': { type: 'FeatureCollection', features: [{ properties: { name: 'Home' } }] } },
    ],
    [
      'only-written-reviews',
      { 'Takeout/Maps/Reviews.json': { type: 'FeatureCollection', features: [{ properties: { 'Star Rating': 5 } }] } },
    ],
    ['zip-in-zip', { 'takeout-001.zip': new Uint8Array(40) }],
    ['damaged', { [`${HOME}/reviews.json`]: strToU8('{"reviews":') }],
  ])('is refused as %s when there is no profile in it', async (code, files) => {
    expect(await refusalOf(files)).toBe(code);
  });
});
