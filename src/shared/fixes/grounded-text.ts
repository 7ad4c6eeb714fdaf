import { z } from 'zod';

/** One sentence with the facts that carry it. A sentence without facts makes no claim ("Call us to book."). */
export const GroundedSentence = z.object({ text: z.string(), factIds: z.array(z.string()) });
export type GroundedSentence = z.infer<typeof GroundedSentence>;

/** Text that was checked against a fact sheet. */
export const GroundedText = z.object({
  text: z.string(),
  sentences: z.array(GroundedSentence),
  /** Who wrote it: the composer that needs no model, or a model whose text the verifier let through. */
  writer: z.enum(['composer', 'model']),
});
export type GroundedText = z.infer<typeof GroundedText>;

/** Why a claim was not let through. */
export const CLAIM_KINDS = [
  'year',
  'price',
  'award',
  'superlative',
  'place',
  'service',
  'number',
  'credential',
] as const;
export const ClaimKind = z.enum(CLAIM_KINDS);
export type ClaimKind = z.infer<typeof ClaimKind>;

/** A claim in a text that no fact carries. */
export const UnsupportedClaim = z.object({
  kind: ClaimKind,
  /** The words of the claim as they stand in the text, and where. */
  words: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  sentence: z.number().int().min(0),
});
export type UnsupportedClaim = z.infer<typeof UnsupportedClaim>;
