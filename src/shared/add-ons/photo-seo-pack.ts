import { z } from 'zod';

/**
 * What is known of a photo: `described`, its own alternative text says what it shows; `unknown`, only its owner knows;
 * `unsupported`, its text makes claims without a fact; `decorative`, the page declares it decorative.
 */
export const PHOTO_STATES = ['described', 'unknown', 'unsupported', 'decorative'] as const;
export const PhotoState = z.enum(PHOTO_STATES);
export type PhotoState = z.infer<typeof PhotoState>;

export const PhotoAdvice = z.object({
  /** The first page it was seen on. */
  page: z.string(),
  src: z.string(),
  /** The current file name. */
  currentName: z.string(),
  currentAlt: z.string().nullable(),
  state: PhotoState,
  /** With `[...]` where only the owner can say what the photo shows. */
  fileName: z.string(),
  alt: z.string(),
  caption: z.string(),
  /** What to do, or what to answer first. */
  advice: z.string(),
});
export type PhotoAdvice = z.infer<typeof PhotoAdvice>;

/** A photo to take. */
export const Shot = z.object({
  title: z.string(),
  how: z.string(),
  fileName: z.string(),
  alt: z.string(),
  caption: z.string(),
});
export type Shot = z.infer<typeof Shot>;

/** The Photo SEO Pack of one audit. */
export const PhotoSeoPack = z.object({
  photos: z.array(PhotoAdvice),
  /** Photos that were found beyond those of the list. */
  morePhotos: z.number().int().min(0),
  shots: z.array(Shot),
  rules: z.array(z.string()),
});
export type PhotoSeoPack = z.infer<typeof PhotoSeoPack>;
