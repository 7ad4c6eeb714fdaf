import { usableFacts } from '#shared/fixes/fact-sheet.ts';
import { type ComposedHeadings, composeHeadings } from '../fixes/compose/compose-headings.ts';
import { composeQa } from '../fixes/compose/compose-qa.ts';
import { distinctVariants } from '../fixes/distinct-variants.ts';
import { composePosts } from '../fixes/write/compose-posts.ts';
import { composeReviewReplies } from '../fixes/write/compose-review-replies.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';

/** Questions and answers of each variant that differs. */
export function qaVariants(material: WritingMaterial, count: number) {
  return distinctVariants(
    (variant) => composeQa(material, count, variant),
    (qa) => qa.map(({ question, answer }) => `${question}\n${answer.text}`).join('\n'),
  );
}

/** Headings of each variant that differs; none where no idea says what the business does. */
export function headingVariants(material: WritingMaterial) {
  return distinctVariants(
    (variant) => composeHeadings(material, variant),
    (headings) =>
      namesBusiness(material, headings)
        ? [...headings.ideas.map(({ text }) => text), headings.subheader.text].join('\n')
        : null,
  );
}

/** Whether one of the headings names a category or a service: a name or a town alone is no better than what is there. */
export function namesBusiness({ sheet }: WritingMaterial, { ideas }: ComposedHeadings): boolean {
  const telling = new Set(
    usableFacts(sheet).flatMap(({ id, kind }) => (kind === 'category' || kind === 'service' ? [id] : [])),
  );
  return ideas.some(({ sentences }) => sentences.some(({ factIds }) => factIds.some((id) => telling.has(id))));
}

/** Posts of each variant that differs. */
export function postVariants(material: WritingMaterial) {
  return distinctVariants(
    (variant) => composePosts(material, variant),
    (posts) => posts.map(({ title, body }) => `${title.text}\n${body.text}`).join('\n'),
  );
}

/** Replies of each variant that differs. */
export function replyVariants(material: WritingMaterial) {
  return distinctVariants(
    (variant) => composeReviewReplies(material, variant),
    (replies) => replies.map(({ reply }) => reply.text).join('\n'),
  );
}
