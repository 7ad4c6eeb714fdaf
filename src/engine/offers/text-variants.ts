import { usableFacts } from '#shared/fixes/fact-sheet.ts';
import { type ComposedHeadings, composeHeadings } from '../fixes/compose/compose-headings.ts';
import { distinctVariants } from '../fixes/distinct-variants.ts';
import { composeReviewReplies } from '../fixes/write/compose-review-replies.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';

/** The distinct variants of headings; none where no idea says what the business does. */
export function headingVariants(material: WritingMaterial) {
  return distinctVariants(
    (variant) => composeHeadings(material, variant),
    (headings) =>
      namesBusiness(material, headings)
        ? [...headings.ideas.map(({ text }) => text), headings.subheader.text].join('\n')
        : null,
  );
}

/** Whether a heading names a category or a service: a name or town alone is no improvement. */
export function namesBusiness({ sheet }: WritingMaterial, { ideas }: ComposedHeadings): boolean {
  const telling = new Set(
    usableFacts(sheet).flatMap(({ id, kind }) => (kind === 'category' || kind === 'service' ? [id] : [])),
  );
  return ideas.some(({ sentences }) => sentences.some(({ factIds }) => factIds.some((id) => telling.has(id))));
}

/** The distinct variants of review replies. */
export function replyVariants(material: WritingMaterial) {
  return distinctVariants(
    (variant) => composeReviewReplies(material, variant),
    (replies) => replies.map(({ reply }) => reply.text).join('\n'),
  );
}
