import { z } from 'zod';

/**
 * The contents of the owner's Google Takeout file about a business profile. Google publishes no schema of that file; fields
 * that several public parsers agree on are read, the rest is skipped. Reviewers' names are not stored, because nothing
 * needs them.
 */

/** ISO 8601 in UTC; null where the file has no date or an impossible one. */
const Time = z.string().nullable();

export const TakeoutReview = z.object({
  /** `locations/…/reviews/…`, the same in every export; derived from the review where the file has none. */
  id: z.string(),
  /** 1 to 5; null where the file has none. */
  rating: z.number().int().min(1).max(5).nullable(),
  /** The customer's original text, never a translation; null where only stars were given. */
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
  /** Google's id of the location, or the name of its folder. */
  locationId: z.string(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  /** The main one first. */
  categories: z.array(z.string()),
  city: z.string().nullable(),
  /** In one line; absent in files imported before it was stored. */
  address: z.string().nullable().optional(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** The review link, if the file has it. */
  reviewUrl: z.string().nullable(),
  /** Newest first, deduplicated; null when the file has no list of reviews, which differs from an empty one. */
  reviews: z.array(TakeoutReview).nullable(),
  /** Newest first. */
  posts: z.array(TakeoutPost),
  /** Null when the file contains no pictures, which may mean that they were not exported. */
  photoCount: z.number().int().min(0).nullable(),
  /** Problems with this location, in sentences for the owner. */
  warnings: z.array(z.string()),
});
export type TakeoutProfile = z.infer<typeof TakeoutProfile>;

export const TakeoutFile = z.object({
  /** The one with the most reviews first. An owner of several locations selects one. */
  profiles: z.array(TakeoutProfile).min(1),
  /** When the file was made, by its entries, to the day; null when unknown. ISO 8601. */
  madeAt: z.string().nullable(),
  /** Problems with the whole file, in sentences for the owner. */
  warnings: z.array(z.string()),
});
export type TakeoutFile = z.infer<typeof TakeoutFile>;

/** Why a file was rejected, with a sentence for the owner. */
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
