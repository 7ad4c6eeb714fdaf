import type { ComposedHeadings } from '#engine/fixes/compose/compose-headings.ts';
import { variantAt } from '#engine/fixes/distinct-variants.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import { headingVariants } from '#engine/offers/text-variants.ts';
import type { Viewer } from '../viewer.ts';
import type { AskedAudit } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';
import { requireFix } from './require-fix.ts';
import { writeVersion } from './write-version.ts';
import type { GroundedPiece } from './write-with-model.ts';

/** Longer headings break over three lines on a phone. */
const LONGEST_HEADING = 70;
const LONGEST_SUBHEADER = 160;
const IDEAS = 6;

/**
 * Suggestions for the main heading of the home page and the line below it. Throws as `findFixMaterial`, 402 without Pro,
 * and 429.
 */
export async function generateAuditHeadings(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number },
) {
  const material = await requireFix(services, viewer, 'fix-h1', asked);
  const variant = toVariant(asked.variant);
  const composed = headingVariants(material);
  const { text, variants, mostVariants } = await writeVersion(
    services,
    viewer,
    material,
    {
      kind: 'headings',
      count: 5,
      assemble: (one, pieces) => assembleHeadings(pieces, variantAt(composed, one)?.text ?? null),
      key: ({ ideas, subheader }) => (ideas.length === 0 ? null : [...ideas, subheader].join('\n')),
    },
    variant,
  );
  return { ...text, auditId: material.audit.id, variant, variants, mostVariants };
}

/** The model's headings before the composer's, without those that are too long. */
function assembleHeadings(pieces: readonly GroundedPiece[], composed: ComposedHeadings | null) {
  const own = pieces.filter(({ label, text }) => label === 'heading' && text.text.length <= LONGEST_HEADING);
  const below = pieces.find(({ label, text }) => label === 'subheader' && text.text.length <= LONGEST_SUBHEADER);
  const ideas = [
    ...own.map(({ text }) => text.text.replace(/\.$/, '')),
    ...(composed?.ideas ?? []).map(({ text }) => text),
  ];
  return {
    ideas: [...new Set(ideas)].slice(0, IDEAS),
    subheader: below?.text.text ?? composed?.subheader.text ?? '',
  };
}
