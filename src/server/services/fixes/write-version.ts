import { TEXT_VARIANTS, type TextVariant } from '#engine/fixes/writing-material.ts';
import { LIMITS } from '#shared/product/limits.ts';
import type { Viewer } from '../viewer.ts';
import type { FixMaterial } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';
import { findStoredPieces, type GroundedPiece, type ModelRequest, writeWithModel } from './write-with-model.ts';

/** The variants of a text of an audit. */
export interface VersionedText<Text> extends ModelRequest {
  /** The text of a variant. `pieces`: the model's pieces; when empty, the composer writes all of it. */
  readonly assemble: (variant: TextVariant, pieces: readonly GroundedPiece[]) => Text;
  /** A key that equal texts share; null for an empty text. */
  readonly key: (text: Text) => string | null;
}

/** One variant of a text, with the number of texts that regenerating can give. */
export interface WrittenVersion<Text> {
  readonly text: Text;
  /** Distinct texts available now: stored ones of the model, and the composer's for the other variants. */
  readonly variants: number;
  /** The most distinct texts possible: more than `variants` only where the model has not written them all. */
  readonly mostVariants: number;
}

/**
 * Writes one variant and counts the distinct ones. A model's text for another variant is unknown until requested: the
 * composer's counts for it, and the model's is later accepted only if it differs from all others, so the number never
 * decreases. Rejects as `writeWithModel`.
 */
export async function writeVersion<Text>(
  services: FixServices,
  viewer: Viewer,
  material: FixMaterial,
  { assemble, key, ...request }: VersionedText<Text>,
  variant: TextVariant,
): Promise<WrittenVersion<Text>> {
  const others = TEXT_VARIANTS.filter((other) => other !== variant);
  const kept = await Promise.all(others.map((other) => findStoredPieces(services, material, request, other)));
  const otherKeys = new Set(others.map((other, index) => key(assemble(other, kept[index] ?? []))));
  const isNew = (pieces: readonly GroundedPiece[]) => !otherKeys.has(key(assemble(variant, pieces)));
  const pieces = await writeWithModel(services, viewer, material, request, variant, isNew);
  const text = assemble(variant, pieces ?? []);
  const certain = [...new Set([...otherKeys, key(text)])].filter((one) => one !== null).length;
  // With a model, a variant that it has not written yet may add one.
  const isComposed = [...kept, pieces].some((one) => one === null);
  const mostVariants = services.model !== null && isComposed ? LIMITS.regenerateVariants : certain;
  return { text, variants: certain, mostVariants };
}
