import { type ComposedQa, composeQa } from '#engine/fixes/compose/compose-qa.ts';
import { toVariant, type WritingMaterial } from '#engine/fixes/writing-material.ts';
import type { Viewer } from '../viewer.ts';
import type { AskedAudit } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';
import { requireFix } from './require-fix.ts';
import { writeVersion } from './write-version.ts';
import type { GroundedPiece } from './write-with-model.ts';

/**
 * Questions and answers backed by the facts, at most `count`. Throws as `findFixMaterial`, 402 without a plan or add-on,
 * and 429.
 */
export async function generateAuditQa(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number; readonly count: number },
) {
  const material = await requireFix(services, viewer, 'fix-qa', asked);
  const variant = toVariant(asked.variant);
  const { text, variants, mostVariants } = await writeVersion(
    services,
    viewer,
    material,
    {
      kind: 'qa',
      count: asked.count,
      assemble: (_, pieces) => assembleQa(material, pieces, asked.count),
      key: (qa) =>
        qa.length === 0 ? null : qa.map(({ question, answer }) => `${question}\n${answer.text}`).join('\n'),
    },
    variant,
  );
  const qa = text.map(({ question, answer }) => ({
    question,
    answer: answer.text,
    sentences: answer.sentences,
    writer: answer.writer,
  }));
  return { qa, auditId: material.audit.id, variant, variants, mostVariants };
}

/** The model's questions, filled up by the composer: with more than are wanted, as some may be alike. */
function assembleQa(
  material: WritingMaterial,
  pieces: readonly GroundedPiece[],
  count: number,
): Omit<ComposedQa, 'url'>[] {
  const own = pieces
    .map(({ label, text }) => ({ question: label, answer: text }))
    .filter(({ question }, place, all) => !all.slice(0, place).some((one) => isAlike(one.question, question)));
  const composed = composeQa(material, count + 2 * own.length);
  const others = composed.filter(({ question }) => !own.some((one) => isAlike(one.question, question)));
  return [...own, ...others].slice(0, count);
}

/** True for the same question in other words: most of their words are the same. */
function isAlike(one: string, other: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  const [first, second] = [words(one), words(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared * 2 > Math.max(first.size, second.size);
}
