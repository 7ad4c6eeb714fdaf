import type { LexiconEntry } from './coverage-lexicon.ts';
import type { Token } from './tokens.ts';
import type { Value } from './value.ts';

/** A word, phrase or value of a clause. */
export interface ClauseItem {
  readonly kind: 'word' | 'function' | 'value';
  /** As written, with the tokens from which and to which it goes. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly folded: string;
  /** The folded words of a phrase; one of a word, none of a value. */
  readonly parts: readonly string[];
  readonly use: LexiconEntry;
  /** With the particle at the end of its clause, folded, where it may be of this verb: "einbauen" of "bauen ... ein". */
  readonly joined: string | null;
  readonly value: Value | null;
  /** Whether a name, of the firm or a thing that facts hold literally ("418 Canal Park Drive"), with the facts that do. */
  readonly literal: readonly number[] | null;
  /** Whether a negation reaches it, and whether one directly before it ("no", "without"). */
  isNegated: boolean;
  isNegatedNearby: boolean;
}

/** A part of a sentence that says something by itself. */
export interface Clause {
  readonly items: readonly ClauseItem[];
  readonly isNegative: boolean;
  readonly isQuestion: boolean;
  /** Whether it goes on the clause before it: "... and singing". */
  readonly isJoined: boolean;
}

/** A text read for comparison. */
export interface ReadText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly values: readonly Value[];
  readonly items: readonly ClauseItem[];
  readonly clauses: readonly Clause[];
}
