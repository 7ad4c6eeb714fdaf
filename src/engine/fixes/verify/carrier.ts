import type { ReadText } from './clause.ts';
import type { CoverageLanguage, CoverageLexicon } from './coverage-lexicon.ts';
import type { Segment } from './schedule.ts';

/** Times of a fact; `isClosed`: on these days nothing is open. */
export interface FactSegment extends Segment {
  readonly isClosed: boolean;
}

/** A fact read for comparison with sentences. */
export interface Carrier {
  readonly id: string;
  /** What the fact is about; its words of such a kind (`frames`) need no fact beside it. */
  readonly kind: string;
  readonly value: string;
  readonly folded: string;
  readonly read: ReadText;
  /** Its words as they stand, folded. */
  readonly forms: ReadonlySet<string>;
  /** Whether a negation reaches the stem or concept everywhere in it. */
  readonly stems: ReadonlyMap<string, boolean>;
  readonly concepts: ReadonlyMap<string, boolean>;
  readonly keys: ReadonlySet<string>;
  /** Places of persons in `FactIndex.people` that it names. */
  readonly people: ReadonlySet<number>;
  readonly schedule: readonly FactSegment[];
  readonly isNegative: boolean;
}

/** The facts of a sheet, indexed so that a word finds its facts without looking at all of them. */
export interface FactIndex {
  readonly language: CoverageLanguage;
  readonly lexicon: CoverageLexicon;
  readonly carriers: readonly Carrier[];
  readonly byForm: ReadonlyMap<string, readonly number[]>;
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  /** Stems of nouns by those of the verbs that they may be made of. */
  readonly nounsByVerb: ReadonlyMap<string, readonly string[]>;
  readonly byConcept: ReadonlyMap<string, readonly number[]>;
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  /** By what they are about: their kind, and what their values say. */
  readonly byFrame: ReadonlyMap<string, readonly number[]>;
  readonly byKind: ReadonlyMap<string, readonly number[]>;
  /** Stems by their first four letters, and by their last four. */
  readonly byStart: ReadonlyMap<string, readonly string[]>;
  readonly byEnd: ReadonlyMap<string, readonly string[]>;
  /** What must be found word for word, as folded tokens by the first of them. */
  readonly literals: ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly fact: number }[]>;
  readonly phones: ReadonlyMap<string, number>;
  /** The folded names of persons. */
  readonly people: readonly (readonly string[])[];
  /** The folded words of the firm's name. */
  readonly name: ReadonlySet<string>;
  /** Parts of the firm that have opening hours of their own, folded: "office", beside those of the crews. */
  readonly timedPlaces: ReadonlySet<string>;
  /** Facts with days or times. */
  readonly timed: readonly number[];
  /** Years since the founding; null when unknown. */
  readonly age: number | null;
}
