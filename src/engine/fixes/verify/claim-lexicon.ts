import { readCompiled } from '../../data/read-compiled.ts';
import type { Language } from './word-stems.ts';

/** Words that claim something which needs a fact: sources of regular expressions for folded text (`data/languages/<code>/claims.yaml`). */
export interface ClaimLexicon {
  readonly superlative: string;
  readonly award: string;
  readonly credential: string;
  /** Uses of these words that claim nothing: "as best you can", "am besten". */
  readonly harmless: string;
  /** Areas so wide that a local business needs a fact for them. */
  readonly wideAreas: string;
  /** Nouns that stand after a preposition without an article and are no places, and words of time and manner; null where none is needed. */
  readonly afterPreposition: string | null;
}

export const CLAIM_LEXICONS: Readonly<Record<Language, ClaimLexicon>> = readCompiled('claims');
