import { variantAt } from '#engine/fixes/distinct-variants.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import { headingVariants } from '#engine/offers/text-variants.ts';
import { LIMITS } from '#shared/product/limits.ts';
import type { Viewer } from '../viewer.ts';
import type { AskedAudit } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';
import { requireFix } from './require-fix.ts';
import { writeWithModel } from './write-with-model.ts';

/** Longer headings break over three lines on a phone. */
const LONGEST_HEADING = 70;
const LONGEST_SUBHEADER = 160;
const IDEAS = 6;

/** Ideas for the main heading of the home page, and a line below it. Throws as `findFixMaterial`, 402 without Pro, and 429. */
export async function generateAuditHeadings(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number },
) {
  const material = await requireFix(services, viewer, 'fix-h1', asked);
  const variant = toVariant(asked.variant);
  const variants = headingVariants(material);
  const composed = variantAt(variants, asked.variant)?.text ?? null;
  const written = (await writeWithModel(services, material, 'headings', variant, 5)) ?? [];
  const own = written.filter(({ label, text }) => label === 'heading' && text.text.length <= LONGEST_HEADING);
  const below = written.find(({ label, text }) => label === 'subheader' && text.text.length <= LONGEST_SUBHEADER);
  const ideas = [
    ...own.map(({ text }) => text.text.replace(/\.$/, '')),
    ...(composed?.ideas ?? []).map(({ text }) => text),
  ];
  return {
    ideas: [...new Set(ideas)].slice(0, IDEAS),
    subheader: below?.text.text ?? composed?.subheader.text ?? '',
    auditId: material.audit.id,
    variant,
    // A model writes others each time.
    variants: own.length > 0 ? LIMITS.regenerateVariants : variants.length,
  };
}
