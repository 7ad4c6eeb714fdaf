import { distinctVariants } from '../fixes/distinct-variants.ts';
import { composeReviewReplies } from '../fixes/write/compose-review-replies.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';

/** The distinct variants of review replies. */
export function replyVariants(material: WritingMaterial) {
  return distinctVariants(
    (variant) => composeReviewReplies(material, variant),
    (replies) => replies.map(({ reply }) => reply.text).join('\n'),
  );
}
