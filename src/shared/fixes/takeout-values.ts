import { DAY_MS } from '../time/durations.ts';
import { MOST_CATEGORIES, ProfileValues } from './owner-profile.ts';
import type { TakeoutProfile } from './takeout-profile.ts';

const RECENT_DAYS = 90;
const GOOD_STARS = 4;
/** With more undated reviews than this the 90-day count would be a guess. */
const MOST_UNDATED = 0.05;

export interface CountedTakeout {
  readonly values: ProfileValues;
  /** 0 to 1; null without rated reviews. */
  readonly goodReviewShare: number | null;
}

/**
 * Computes the values of a Takeout file: nothing is estimated, and missing data stays unknown. `at` is the time that the
 * file's data is for (ISO 8601). Pure.
 */
export function countTakeout(profile: TakeoutProfile, at: string): CountedTakeout {
  const { categories, description, photoCount, posts, reviews } = profile;
  const { name, address = null, phone } = profile;
  const ratings = (reviews ?? []).flatMap(({ rating }) => rating ?? []);
  const newestPost = posts
    .flatMap(({ createdAt }) => createdAt ?? [])
    .filter((time) => time <= at)
    .sort()
    .at(-1);
  const values: ProfileValues = {
    ...(ratings.length > 0 && { rating: Math.round(10 * (sumOf(ratings) / ratings.length)) / 10 }),
    ...(reviews !== null && { reviewCount: reviews.length }),
    ...recentOf(reviews, at),
    ...(reviews !== null &&
      reviews.length > 0 && {
        replyShare: Math.round((100 * reviews.filter(({ reply }) => reply !== null).length) / reviews.length),
      }),
    ...(photoCount !== null && { photoCount }),
    ...(newestPost !== undefined && { lastPostOn: newestPost.slice(0, 10) }),
    ...(categories.length > 0 && { categories: categories.slice(0, MOST_CATEGORIES) }),
    ...(description !== null && { description }),
    ...fitting('name', name),
    ...fitting('address', address),
    ...fitting('phone', phone),
  };
  const good = ratings.filter((stars) => stars >= GOOD_STARS).length;
  return { values, goodReviewShare: ratings.length === 0 ? null : good / ratings.length };
}

/** A part as a value; none where the file has none, or it is too long to be a profile's. */
function fitting(part: 'name' | 'address' | 'phone', value: string | null): ProfileValues {
  return value === null ? {} : (ProfileValues.safeParse({ [part]: value }).data ?? {});
}

function recentOf(reviews: TakeoutProfile['reviews'], at: string): Pick<ProfileValues, 'reviewsLast90Days'> {
  if (reviews === null) return {};
  const times = reviews.flatMap(({ createdAt }) => createdAt ?? []);
  if (reviews.length - times.length > MOST_UNDATED * reviews.length) return {};
  const from = new Date(Date.parse(at) - RECENT_DAYS * DAY_MS).toISOString();
  return { reviewsLast90Days: times.filter((time) => time >= from && time <= at).length };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
