import { composePosts } from '#engine/fixes/write/compose-posts.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import { countCall } from '../limits/count-call.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { type AskedAudit, findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';

/** Weekly posts for the profile of an audit. Throws as `findFixMaterial`, 402 without Pro, and 429. */
export async function generatePostsOf(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number },
) {
  requireRight(viewer, 'allFixes');
  await countCall(services.core, viewer, 'generate');
  const material = await findFixMaterial(services.audits, viewer, asked);
  const variant = toVariant(asked.variant);
  const posts = composePosts(material, variant).map(({ topic, title, body }) => ({
    topic,
    title: title.text,
    text: body.text,
    sentences: body.sentences,
  }));
  return { posts, auditId: material.audit.id, variant };
}
