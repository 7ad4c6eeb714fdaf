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

/**
 * Why words were rejected: no fact has the word (`weak`: an everyday one), the number, price or time, the name; none goes that far
 * ("all", "free"); a fact of another person or thing has it; a fact says the opposite.
 */
export const CLAIM_KINDS = ['word', 'weak', 'value', 'name', 'extent', 'moved', 'denied'] as const;
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
