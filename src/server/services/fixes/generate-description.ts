import { composeDescription } from '#engine/fixes/compose/compose-description.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { countCall } from '../limits/count-call.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { type AskedAudit, findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';
import { writeWithModel } from './write-with-model.ts';

/** A model's description below this is thinner than what the composer makes of the same facts. */
const SHORTEST_OF_MODEL = 200;

/** The profile description of an audit: at most 750 characters, within the rules of profiles. Throws as `findFixMaterial`, and 429. */
export async function generateDescriptionOf(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number },
) {
  requireRight(viewer, 'descriptionFix');
  await countCall(services.core, viewer, 'generate');
  const material = await findFixMaterial(services.audits, viewer, asked);
  const variant = toVariant(asked.variant);
  const [written] = (await writeWithModel(services, material, 'description', variant, 1)) ?? [];
  const text = written !== undefined && isFit(written.text) ? written.text : composeDescription(material, variant);
  return {
    description: text.text,
    sentences: text.sentences,
    writer: text.writer,
    auditId: material.audit.id,
    variant,
  };
}

function isFit({ text }: GroundedText): boolean {
  const isLongEnough = text.length >= SHORTEST_OF_MODEL && text.length <= LIMITS.descriptionLength;
  return isLongEnough && profileRuleBreaks(text).length === 0;
}
