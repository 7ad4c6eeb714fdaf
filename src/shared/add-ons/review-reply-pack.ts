import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { GroundedSentence } from '../fixes/grounded-text.ts';

/** The maximum number of pasted reviews that get individual replies. */
export const MOST_PASTED_REVIEWS = 50;

/** A pasted review; private to the audit, and deleted with it or separately. */
export const PastedReview = z.object({
  rating: z
    .number()
    .int('Choose one to five stars.')
    .min(1, 'Choose one to five stars.')
    .max(5, 'Choose one to five stars.'),
  text: typedText({ most: 5000, tooLong: 'A review has at most 5,000 characters.', hasLines: true }),
});
export type PastedReview = z.infer<typeof PastedReview>;

/** A reply for every review of this rating and topic; `topic` null: a rating without words. */
export const ReplyByKind = z.object({
  stars: z.number().int().min(1).max(5),
  topic: z.string().nullable(),
  text: z.string(),
  sentences: z.array(GroundedSentence),
});
export type ReplyByKind = z.infer<typeof ReplyByKind>;

export const ReplyToReview = z.object({ review: PastedReview, text: z.string(), sentences: z.array(GroundedSentence) });
export type ReplyToReview = z.infer<typeof ReplyToReview>;

/** The Review Reply Pack of one audit. */
export const ReviewReplyPack = z.object({
  kinds: z.array(ReplyByKind),
  pasted: z.array(ReplyToReview),
  steps: z.array(z.string()),
});
export type ReviewReplyPack = z.infer<typeof ReviewReplyPack>;
