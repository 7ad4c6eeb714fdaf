import { readCompiled } from '../../data/read-compiled.ts';
import { makeStemmer, type Stem } from './inflection.ts';
import { splitTokens, type Token } from './tokens.ts';
import { type FindVerbs, makeVerbFinder } from './verb-stems.ts';
import { fold } from './word-stems.ts';

/** Languages in which texts can be held against facts: one `data/languages/<code>/coverage.yaml` each. */
export const COVERAGE_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt'] as const;
export type CoverageLanguage = (typeof COVERAGE_LANGUAGES)[number];

/** How a language writes days, times and numbers. `days` and `seasons` are in order, from Monday and from spring. */
export interface TimeTerms {
  readonly days: readonly (readonly string[])[];
  readonly months: readonly (readonly string[])[];
  readonly seasons: readonly (readonly string[])[];
  readonly ordinals: readonly (readonly string[])[];
  readonly ranges: readonly string[];
  readonly half: readonly string[];
  readonly quarter: readonly string[];
  readonly and: readonly string[];
  /** "the day before" */
  readonly eve: readonly string[];
  /** Parts of the day and of the week: "in the evening", "on weekdays", "every day". */
  readonly parts: Readonly<Record<PartOfDay, readonly string[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly often: Readonly<Record<string, readonly string[]>>;
}

export const PARTS_OF_DAY = [
  'morning',
  'afternoon',
  'evening',
  'night',
  'noon',
  'midnight',
  'weekday',
  'weekend',
  'daily',
] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** `coverage.yaml` of a language, as compiled. */
export interface CoverageData {
  readonly endings: readonly string[];
  /** Endings of nouns of action with those of their verbs: "ación ar". */
  readonly actions: readonly string[];
  readonly function: readonly string[];
  readonly glue: readonly string[];
  readonly weak: readonly string[];
  readonly negators: readonly string[];
  readonly joiners: readonly string[];
  readonly firm: readonly string[];
  /** An inflected form and its base: "found find". */
  readonly irregular: readonly string[];
  readonly time: TimeTerms;
  readonly frames: Readonly<Record<string, readonly string[]>>;
  readonly strict: Readonly<Record<string, readonly string[]>>;
  readonly concepts: Readonly<Record<string, readonly string[]>>;
}

/** What the lexicon knows of a word or phrase. */
export interface LexiconEntry {
  /** Needs no fact: "offer", "find". */
  readonly isGlue: boolean;
  /** Everyday words that weigh less when no fact has them. */
  readonly isWeak: boolean;
  /** Kinds of facts beside which the word needs none: "costs" beside a price. */
  readonly frames: ReadonlySet<string>;
  /** What the word means; words of one concept stand for each other. */
  readonly concepts: ReadonlySet<string>;
  /** Extent and degree ("all", "always", "best"): such a word must stand in the same fact as the word beside it. */
  readonly isStrict: boolean;
}

/** A phrase of several words found in a text. */
export interface FoundPhrase {
  readonly length: number;
  readonly use: LexiconEntry;
}

interface Phrase {
  readonly forms: readonly string[];
  readonly stems: readonly string[];
  readonly tags: Set<string>;
}

const NOTHING: LexiconEntry = { isGlue: false, isWeak: false, frames: new Set(), concepts: new Set(), isStrict: false };
const GLUE = '=glue';
const WEAK = '=weak';
const FRAME = '~';
/** Endings under which strict words still count: German and Dutch adjectives, Romance plurals, nothing else. */
const STRICT_ENDINGS: Readonly<Record<CoverageLanguage, readonly string[]>> = {
  en: [''],
  de: ['', 'e', 'en', 'er', 'es', 'em'],
  nl: ['', 'e', 'en'],
  es: ['', 's'],
  fr: ['', 's'],
  it: [''],
  pt: ['', 's'],
};

/** The words of one language: stems, function words, glue, frames, concepts and phrases. */
export class CoverageLexicon {
  readonly code: CoverageLanguage;
  readonly data: CoverageData;
  readonly stem: Stem;
  readonly findVerbs: FindVerbs;
  /** German and Dutch write compounds as one word. */
  readonly hasCompounds: boolean;
  readonly negators: ReadonlySet<string>;
  readonly joiners: ReadonlySet<string>;
  readonly firm: ReadonlySet<string>;
  readonly #function: ReadonlySet<string>;
  readonly #strict: ReadonlySet<string>;
  readonly #tags = new Map<string, Set<string>>();
  readonly #phrases = new Map<string, Phrase[]>();

  constructor(code: CoverageLanguage, data: CoverageData) {
    this.code = code;
    this.data = data;
    this.hasCompounds = code === 'de' || code === 'nl';
    this.stem = makeStemmer(code, data.endings, data.irregular);
    this.findVerbs = makeVerbFinder(data.actions, this.stem);
    const folded = (words: readonly string[]) => new Set(words.map(fold));
    this.negators = folded(data.negators);
    this.joiners = folded(data.joiners);
    this.firm = folded(data.firm);
    this.#function = folded(data.function);
    this.#strict = new Set(Object.keys(data.strict));
    for (const word of data.glue) this.#add(word, GLUE);
    for (const word of data.weak) this.#add(word, WEAK);
    for (const [kind, words] of Object.entries(data.frames)) for (const word of words) this.#add(word, FRAME + kind);
    for (const [concept, words] of Object.entries(data.strict)) for (const word of words) this.#add(word, concept);
    for (const [concept, words] of Object.entries(data.concepts)) for (const word of words) this.#add(word, concept);
    for (const phrases of this.#phrases.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);
  }

  isFunctionWord(folded: string): boolean {
    return this.#function.has(folded);
  }

  /** Whether a folded word is listed as it stands, not by its stem alone. */
  isListed(folded: string): boolean {
    return this.#tags.has(folded);
  }

  /** What is known of a folded word, by its form and its stem. */
  use(folded: string): LexiconEntry {
    const own = this.#tags.get(folded);
    if (own !== undefined && [...own].some((tag) => this.#strict.has(tag))) return this.#entryFor(own);
    const stemmed = [...(this.#tags.get(`${this.stem(folded)}-`) ?? [])].filter((tag) => !this.#strict.has(tag));
    if (own === undefined && stemmed.length === 0) return NOTHING;
    // "Included" promises something though "include" says nothing.
    if (own?.has('included') === true && !own.has(GLUE)) return this.#entryFor(own);
    return this.#entryFor(new Set([...(own ?? []), ...stemmed]));
  }

  /** The longest phrase that begins at a token; null when none does. */
  phraseAt(tokens: readonly Token[], at: number): FoundPhrase | null {
    const phrases = this.#phrases.get(this.stem(tokens[at]?.folded ?? '')) ?? [];
    const found = phrases.find(({ forms, stems }) =>
      forms.every((form, place) => {
        const token = tokens[at + place];
        if (token?.kind !== 'word') return false;
        return token.folded === form || (!this.#function.has(form) && this.stem(token.folded) === stems[place]);
      }),
    );
    return found === undefined ? null : { length: found.forms.length, use: this.#entryFor(found.tags) };
  }

  #add(word: string, tag: string): void {
    const forms = splitTokens(word, this.code).map(({ folded }) => folded);
    const [form = ''] = forms;
    if (forms.length > 1) this.#addPhrase(forms, tag);
    else if (this.#strict.has(tag)) for (const ending of STRICT_ENDINGS[this.code]) this.#tag(form + ending, tag);
    else {
      this.#tag(form, tag);
      this.#tag(`${this.stem(form)}-`, tag);
    }
  }

  #tag(key: string, tag: string): void {
    const tags = this.#tags.get(key) ?? new Set();
    this.#tags.set(key, tags.add(tag));
  }

  #addPhrase(forms: readonly string[], tag: string): void {
    const stems = forms.map(this.stem);
    const [first = ''] = stems;
    const known = this.#phrases.get(first) ?? [];
    this.#phrases.set(first, known);
    const same = known.find((phrase) => phrase.forms.join(' ') === forms.join(' '));
    if (same === undefined) known.push({ forms, stems, tags: new Set([tag]) });
    else same.tags.add(tag);
  }

  #entryFor(tags: ReadonlySet<string>): LexiconEntry {
    const concepts = new Set([...tags].filter((tag) => !tag.startsWith('=') && !tag.startsWith(FRAME)));
    const isStrict = [...concepts].some((concept) => this.#strict.has(concept));
    return {
      isGlue: tags.has(GLUE) && !isStrict,
      isWeak: tags.has(WEAK) && !isStrict,
      frames: new Set([...tags].filter((tag) => tag.startsWith(FRAME)).map((tag) => tag.slice(1))),
      concepts,
      isStrict,
    };
  }
}

const LEXICONS = new Map<CoverageLanguage, CoverageLexicon>();

/** The lexicon of a language, read on first use. */
export function coverageLexicon(code: CoverageLanguage): CoverageLexicon {
  const known = LEXICONS.get(code);
  if (known !== undefined) return known;
  const lexicon = new CoverageLexicon(code, readCompiled(`coverage-${code}`));
  LEXICONS.set(code, lexicon);
  return lexicon;
}
