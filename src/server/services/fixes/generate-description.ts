import {
  descriptionQuestions,
  isPublishable,
  publishableDescriptions,
} from '#engine/fixes/compose/publishable-description.ts';
import { variantAt } from '#engine/fixes/distinct-variants.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { type AskedAudit, findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';
import { writeWithModel } from './write-with-model.ts';

const NOTHING: GroundedText = { text: '', sentences: [], writer: 'composer' };

/**
 * The profile description of an audit: 220 to 750 characters, within the rules of profiles; empty, with questions to the owner,
 * where the facts are too few for one. Throws as `findFixMaterial`, and 429.
 */
export async function generateAuditDescription(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number },
) {
  requireRight(viewer, 'descriptionFix');
  await consumeRateLimit(services.core, viewer, 'generate');
  const material = await findFixMaterial(services.audits, viewer, asked);
  const variant = toVariant(asked.variant);
  const [written] = (await writeWithModel(services, material, 'description', variant, 1)) ?? [];
  const own = written !== undefined && isPublishable(material, written.text) && keepsRules(written.text);
  const composed = publishableDescriptions(material);
  const text = own ? written.text : (variantAt(composed, asked.variant)?.text ?? NOTHING);
  return {
    description: text.text,
    questions: text.text === '' ? descriptionQuestions(material) : [],
    sentences: text.sentences,
    writer: text.writer,
    auditId: material.audit.id,
    variant,
    // A model writes another one each time.
    variants: own ? LIMITS.regenerateVariants : composed.length,
  };
}

function keepsRules({ text }: GroundedText): boolean {
  return profileRuleBreaks(text).length === 0;
}
