import { z } from 'zod';

/**
 * What the owner's Google Takeout file says of a business profile. Google publishes no schema of that file; what several
 * public readers of it agree on is read, all else is left. Who wrote a review is not kept: nothing here needs the name.
 */

/** ISO 8601 in UTC; null where the file gives no date or one that cannot be. */
const Time = z.string().nullable();

export const TakeoutReview = z.object({
  /** `locations/…/reviews/…`, the same in every export; made of the review itself where the file gives none. */
  id: z.string(),
  /** 1 to 5; null where the file gives none. */
  rating: z.number().int().min(1).max(5).nullable(),
  /** In the words of the customer, never a translation; null where only stars were given. */
  comment: z.string().nullable(),
  createdAt: Time,
  updatedAt: Time,
  reply: z.object({ comment: z.string(), updatedAt: Time }).nullable(),
});
export type TakeoutReview = z.infer<typeof TakeoutReview>;

export const TakeoutPost = z.object({
  id: z.string(),
  kind: z.enum(['update', 'offer', 'event']),
  text: z.string(),
  createdAt: Time,
});
export type TakeoutPost = z.infer<typeof TakeoutPost>;

/** One location of the file: what Google calls a business profile. */
export const TakeoutProfile = z.object({
  /** Google's number of the location, or the folder it stood in. */
  locationId: z.string(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  /** The main one first. */
  categories: z.array(z.string()),
  city: z.string().nullable(),
  /** In one line; absent in files that were read before it was kept. */
  address: z.string().nullable().optional(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** Where customers write a review, if the file names it. */
  reviewUrl: z.string().nullable(),
  /** Newest first, each once; null when the file has no list of reviews, which is not the same as none. */
  reviews: z.array(TakeoutReview).nullable(),
  /** Newest first. */
  posts: z.array(TakeoutPost),
  /** Null when the file holds no pictures, which may mean that they were not exported. */
  photoCount: z.number().int().min(0).nullable(),
  /** What was odd about this location, in sentences for the owner. */
  warnings: z.array(z.string()),
});
export type TakeoutProfile = z.infer<typeof TakeoutProfile>;

export const TakeoutFile = z.object({
  /** The one with the most reviews first. An owner of several locations says which one is meant. */
  profiles: z.array(TakeoutProfile).min(1),
  /** When the file was made as its entries say, to the day; null when they do not. ISO 8601. */
  madeAt: z.string().nullable(),
  /** What was odd about the file as a whole, in sentences for the owner. */
  warnings: z.array(z.string()),
});
export type TakeoutFile = z.infer<typeof TakeoutFile>;

/** Why a file was not read, with a sentence for the owner. */
export interface TakeoutRejection {
  readonly code:
    | 'not-a-zip'
    | 'not-zip-format'
    | 'single-file'
    | 'zip-in-zip'
    | 'damaged'
    | 'encrypted'
    | 'unsafe-names'
    | 'too-big'
    | 'only-written-reviews'
    | 'no-profile';
  readonly sentence: string;
}
