import { composeMeta } from '#engine/fixes/compose/compose-meta.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { type AskedAudit, findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';

/** A title and a meta description for every crawled page. Throws as `findFixMaterial`, 402 without Pro, and 429. */
export async function generateAuditMeta(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number },
) {
  requireRight(viewer, 'allFixes');
  await consumeRateLimit(services.core, viewer, 'compose');
  const material = await findFixMaterial(services.audits, viewer, asked);
  const variant = toVariant(asked.variant);
  const pages = material.outline.pages.map((page) => {
    const { title, description } = composeMeta(material, page, variant);
    return {
      url: page.url,
      currentTitle: page.title,
      currentDescription: page.metaDescription,
      title: title.text,
      description: description.text,
    };
  });
  return { pages, auditId: material.audit.id, variant };
}
