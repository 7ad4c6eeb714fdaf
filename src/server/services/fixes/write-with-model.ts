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
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import type { FixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';

/** A labelled text of the model that the facts support. */
export const GroundedPiece = z.object({ label: z.string(), text: GroundedText });
export type GroundedPiece = z.infer<typeof GroundedPiece>;

/** Enough for two requests while somebody waits. */
const WHOLE_MS = 24_000;

/** The kind of text requested from a model, and the number of pieces. */
export interface ModelRequest {
  readonly kind: ModelText;
  readonly count: number;
}

/**
 * Asks the configured model for a text, verifies it against the facts, asks once more for what failed, and drops what fails
 * again. Null when no model is configured, when it does not respond, or when nothing passes: the composer then writes. The
 * text is stored with the audit until its facts change. Only a call of the model counts against the viewer's limit; throws 429 beyond it. Where `isNew` returns false, an empty list is stored and returned,
 * because the text repeats another variant.
 */
export async function writeWithModel(
  services: FixServices,
  viewer: Viewer,
  material: FixMaterial,
  request: ModelRequest,
  variant: TextVariant,
  isNew: (pieces: readonly GroundedPiece[]) => boolean,
): Promise<GroundedPiece[] | null> {
  const { core, model } = services;
  if (model === null) return null;
  const { audit, sheet, analysis } = material;
  const { kind, count } = request;
  const kept = await findStoredPieces(services, material, request, variant);
  if (kept !== null) return kept;
  await consumeRateLimit(core, viewer, 'generate');
  const year = Number(analysis.collectedAt.slice(0, 4));
  const verify = (pieces: readonly { label: string; text: string }[]) => verifyPieces(pieces, sheet, year);
  try {
    const signal = AbortSignal.timeout(WHOLE_MS);
    const pieces = await askTwice(model, writingPrompt(kind, sheet, variant, count), verify, signal);
    const grounded = pieces.flatMap(({ label, text: words }) => (words === null ? [] : [{ label, text: words }]));
    if (grounded.length === 0) return null;
    const taken = isNew(grounded) ? grounded : [];
    await saveGeneratedText(core.database.orm, keyOf(model, material, request, variant), taken, new Date(core.now()));
    return taken;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    core.log.warn('model_text_missing', { auditId: audit.id, text: kind, problem: error.problem });
    return null;
  }
}

/** The model's stored text for a variant and the current facts; null where it was not requested, or nothing passed. */
export async function findStoredPieces(
  { core, model }: FixServices,
  material: FixMaterial,
  request: ModelRequest,
  variant: TextVariant,
): Promise<GroundedPiece[] | null> {
  if (model === null) return null;
  const kept = await findGeneratedText(core.database.orm, keyOf(model, material, request, variant));
  return z.array(GroundedPiece).safeParse(kept).data ?? null;
}

function keyOf(
  model: WritingModel,
  { audit, sheet }: FixMaterial,
  { kind, count }: ModelRequest,
  variant: TextVariant,
): GeneratedTextKey {
  const facts = usableFacts(sheet).map(({ kind: factKind, value }) => [factKind, value]);
  return {
    auditId: audit.id,
    kind: `${kind} ${count}`,
    variant,
    factsDigest: digestOf([model.name, sheet.language, facts]),
  };
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
    // A shorter answer does not replace one of which more passed.
    return claimsOf(second) < claimsOf(first) && heldOf(second) >= heldOf(first) ? second : first;
  } catch (error) {
    // The first answer is kept when the second fails.
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
