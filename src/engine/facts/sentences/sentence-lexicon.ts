import { readCompiled } from '../../data/read-compiled.ts';
import { type CoverageLanguage, type CoverageLexicon, coverageLexicon } from '../../fixes/verify/coverage-lexicon.ts';
import { foldText, splitWords } from '../language/fold-text.ts';
import { type SentenceTerms, TERM_LISTS, type TermList } from './sentence-terms.ts';

/** A term at its place among the words of a sentence. */
export interface FoundTerm {
  readonly list: TermList;
  readonly start: number;
  readonly end: number;
}

interface Term {
  readonly words: readonly string[];
  readonly list: TermList;
}

/** Letters by which terms with open endings are looked up. */
const LETTERS = 3;

/** The words of one language by which its sentences are chosen. */
export class SentenceLexicon {
  readonly code: CoverageLanguage;
  readonly weEndings: RegExp | null;
  readonly #byWord = new Map<string, Term[]>();
  /** Those with an open ending, by their first letters. */
  readonly #byStart = new Map<string, Term[]>();
  readonly #ofNumbers: Term[] = [];

  constructor(code: CoverageLanguage, lists: SentenceTerms) {
    this.code = code;
    this.weEndings =
      lists.weEndings === undefined ? null : new RegExp(`\\p{L}(?:${lists.weEndings.map(foldText).join('|')})$`, 'u');
    for (const list of TERM_LISTS) {
      if (list === 'weEndings') continue;
      for (const term of lists[list] ?? []) this.#add(term, list);
    }
  }

  /** Function words and stems, which the verifier knows; read on first use. */
  get coverage(): CoverageLexicon {
    return coverageLexicon(this.code);
  }

  /** Every term of every list in a sentence, given as folded words. */
  find(words: readonly string[]): FoundTerm[] {
    const found: FoundTerm[] = [];
    const add = (terms: readonly Term[] | undefined, start: number) => {
      if (terms === undefined) return;
      for (const { words: wanted, list } of terms)
        if (areForms(words, start, wanted)) found.push({ list, start, end: start + wanted.length });
    };
    words.forEach((word, start) => {
      const isNumber = /^\d/.test(word);
      if (isNumber) add(this.#ofNumbers, start);
      add(this.#byWord.get(word), start);
      if (!isNumber) add(this.#byStart.get(word.slice(0, LETTERS)), start);
    });
    return found;
  }

  #add(term: string, list: TermList): void {
    const words: readonly string[] = foldText(term).match(/[\p{L}\p{N}]+\*?/gu) ?? [];
    const [first = ''] = words;
    const read = { words, list };
    if (first === 'yyyy' || first === 'nn') this.#ofNumbers.push(read);
    else if (first.endsWith('*')) put(this.#byStart, first.slice(0, LETTERS), read);
    else put(this.#byWord, first, read);
  }
}

function put(terms: Map<string, Term[]>, key: string, term: Term): void {
  const known = terms.get(key);
  if (known === undefined) terms.set(key, [term]);
  else known.push(term);
}

function areForms(words: readonly string[], start: number, wanted: readonly string[]): boolean {
  for (let at = 0; at < wanted.length; at++) if (!isForm(words[start + at], wanted[at] ?? '')) return false;
  return true;
}

function isForm(word: string | undefined, wanted: string): boolean {
  if (word === undefined) return false;
  if (wanted === 'nn') return /^\d+$/.test(word);
  if (wanted === 'yyyy') return /^(?:1[6-9]|20)\d\d$/.test(word);
  return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
}

const LEXICONS: ReadonlyMap<string, SentenceLexicon> = new Map(
  Object.entries(readCompiled<Readonly<Record<CoverageLanguage, SentenceTerms>>>('sentences')).map(([code, lists]) => [
    code,
    new SentenceLexicon(code as CoverageLanguage, lists),
  ]),
);

/** The lexicon of a language (BCP 47 primary tag); null where there is none. */
export function sentenceLexicon(language: string): SentenceLexicon | null {
  return LEXICONS.get(language) ?? null;
}

/** The folded words of a sentence. */
export function foldAndSplit(text: string): string[] {
  return splitWords(foldText(text));
}
