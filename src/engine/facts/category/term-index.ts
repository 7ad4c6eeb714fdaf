import { keepLetters } from '../language/fold-text.ts';
import type { WrittenTerm } from '../language/written-terms.ts';
import type { BusinessCategory, TermKind } from './business-category.ts';

/** Terms by what they begin with: see `indexKey`. Undefined when none does. */
export type TermIndex = (key: string) => readonly WrittenTerm[] | undefined;

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

/** The keys of terms that begin with letters inside a word, and of those whose script has no spaces. */
export const INSIDE = '*';
export const UNSPACED_KEY = '';
export const startKey = (letters: string): string => `${letters.slice(0, 3)}*`;
export const endKey = (letters: string): string => `*${letters.slice(-3)}`;

/** An index of a few terms, made in memory. */
export function indexTerms(terms: readonly WrittenTerm[]): TermIndex {
  const byKey = groupTerms(terms);
  return (key) => byKey.get(key);
}

/** The index of all terms as it is compiled: a line for each key, whose terms are read when it is looked up. Most never are. */
export function packTerms(terms: readonly WrittenTerm[], categories: readonly BusinessCategory[]): string {
  const numbers = new Map(categories.map((category, at) => [category, at.toString(36)]));
  const pack = ({ category, language, kind, isSurname, onlyIn, text }: WrittenTerm): string => {
    const marks = `${kind}${isSurname ? '+s' : ''}${onlyIn === null ? '' : '+o'}`;
    return [numbers.get(category), language, marks, text].join(',');
  };
  return [...groupTerms(terms)].map(([key, some]) => `${key}|${some.map(pack).join('|')}`).join('\n');
}

/** Opens a compiled index. */
export function openTerms(packed: string, categories: readonly BusinessCategory[]): TermIndex {
  const lines = new Map(packed.split('\n').map((line) => [line.slice(0, line.indexOf('|')), line]));
  return (key) => lines.get(key)?.split('|').slice(1).map(unpack);

  function unpack(text: string): WrittenTerm {
    const [number = '', language = '', marks = '', term = ''] = text.split(',');
    const category = categories[Number.parseInt(number, 36)];
    if (category === undefined) throw new Error(`The compiled term "${text}" is of no category. Run "npm run data".`);
    const [kind, ...flags] = marks.split('+');
    const onlyIn = flags.includes('o') ? language : null;
    return { category, text: term, kind: kind as TermKind, isSurname: flags.includes('s'), language, onlyIn };
  }
}

function groupTerms(terms: readonly WrittenTerm[]): Map<string, WrittenTerm[]> {
  const byKey = Map.groupBy(terms, ({ text }) => indexKey(parseTerm(text)));
  byKey.delete(null);
  return byKey as Map<string, WrittenTerm[]>;
}

/** What a term is found by: its first word when that is whole, else three of its letters; null without any letter. */
export function indexKey([first]: readonly TermWord[]): string | null {
  if (first === undefined) return null;
  if (UNSPACED.test(first.text)) return UNSPACED_KEY;
  if (first.match === 'inside') return INSIDE;
  if (first.match === 'start') return startKey(first.text);
  return first.match === 'end' ? endKey(first.text) : first.text;
}
