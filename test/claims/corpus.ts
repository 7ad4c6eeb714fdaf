import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import heldOut from './held-out.json' with { type: 'json' };
import { SHEETS } from './sheets.ts';
import tuning from './tuning.json' with { type: 'json' };

/** What the inventions of the corpus are about. */
export const PLANTED_KINDS = [
  'year',
  'price',
  'award',
  'superlative',
  'place',
  'service',
  'number',
  'credential',
] as const;

/**
 * Manually written texts about fictitious businesses for measuring the claim verifier, committed before it. A planted text
 * makes exactly one claim without a fact in its sheet (`words`, quoted from the text); a clean text makes none. A planted
 * text counts as caught when the verifier reports a claim that overlaps `words`, of whichever kind; a clean one is a false
 * alarm when it reports anything. Only `tuning` may be read while developing the verifier.
 */
export const ClaimText = z.object({
  id: z.string(),
  sheet: z.enum(Object.keys(SHEETS)),
  text: z.string(),
  planted: z.object({ kind: z.enum(PLANTED_KINDS), words: z.string() }).nullable(),
});
export type ClaimText = z.infer<typeof ClaimText>;

/** The current year of the texts: "over thirty years" is true of 1987 then. */
export const REFERENCE_YEAR = 2026;

export const CLAIM_CORPUS: Readonly<Record<'tuning' | 'heldOut', readonly ClaimText[]>> = {
  tuning: z.array(ClaimText).parse(tuning),
  heldOut: z.array(ClaimText).parse(heldOut),
};

/** The half of a text, derived from its id, so that nobody chooses it. */
export function assignHalf(id: string): 'tuning' | 'heldOut' {
  const [first = 0] = createHash('sha256').update(id).digest();
  return first % 2 === 0 ? 'tuning' : 'heldOut';
}

/** The facts that a text is verified against. */
export function findClaimSheet({ sheet }: ClaimText): FactSheet {
  const found = new Map<string, FactSheet>(Object.entries(SHEETS)).get(sheet);
  if (found === undefined) throw new Error(`There is no sheet "${sheet}"`);
  return found;
}
