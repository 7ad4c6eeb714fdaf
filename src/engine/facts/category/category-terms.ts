import { foldText, keepLetters, splitWords } from '../language/fold-text.ts';
import type { WrittenTerm } from '../language/written-terms.ts';
import type { BusinessCategory, TermKind } from './business-category.ts';

export interface CategoryTerm {
  readonly category: BusinessCategory;
  readonly kind: TermKind;
  /** Counts half: also a surname. */
  readonly isSurname: boolean;
  readonly language: string;
  /** Counts only on sites in this language; null: everywhere. */
  readonly onlyIn: string | null;
  readonly words: readonly TermWord[];
}

interface TermWord {
  readonly text: string;
  readonly match: 'whole' | 'start' | 'end' | 'inside';
}

const MOST_KNOWN_WORDS = 20_000;
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Finds the terms of a category table in text, looking up every word once. Built once. */
export class TermFinder {
  /** By the first word. Most terms begin with a whole word; only those with a match are compared further. */
  readonly #whole = new Map<string, WrittenTerm[]>();
  readonly #read = new Map<WrittenTerm, CategoryTerm>();
  readonly #starts = new Map<string, CategoryTerm[]>();
  readonly #ends = new Map<string, CategoryTerm[]>();
  readonly #within: CategoryTerm[] = [];
  readonly #byWord = new Map<string, readonly CategoryTerm[]>();
  readonly #inside: CategoryTerm[] = [];

  constructor(terms: readonly WrittenTerm[]) {
    for (const written of terms) {
      const firstWord = firstWordOf(written.text);
      if (WHOLE_WORD.test(firstWord) && !UNSPACED.test(firstWord)) push(this.#whole, firstWord, written);
      else this.#add(written);
    }
  }

  #add(written: WrittenTerm): void {
    const term = this.#readOnce(written);
    const [first] = term.words;
    if (first === undefined) return;
    if (UNSPACED.test(first.text)) this.#inside.push(term);
    else if (first.match === 'whole') push(this.#whole, first.text, written);
    else if (first.match === 'inside') this.#within.push(term);
    else if (first.match === 'start') push(this.#starts, first.text.slice(0, 3), term);
    else push(this.#ends, first.text.slice(-3), term);
  }

  #readOnce(written: WrittenTerm): CategoryTerm {
    const known = this.#read.get(written);
    if (known !== undefined) return known;
    const term = readTerm(written);
    this.#read.set(written, term);
    return term;
  }

  /** The terms that may begin with a word; cached, because texts repeat words. */
  #candidates(word: string): readonly CategoryTerm[] {
    const known = this.#byWord.get(word);
    if (known !== undefined) return known;
    const candidates = [
      ...(this.#whole.get(word) ?? []).map((written) => this.#readOnce(written)),
      ...(this.#starts.get(word.slice(0, 3)) ?? []),
      ...(this.#ends.get(word.slice(-3)) ?? []),
      ...(word.length < 6 ? [] : this.#within),
    ].filter(({ words: [first] }) => first !== undefined && isMatch(word, first));
    if (this.#byWord.size < MOST_KNOWN_WORDS && word.length < 40) this.#byWord.set(word, candidates);
    return candidates;
  }

  /** The terms found in a text, without duplicates, the longest of those that begin at the same word. */
  find(text: string): CategoryTerm[] {
    const folded = foldText(text);
    const found = new Set<CategoryTerm>();
    const words = splitWords(folded);
    words.forEach((word, at) => {
      const candidates = this.#candidates(word);
      if (candidates.length === 0) return;
      const matching = candidates.filter((term) => term.words.every((one, offset) => isMatch(words[at + offset], one)));
      // "Zahnarztpraxis" is a dentist's, whatever other practices exist: the head of a compound is the least specific.
      const telling = matching.filter(({ words: [first] }) => first?.match !== 'end');
      const kept = telling.length > 0 ? telling : matching;
      const longest = Math.max(0, ...kept.map(lettersIn));
      for (const term of kept) if (lettersIn(term) >= longest - 3) found.add(term);
    });
    if (UNSPACED.test(folded)) {
      for (const term of this.#inside)
        if (standsIn(folded, term.words.map(({ text: part }) => part).join(''))) found.add(term);
    }
    return withoutParts([...found]);
  }
}

const KATAKANA = /^[\u30a1-\u30fa\u30fc]$/;
/** Short words occur by chance within others. */
const SHORT_KATAKANA = /^[\u30a1-\u30fa\u30fc]{1,3}$/;

/** Words in katakana have boundaries, though no spaces: a short one counts only whole, so that スタイル (style) does not match タイル (tile). */
function standsIn(folded: string, text: string): boolean {
  if (!SHORT_KATAKANA.test(text)) return folded.includes(text);
  for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + 1)) {
    if (!KATAKANA.test(folded.charAt(at - 1)) && !KATAKANA.test(folded.charAt(at + text.length))) return true;
  }
  return false;
}

/** "Pizza" inside "pizza delivery" does not count on its own; likewise in scripts without spaces. */
function withoutParts(terms: readonly CategoryTerm[]): CategoryTerm[] {
  const texts = terms.map((term) => term.words.map(({ text }) => text).join(' '));
  return terms.filter((term, index) => {
    const own = texts[index] ?? '';
    return !texts.some(
      (other, at) =>
        at !== index &&
        other.length > own.length &&
        terms[at]?.category !== term.category &&
        (UNSPACED.test(own) ? other.includes(own) : ` ${other} `.includes(` ${own} `)),
    );
  });
}

function lettersIn({ words }: CategoryTerm): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

const WHOLE_WORD = /^[\p{L}\p{N}]+$/u;

/** Up to the first space or hyphen. */
function firstWordOf(text: string): string {
  const end = text.search(/[\s-]/);
  return end < 0 ? text : text.slice(0, end);
}

function readTerm({ category, text, kind, isSurname, language, onlyIn }: WrittenTerm): CategoryTerm {
  return { category, kind, isSurname, language, onlyIn, words: text.split(/[\s-]+/).flatMap(readWord) };
}

function readWord(word: string): TermWord[] {
  const isEnd = word.startsWith('*');
  const isStart = word.endsWith('*');
  const text = keepLetters(word);
  if (text === '') return [];
  return [{ text, match: isEnd && isStart ? 'inside' : isEnd ? 'end' : isStart ? 'start' : 'whole' }];
}

function isMatch(word: string | undefined, { text, match }: TermWord): boolean {
  if (word === undefined) return false;
  if (match === 'whole') return word === text;
  if (match === 'start') return word.startsWith(text);
  return match === 'end' ? word.endsWith(text) : word.includes(text);
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
