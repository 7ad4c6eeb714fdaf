import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type VerifiedPiece, verifyPieces } from '#engine/fixes/model/verify-pieces.ts';
import {
  type ModelText,
  rewritePrompt,
  type WritingPrompt,
  writingPrompt,
} from '#engine/fixes/model/writing-prompt.ts';
import type { TextVariant } from '#engine/fixes/writing-material.ts';
import { ProviderError } from '#providers/provider-error.ts';
import type { WritingModel } from '#providers/writing-model.ts';
import { usableFacts } from '#shared/fixes/fact-sheet.ts';
import { GroundedText } from '#shared/fixes/grounded-text.ts';
import { findGeneratedText, type GeneratedTextKey, saveGeneratedText } from '../../store/fixes/generated-texts.ts';
import type { FixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';

/** A text of the model's that the facts carry, with its label. */
export const GroundedPiece = z.object({ label: z.string(), text: GroundedText });
export type GroundedPiece = z.infer<typeof GroundedPiece>;

/** Two requests fit into it, and somebody waits. */
const WHOLE_MS = 24_000;

/**
 * Asks the configured model for a text, holds it against the facts, asks once more for what failed, and drops what fails
 * again. Null when no model is configured, when it does not answer, or when nothing of its answer holds: the composer
 * then writes. What was written is kept with the audit until its facts change.
 */
export async function writeWithModel(
  { core, model }: FixServices,
  { audit, sheet, analysis }: FixMaterial,
  text: ModelText,
  variant: TextVariant,
  count: number,
): Promise<GroundedPiece[] | null> {
  if (model === null) return null;
  const key: GeneratedTextKey = {
    auditId: audit.id,
    kind: `${text} ${count}`,
    variant,
    factsDigest: digestOf([model.name, sheet.language, usableFacts(sheet).map(({ kind, value }) => [kind, value])]),
  };
  const kept = z.array(GroundedPiece).safeParse(await findGeneratedText(core.database.orm, key));
  if (kept.success) return kept.data;
  const year = Number(analysis.collectedAt.slice(0, 4));
  const verify = (pieces: readonly { label: string; text: string }[]) => verifyPieces(pieces, sheet, year);
  try {
    const signal = AbortSignal.timeout(WHOLE_MS);
    const pieces = await askTwice(model, writingPrompt(text, sheet, variant, count), verify, signal);
    const grounded = pieces.flatMap(({ label, text: words }) => (words === null ? [] : [{ label, text: words }]));
    if (grounded.length === 0) return null;
    await saveGeneratedText(core.database.orm, key, grounded, new Date(core.now()));
    return grounded;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    core.log.warn('model_text_missing', { auditId: audit.id, text, problem: error.problem });
    return null;
  }
}

type Verify = (pieces: readonly { label: string; text: string }[]) => VerifiedPiece[];

async function askTwice(
  model: WritingModel,
  prompt: WritingPrompt,
  verify: Verify,
  signal: AbortSignal,
): Promise<VerifiedPiece[]> {
  const first = verify(await model.write({ ...prompt, signal }));
  const rejected = first
    .filter(({ unsupported }) => unsupported.length > 0)
    .map(({ label, unsupported }) => ({ label, words: unsupported.map(({ words }) => words) }));
  if (rejected.length === 0) return first;
  try {
    const second = verify(await model.write({ ...rewritePrompt(prompt, rejected), signal }));
    // One that says less does not outdo one of which more holds.
    return claimsOf(second) < claimsOf(first) && heldOf(second) >= heldOf(first) ? second : first;
  } catch (error) {
    // What held at first is better than nothing.
    if (error instanceof ProviderError) return first;
    throw error;
  }
}

function claimsOf(pieces: readonly VerifiedPiece[]): number {
  return pieces.reduce((sum, { unsupported }) => sum + unsupported.length, 0);
}

function heldOf(pieces: readonly VerifiedPiece[]): number {
  return pieces.filter(({ text }) => text !== null).length;
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
