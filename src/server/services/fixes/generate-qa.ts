import { composeQa } from '#engine/fixes/compose/compose-qa.ts';
import { variantAt } from '#engine/fixes/distinct-variants.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import { qaVariants } from '#engine/offers/text-variants.ts';
import { LIMITS } from '#shared/product/limits.ts';
import type { Viewer } from '../viewer.ts';
import type { AskedAudit } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';
import { requireFix } from './require-fix.ts';
import { writeWithModel } from './write-with-model.ts';

/** Questions and answers that the facts carry, at most `count`. Throws as `findFixMaterial`, 402 without a plan or add-on, and 429. */
export async function generateAuditQa(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number; readonly count: number },
) {
  const material = await requireFix(services, viewer, 'fix-qa', asked);
  const variant = toVariant(asked.variant);
  const written = (await writeWithModel(services, material, 'qa', variant, asked.count)) ?? [];
  const own = written
    .map(({ label, text }) => ({ question: label, answer: text }))
    .filter(({ question }, place, all) => !all.slice(0, place).some((one) => isAlike(one.question, question)));
  // Where the model left some out, the composer fills up: with more than are wanted, as some may be alike.
  const variants = qaVariants(material, asked.count);
  const fallback = variantAt(variants, asked.variant)?.variant ?? variant;
  const composed = composeQa(material, asked.count + 2 * own.length, fallback);
  const all = [...own, ...composed.filter(({ question }) => !own.some((one) => isAlike(one.question, question)))];
  const qa = all.slice(0, asked.count).map(({ question, answer }) => ({
    question,
    answer: answer.text,
    sentences: answer.sentences,
    writer: answer.writer,
  }));
  // A model writes others each time.
  const count = own.length > 0 ? LIMITS.regenerateVariants : variants.length;
  return { qa, auditId: material.audit.id, variant, variants: count };
}

/** The same question in other words: most of its words are the same. */
function isAlike(one: string, other: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  const [first, second] = [words(one), words(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared * 2 > Math.max(first.size, second.size);
}
