import type { GroundedSentence, UnsupportedClaim } from '#shared/fixes/grounded-text.ts';
import type { FactIndex } from './carrier.ts';
import { splitSentences } from './split-sentences.ts';
import { verifySentence } from './verify-sentence.ts';

/** The result of verifying a text: each sentence with the facts that support it, and what no fact carries. */
export interface TextVerification {
  readonly sentences: readonly GroundedSentence[];
  /** In the order of the text; empty: facts carry all of it. Positions refer to the whole text. */
  readonly unsupported: readonly UnsupportedClaim[];
}

/**
 * Verifies a text against the facts of a business (`indexFacts`): a sentence passes when each of its clauses is covered, by facts that
 * the owner did not reject. Pure; never throws.
 */
export function verifyText(index: FactIndex, text: string): TextVerification {
  const unsupported: UnsupportedClaim[] = [];
  const sentences = splitSentences(text, index.language).map(({ text: sentence, start }, place) => {
    const { factIds, uncovered } = verifySentence(sentence, index);
    for (const { kind, words, start: from, end } of uncovered)
      unsupported.push({ kind, words, start: start + from, end: start + end, sentence: place });
    return { text: sentence.trim(), factIds: [...factIds] };
  });
  return { sentences, unsupported };
}
