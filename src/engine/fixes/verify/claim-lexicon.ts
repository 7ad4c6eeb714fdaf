import { readCompiled } from '../../data/read-compiled.ts';
import type { Language } from './word-stems.ts';

/** Words whose claims need a fact: sources of regular expressions for folded text (`data/languages/<code>/claims.yaml`). */
export interface ClaimLexicon {
  readonly superlative: string;
  readonly award: string;
  readonly credential: string;
  /** Harmless uses of these words: "as best you can", "am besten". */
  readonly harmless: string;
  /** Areas so large that a local business needs a fact for them. */
  readonly wideAreas: string;
  /** Nouns after a preposition without an article that are not places, and words of time and manner; null where not needed. */
  readonly afterPreposition: string | null;
}

export const CLAIM_LEXICONS: Readonly<Record<Language, ClaimLexicon>> = readCompiled('claims');
