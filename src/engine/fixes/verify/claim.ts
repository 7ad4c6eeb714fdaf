import type { ClaimKind } from '#shared/fixes/grounded-text.ts';
import type { FactIndex } from './fact-index.ts';
import type { Word } from './word-stems.ts';

/** A sentence ready to be searched: its text and words, positions within it. */
export interface ReadSentence {
  readonly text: string;
  readonly words: readonly Word[];
  /** The words of the sentence before: "A haircut ... Ours begin at $45." */
  readonly before: readonly Word[];
  /** The sentence asks. */
  readonly isQuestion: boolean;
}

/** Words that no fact carries, by place within the sentence. */
export interface FoundClaim {
  readonly kind: ClaimKind;
  readonly start: number;
  readonly end: number;
}

/** Finds the claims of some kinds in a sentence that the facts do not carry. */
export type ClaimFinder = (sentence: ReadSentence, index: FactIndex) => FoundClaim[];
