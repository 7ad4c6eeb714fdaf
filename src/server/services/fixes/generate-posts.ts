import { composePosts } from '#engine/fixes/write/compose-posts.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { type AskedAudit, findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';

/**
 * Posts for the profile of an audit's business, of the site's own words: there is one set of them. Throws as
 * `findFixMaterial`, 402 without Pro, and 429.
 */
export async function generateAuditPosts(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number },
) {
  requireRight(viewer, 'allFixes');
  await consumeRateLimit(services.core, viewer, 'compose');
  const material = await findFixMaterial(services.audits, viewer, asked);
  const posts = composePosts(material).map(({ topic, title, body }) => ({
    topic,
    title: title.text,
    text: body.text,
    sentences: body.sentences,
  }));
  return {
    posts,
    auditId: material.audit.id,
    variant: toVariant(asked.variant),
    variants: Math.min(1, posts.length),
  };
}
