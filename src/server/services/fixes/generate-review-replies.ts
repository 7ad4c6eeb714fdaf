import { composeReviewReplies } from '#engine/fixes/write/compose-review-replies.ts';
import { REVIEW_BANDS } from '#engine/fixes/write/reply-wording.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import { countCall } from '../limits/count-call.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { type AskedAudit, findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';

/** Replies to reviews for the business of an audit, by rating and topic. Throws as `findFixMaterial`, 402 without Pro, and 429. */
export async function generateReviewRepliesOf(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number },
) {
  requireRight(viewer, 'allFixes');
  await countCall(services.core, viewer, 'generate');
  const material = await findFixMaterial(services.audits, viewer, asked);
  const variant = toVariant(asked.variant);
  const replies = composeReviewReplies(material, variant).map(({ band, topic, reply }) => ({
    stars: REVIEW_BANDS.length - REVIEW_BANDS.indexOf(band),
    topic,
    text: reply.text,
    sentences: reply.sentences,
  }));
  return { replies, auditId: material.audit.id, variant };
}
