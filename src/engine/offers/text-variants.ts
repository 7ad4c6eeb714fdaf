import { composeQa } from '../fixes/compose/compose-qa.ts';
import { distinctVariants } from '../fixes/distinct-variants.ts';
import { composePosts } from '../fixes/write/compose-posts.ts';
import { composeReviewReplies } from '../fixes/write/compose-review-replies.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';

/** The distinct variants of questions and answers. */
export function qaVariants(material: WritingMaterial, count: number) {
  return distinctVariants(
    (variant) => composeQa(material, count, variant),
    (qa) => qa.map(({ question, answer }) => `${question}\n${answer.text}`).join('\n'),
  );
}

/** The distinct variants of posts. */
export function postVariants(material: WritingMaterial) {
  return distinctVariants(
    (variant) => composePosts(material, variant),
    (posts) => posts.map(({ title, body }) => `${title.text}\n${body.text}`).join('\n'),
  );
}

/** The distinct variants of review replies. */
export function replyVariants(material: WritingMaterial) {
  return distinctVariants(
    (variant) => composeReviewReplies(material, variant),
    (replies) => replies.map(({ reply }) => reply.text).join('\n'),
  );
}
