import type { ClaimKind } from '#shared/fixes/grounded-text.ts';
import type { FactIndex } from './fact-index.ts';
import type { Word } from './word-stems.ts';

/** A sentence prepared for searching: its text and words, with positions within it. */
export interface ReadSentence {
  readonly text: string;
  readonly words: readonly Word[];
  /** The words of the previous sentence: "A haircut ... Ours begin at $45." */
  readonly before: readonly Word[];
  /** Whether the sentence is a question. */
  readonly isQuestion: boolean;
}

/** Words that no fact supports, with their position in the sentence. */
export interface FoundClaim {
  readonly kind: ClaimKind;
  readonly start: number;
  readonly end: number;
}

/** Finds claims of certain kinds in a sentence that no fact supports. */
export type ClaimFinder = (sentence: ReadSentence, index: FactIndex) => FoundClaim[];
