import { strToU8, zipSync } from 'fflate';

/** One review of a generated Takeout file. */
export interface SampleReview {
  readonly stars: 'ONE' | 'TWO' | 'THREE' | 'FOUR' | 'FIVE';
  /** ISO 8601. */
  readonly at: string;
  readonly comment?: string;
  readonly isReplied?: boolean;
}

export interface SampleLocation {
  readonly id: string;
  readonly title: string;
  readonly phone?: string;
  readonly website?: string;
  readonly city?: string;
  readonly description?: string;
  readonly reviews: readonly SampleReview[];
}

/** A zip as Google Takeout makes one, with these locations, made at `at`. */
export function takeoutZip(locations: readonly SampleLocation[], at: string): Uint8Array<ArrayBuffer> {
  const mtime = new Date(at);
  const files: Record<string, [Uint8Array, { mtime: Date }]> = {};
  for (const location of locations) {
    const folder = `Takeout/Google Business Profile/account-1/location-${location.id}`;
    files[`${folder}/data.json`] = [strToU8(JSON.stringify(dataOf(location))), { mtime }];
    files[`${folder}/reviews.json`] = [strToU8(JSON.stringify({ reviews: reviewsOf(location) })), { mtime }];
  }
  return new Uint8Array(zipSync(files));
}

function dataOf({ id, title, phone, website, city, description }: SampleLocation): object {
  return {
    name: `locations/${id}`,
    title,
    ...(phone === undefined ? {} : { phoneNumbers: { primaryPhone: phone } }),
    ...(website === undefined ? {} : { websiteUri: website }),
    ...(city === undefined ? {} : { storefrontAddress: { locality: city } }),
    ...(description === undefined ? {} : { profile: { description } }),
    categories: { primaryCategory: { displayName: 'Plumber' }, additionalCategories: [] },
  };
}

function reviewsOf({ id, reviews }: SampleLocation): object[] {
  return reviews.map(({ stars, at, comment = 'Quick and clean work.', isReplied = false }, index) => ({
    name: `accounts/1/locations/${id}/reviews/r${index}`,
    reviewer: { displayName: 'Ada Sample' },
    starRating: stars,
    comment,
    createTime: at,
    updateTime: at,
    ...(isReplied ? { reviewReply: { comment: 'Thank you.', updateTime: at } } : {}),
  }));
}
