import type { PastedReview, ReviewReplyPack } from '#shared/add-ons/review-reply-pack.ts';
import { composeReplyTo } from '../fixes/write/compose-reply-to.ts';
import { composeReviewReplies } from '../fixes/write/compose-review-replies.ts';
import { BAND_STARS } from '../fixes/write/reply-wording.ts';
import { toVariant, type WritingMaterial } from '../fixes/writing-material.ts';

const STEPS: readonly string[] = [
  'Reply under your own name, from the profile of your business.',
  'Answer criticism first, and within a few days.',
  'Change a word or two, so that two reviewers do not read the same reply.',
  'Never offer anything for a review, and never ask a reviewer to change the stars.',
];

/**
 * Replies for each rating and topic, and one for each pasted review, in the owner's voice and the site's language. Of a
 * review only the name of a service of the business is repeated. Pure.
 */
export function buildReviewReplyPack(material: WritingMaterial, reviews: readonly PastedReview[]): ReviewReplyPack {
  const variant = toVariant(0);
  return {
    kinds: composeReviewReplies(material, variant).map(({ band, topic, reply }) => ({
      stars: BAND_STARS[band],
      topic,
      text: reply.text,
      sentences: reply.sentences,
    })),
    pasted: reviews.flatMap((review) => {
      const { text, sentences } = composeReplyTo(material, review, variant);
      return text === '' ? [] : [{ review, text, sentences }];
    }),
    steps: [...STEPS],
  };
}
