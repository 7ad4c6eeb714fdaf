import { z } from 'zod';

/** One sentence with the facts behind it. A sentence without facts makes no claim ("Call us to book."). */
export const GroundedSentence = z.object({ text: z.string(), factIds: z.array(z.string()) });
export type GroundedSentence = z.infer<typeof GroundedSentence>;

/** A text that was verified against a fact sheet. */
export const GroundedText = z.object({
  text: z.string(),
  sentences: z.array(GroundedSentence),
  /** The author: the composer, which needs no model, or a model whose text passed the verifier. */
  writer: z.enum(['composer', 'model']),
});
export type GroundedText = z.infer<typeof GroundedText>;

/** Why a claim was rejected. */
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

/** A claim in a text without a supporting fact. */
export const UnsupportedClaim = z.object({
  kind: ClaimKind,
  /** The claim as quoted from the text, and its position. */
  words: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  sentence: z.number().int().min(0),
});
export type UnsupportedClaim = z.infer<typeof UnsupportedClaim>;
