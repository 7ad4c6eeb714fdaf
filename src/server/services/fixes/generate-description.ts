import { descriptionQuestions } from '#engine/fixes/compose/description-questions.ts';
import { isPublishable, publishableDescriptions } from '#engine/fixes/compose/publishable-description.ts';
import { variantAt } from '#engine/fixes/distinct-variants.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { type AskedAudit, findFixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';
import { listLeftOut, listTicks } from './sentence-ticks.ts';
import { writeVersion } from './write-version.ts';
import type { GroundedPiece } from './write-with-model.ts';

const NOTHING: GroundedText = { text: '', sentences: [], writer: 'composer' };

/**
 * The profile description of an audit: 120 to 750 characters, from 80 where its owner answered, within the rules for profiles;
 * empty, with questions to the owner, where there are too few facts. The site's own sentences that can be in it come as ticks.
 * Throws as `findFixMaterial`, and 429.
 */
export async function generateAuditDescription(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number },
) {
  requireRight(viewer, 'descriptionFix');
  await consumeRateLimit(services.core, viewer, 'compose');
  const material = await findFixMaterial(services.audits, viewer, asked);
  const variant = toVariant(asked.variant);
  const composed = publishableDescriptions(material);
  const own = (pieces: readonly GroundedPiece[]) =>
    pieces.slice(0, 1).find(({ text }) => isPublishable(material, text) && keepsRules(text))?.text;
  const { text, variants, mostVariants } = await writeVersion(
    services,
    viewer,
    material,
    {
      kind: 'description',
      count: 1,
      assemble: (one, pieces) => own(pieces) ?? variantAt(composed, one)?.text ?? NOTHING,
      key: (one) => (one.text === '' ? null : one.text),
    },
    variant,
  );
  return {
    description: text.text,
    questions: text.text === '' ? descriptionQuestions(material) : [],
    ticks: listTicks(material),
    leftOut: listLeftOut(material),
    sentences: text.sentences,
    writer: text.writer,
    auditId: material.audit.id,
    variant,
    variants,
    mostVariants,
  };
}

function keepsRules({ text }: GroundedText): boolean {
  return profileRuleBreaks(text).length === 0;
}
