import type { SettledGrounded } from '#engine/fixes/compare/settle-text.ts';
import { settlePage } from '#engine/fixes/compose/compose-meta.ts';
import type { SettledText } from '#shared/fixes/settled-text.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { type AskedAudit, findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';

/** Title and page description of every crawled page: kept, written, or asked for. Throws as `findFixMaterial`, 402 without Pro, and 429. */
export async function generateAuditMeta(services: FixServices, viewer: Viewer, asked: AskedAudit) {
  requireRight(viewer, 'allFixes');
  await consumeRateLimit(services.core, viewer, 'compose');
  const material = await findFixMaterial(services.audits, viewer, asked);
  const pages = material.outline.pages.map((page) => {
    const { title, description } = settlePage(material, page);
    return { url: page.url, title: withoutFacts(title), description: withoutFacts(description) };
  });
  return { pages, auditId: material.audit.id };
}

/** What a caller sees of a settled text. */
export function withoutFacts({ grounded: _, ...settled }: SettledGrounded): SettledText {
  return settled;
}
