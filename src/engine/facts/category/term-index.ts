import { keepLetters } from '../language/fold-text.ts';
import type { WrittenTerm } from '../language/written-terms.ts';
import type { BusinessCategory, TermKind } from './business-category.ts';

/** Terms by the whole word that they begin with, as most do. */
export interface TermIndex {
  /** The terms that begin with a word, folded; undefined when none does. */
  get(word: string): readonly WrittenTerm[] | undefined;
  /** Those that begin with a part of a word, or whose script has no spaces. */
  readonly others: readonly WrittenTerm[];
}

/** An index as it is compiled: the terms of a word in one string, because most words are never looked up. */
export interface PackedTerms {
  readonly byWord: Readonly<Record<string, string>>;
  readonly others: string;
}

export interface TermWord {
  readonly text: string;
  readonly match: 'whole' | 'start' | 'end' | 'inside';
}

export const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** The words of a term, each with what its wildcards stand for. */
export function parseTerm(text: string): TermWord[] {
  return text.split(/[\s-]+/).flatMap(readWord);
}

function readWord(word: string): TermWord[] {
  const isEnd = word.startsWith('*');
  const isStart = word.endsWith('*');
  const text = keepLetters(word);
  if (text === '') return [];
  return [{ text, match: isEnd && isStart ? 'inside' : isEnd ? 'end' : isStart ? 'start' : 'whole' }];
}

/** Up to the first space or hyphen. */
export function firstWordIn(text: string): string {
  const end = text.search(/[\s-]/);
  return end < 0 ? text : text.slice(0, end);
}

/** An index of a few terms, made in memory. */
export function indexTerms(terms: readonly WrittenTerm[]): TermIndex {
  const byWord = Map.groupBy(terms, ({ text }) => indexedWord(text));
  return { get: (word) => byWord.get(word), others: byWord.get(null) ?? [] };
}

/** The index of all terms in the form in which it is compiled. */
export function packTerms(terms: readonly WrittenTerm[], categories: readonly BusinessCategory[]): PackedTerms {
  const numbers = new Map(categories.map((category, at) => [category, at.toString(36)]));
  const pack = (some: readonly WrittenTerm[]): string =>
    some
      .map(({ category, language, kind, isSurname, onlyIn, text }) =>
        [numbers.get(category), language, `${kind}${isSurname ? '+s' : ''}${onlyIn === null ? '' : '+o'}`, text].join(
          ',',
        ),
      )
      .join('|');
  const byWord = Map.groupBy(terms, ({ text }) => indexedWord(text));
  const others = byWord.get(null) ?? [];
  byWord.delete(null);
  return { byWord: Object.fromEntries([...byWord].map(([word, some]) => [word, pack(some)])), others: pack(others) };
}

/** Opens a compiled index: the terms of a word are read when it is looked up. */
export function openTerms({ byWord, others }: PackedTerms, categories: readonly BusinessCategory[]): TermIndex {
  const packed = new Map(Object.entries(byWord));
  const unpack = (text: string): WrittenTerm[] =>
    text.split('|').flatMap((one) => {
      const [number = '', language = '', marks = '', term = ''] = one.split(',');
      const category = categories[Number.parseInt(number, 36)];
      const [kind = 'name', ...flags] = marks.split('+');
      if (category === undefined) return [];
      const onlyIn = flags.includes('o') ? language : null;
      return [{ category, text: term, kind: kind as TermKind, isSurname: flags.includes('s'), language, onlyIn }];
    });
  return {
    get: (word) => {
      const text = packed.get(word);
      return text === undefined ? undefined : unpack(text);
    },
    others: unpack(others),
  };
}

/** The word under which a term is found; null when it begins with a part of one, or has a script without spaces. */
function indexedWord(text: string): string | null {
  const [first] = parseTerm(text);
  return first === undefined || first.match !== 'whole' || UNSPACED.test(first.text) ? null : first.text;
}
