import { variantAt } from '#engine/fixes/distinct-variants.ts';
import { BAND_STARS } from '#engine/fixes/write/reply-wording.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import { replyVariants } from '#engine/offers/text-variants.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { type AskedAudit, findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';

/** Reply templates for reviews of the business, by rating and topic. Throws as `findFixMaterial`, 402 without Pro, and 429. */
export async function generateAuditReviewReplies(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number },
) {
  requireRight(viewer, 'allFixes');
  await consumeRateLimit(services.core, viewer, 'compose');
  const material = await findFixMaterial(services.audits, viewer, asked);
  const variant = toVariant(asked.variant);
  const variants = replyVariants(material);
  const replies = (variantAt(variants, asked.variant)?.text ?? []).map(({ band, topic, reply }) => ({
    stars: BAND_STARS[band],
    topic,
    text: reply.text,
    sentences: reply.sentences,
  }));
  return { replies, auditId: material.audit.id, variant, variants: variants.length };
}
