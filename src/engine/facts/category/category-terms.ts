import { readPattern } from '../../data/patterns.ts';
import { foldText, keepLetters, splitWords } from '../language/fold-text.ts';
import type { WrittenTerm } from '../language/written-terms.ts';
import type { BusinessCategory, TermKind } from './business-category.ts';
import { findBroadestCategory } from './category-tables.ts';
import {
  endKey,
  firstWordIn,
  INSIDE,
  indexKey,
  parseTerm,
  startKey,
  type TermIndex,
  type TermWord,
  UNSPACED,
  UNSPACED_KEY,
} from './term-index.ts';

export interface CategoryTerm {
  /** As in the tables, folded. */
  readonly text: string;
  readonly category: BusinessCategory;
  readonly kind: TermKind;
  /** Counts half: also a surname. */
  readonly isSurname: boolean;
  readonly language: string;
  /** Counts only on sites in this language; null: everywhere. */
  readonly onlyIn: string | null;
  readonly words: readonly TermWord[];
}

/** A term at its place in a text. */
export interface TermMatch {
  readonly term: CategoryTerm;
  /** Of its first word, and after its last one, among the words of the text: among its letters where words have no spaces. */
  readonly start: number;
  readonly end: number;
  /** Below 1 where the term is a part of a compound. */
  readonly share: number;
  /** How many trades that have nothing to do with each other have this term: what many share says little. */
  readonly rivals: number;
}

/** The terms of a text, and its words (letters where these have no spaces). */
export interface LocatedTerms {
  readonly tokens: readonly string[];
  readonly matches: readonly TermMatch[];
  readonly isUnspaced: boolean;
}

const MOST_KNOWN_WORDS = 20_000;
const NO_TERMS: readonly CategoryTerm[] = [];

/** Finds the terms of a category table in text, looking up every word once. Built once. */
export class TermFinder {
  readonly #index: TermIndex;
  readonly #read = new Map<string, readonly CategoryTerm[]>();
  readonly #byWord = new Map<string, readonly CategoryTerm[]>();
  readonly #placed = new Map<string, readonly PlacedTerm[]>();
  readonly #insideByLetter = new Map<string, CategoryTerm[]>();
  #segmenter: Intl.Segmenter | null = null;

  constructor(index: TermIndex) {
    this.#index = index;
  }

  /** The terms of a key, read once. */
  #terms(key: string): readonly CategoryTerm[] {
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    const written = this.#index(key);
    if (written === undefined) return NO_TERMS;
    const terms = written.map(readTerm);
    this.#read.set(key, terms);
    return terms;
  }

  /** Those of scripts without spaces. */
  get #inside(): readonly CategoryTerm[] {
    return this.#terms(UNSPACED_KEY);
  }

  /** The terms that may begin with a word; cached, because texts repeat words. */
  #candidates(word: string): readonly CategoryTerm[] {
    const known = this.#byWord.get(word);
    if (known !== undefined) return known;
    const candidates = [
      ...this.#terms(word),
      ...this.#terms(startKey(word)),
      ...this.#terms(endKey(word)),
      ...(word.length < 6 ? [] : this.#terms(INSIDE)),
    ].filter(({ words: [first] }) => first !== undefined && isMatch(word, first));
    if (this.#byWord.size < MOST_KNOWN_WORDS && word.length < 40) this.#byWord.set(word, candidates);
    return candidates;
  }

  /** The terms that may begin with a word in any form: the plural, or a part of a compound where its language has such. */
  #atWord(word: string): readonly PlacedTerm[] {
    const known = this.#placed.get(word);
    if (known !== undefined) return known;
    const place = (terms: readonly CategoryTerm[], share: number, isForm: boolean) =>
      terms.map((term) => ({ term, share, isForm, isChance: isChance(word, term), rivals: this.#countRivals(term) }));
    const whole = (text: string) => this.#terms(text);
    const singular =
      word.length > 4 && word.endsWith('s')
        ? [...whole(word.slice(0, -1)), ...(word.endsWith('es') ? whole(word.slice(0, -2)) : [])]
        : [];
    const sure = [...this.#candidates(word), ...singular];
    // "Zahnarztpraxis" is a dentist's, whatever other practices exist: the head of a compound is the least specific.
    const isTelling = sure.some(({ words: [first, ...rest] }) => rest.length === 0 && first?.match === 'start');
    const found = place(isTelling ? sure.filter(({ words: [first] }) => first?.match !== 'end') : sure, 1, false);
    for (let ending = 1; ending <= LONGEST_ENDING && word.length - ending >= SHORTEST_STEM; ending += 1)
      found.push(...place(whole(word.slice(0, -ending)).filter(isInflected), 0.9, true));
    if (HANGUL_WORD.test(word)) {
      const parts = this.#inside.filter(({ text }) => text !== word && (word.startsWith(text) || word.endsWith(text)));
      found.push(
        ...place(
          this.#inside.filter(({ text }) => text === word),
          1,
          false,
        ),
        ...place(parts, 0.9, false),
      );
    } else if (word.length >= 9 && !found.some(({ term }) => lettersIn(term) >= 0.6 * word.length)) {
      for (let length = 5; length <= word.length - 2; length += 1) {
        if (length > 5) found.push(...place(whole(word.slice(-length)).filter(isHeadOfCompound), 0.8, true));
        if (length > 6)
          for (const end of [word.slice(-length, -1), word.slice(-length, -2)])
            found.push(
              ...place(
                whole(end).filter((term) => isHeadOfCompound(term) && isInflected(term)),
                0.7,
                true,
              ),
            );
        const starting = whole(word.slice(0, length)).filter(isPartOfCompound);
        if (starting.length > 0 && COMPOUND_TAIL.test(word.slice(length))) found.push(...place(starting, 0.9, true));
      }
    }
    if (this.#placed.size < MOST_KNOWN_WORDS && word.length < 40) this.#placed.set(word, found);
    return found;
  }

  /** How many trades that have nothing to do with each other have a term, in its language. */
  #countRivals({ text, language, words }: CategoryTerm): number {
    const list = this.#terms(indexKey(words) ?? text);
    const alike = list.filter((one) => one.text === text && one.language === language);
    return Math.max(1, new Set(alike.map(({ category }) => findBroadestCategory(category))).size);
  }

  /**
   * The terms of one phrase at their places, the longest ones: "pizza" within "pizza delivery" says nothing of its own.
   * A term that two categories have is there for both. Terms of all languages; compounds only of those in `languages`, and unless it
   * is empty, words with the letters of a short one and more.
   */
  locate(text: string, languages: ReadonlySet<string>): LocatedTerms {
    const folded = foldText(text);
    if (UNSPACED_WORD.test(folded)) return this.#locateUnspaced(folded);
    const tokens = splitWords(folded);
    const matches: TermMatch[] = [];
    tokens.forEach((token, start) => {
      for (const { term, share, isForm, isChance, rivals } of this.#atWord(token)) {
        if ((isForm || (isChance && languages.size > 0)) && !languages.has(term.language)) continue;
        const { words } = term;
        if (!words.every((word, offset) => offset === 0 || isMatchOrPlural(tokens[start + offset], word))) continue;
        matches.push({ term, start, end: start + words.length, share, rivals });
      }
    });
    return { tokens, matches: withoutShorter(matches, languages), isUnspaced: false };
  }

  #locateUnspaced(folded: string): LocatedTerms {
    const tokens = [...folded];
    const text = tokens.join('');
    this.#segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
    const bounds = new Set([text.length]);
    for (const { index } of this.#segmenter.segment(text)) bounds.add(index);
    if (this.#insideByLetter.size === 0)
      for (const term of this.#inside) push(this.#insideByLetter, term.words[0]?.text.charAt(0) ?? '', term);
    const matches: TermMatch[] = [];
    for (const start of bounds) {
      for (const term of this.#insideByLetter.get(text.charAt(start)) ?? []) {
        const letters = term.words.map((word) => word.text).join('');
        if (!text.startsWith(letters, start) || !bounds.has(start + letters.length)) continue;
        matches.push({ term, start, end: start + letters.length, share: 1, rivals: this.#countRivals(term) });
      }
    }
    return { tokens, matches: withoutShorter(matches, NO_LANGUAGES), isUnspaced: true };
  }

  /** Whether folded words as a whole are a term, whatever letters its wildcards stand for, and no surname. */
  has(words: string): boolean {
    const first = keepLetters(firstWordIn(words));
    const keys = UNSPACED.test(first) ? [UNSPACED_KEY] : [first, startKey(first), endKey(first), INSIDE];
    return keys.some((key) =>
      this.#terms(key).some(({ isSurname, text }) => !isSurname && text.replaceAll('*', '').trim() === words),
    );
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

interface PlacedTerm {
  readonly term: CategoryTerm;
  readonly share: number;
  /** A part of a compound, or a form of the word: only where the site is in its language. */
  readonly isForm: boolean;
  /** Begins or ends with a short term: "taxidermist" with "taxi*". */
  readonly isChance: boolean;
  readonly rivals: number;
}

/** Scripts that put no spaces between words; Korean does. */
const UNSPACED_WORD = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;
const HANGUL_WORD = /^[\uac00-\ud7af]{2,}$/;
const COMPOUND_TAIL = new RegExp(`^(?:${readPattern('categories', 'compoundTails')})$`, 'u');
/** Languages that write a trade and what stands before or behind it as one word: "Dachdeckerbetrieb". */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'fi', 'hu', 'cs', 'pl', 'sr']);

/** Languages that add endings to a noun: "fysioterapiaa", "юриста". */
const INFLECTING = new Set(['fi', 'hu', 'tr', 'pl', 'cs', 'sr', 'ru', 'uk', 'ro', 'el', 'sv', 'da']);
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 5;
/** So many letters are in words of other languages by chance. */
const LONGEST_CHANCE = 5;

function isInflected({ language, kind }: CategoryTerm): boolean {
  return kind !== 'thing' && INFLECTING.has(language);
}

function isPartOfCompound({ kind, language, words }: CategoryTerm): boolean {
  return kind !== 'thing' && words.length === 1 && COMPOUNDING.has(language);
}

function isHeadOfCompound(term: CategoryTerm): boolean {
  return term.kind === 'name' && isPartOfCompound(term);
}

/** Whether the first word of a term is a few letters that stand for any word with them, and there are more here than those of a plural. */
function isChance(word: string, { words: [first] }: CategoryTerm): boolean {
  if (first === undefined || first.match === 'whole' || first.text.length > LONGEST_CHANCE) return false;
  return word.length > first.text.length + 1;
}

/**
 * The longest terms of those that share a word; of several categories with a term of about one length, each. "physiotherap*" of a
 * language of the site is not outdone by the same word whole in another language.
 */
function withoutShorter(matches: readonly TermMatch[], languages: ReadonlySet<string>): TermMatch[] {
  const byLength = [...matches].sort((a, b) => lettersIn(b.term) - lettersIn(a.term) || b.share - a.share);
  const kept: TermMatch[] = [];
  for (const one of byLength) {
    const over = kept.filter((other) => one.start < other.end && other.start < one.end);
    const isOwn = languages.has(one.term.language);
    const isShorter = over.some(
      (other) =>
        lettersIn(other.term) > lettersIn(one.term) + 1 &&
        !(isOwn && !languages.has(other.term.language) && other.start === one.start && other.end === one.end),
    );
    if (!isShorter) kept.push(one);
  }
  return kept;
}

const NO_LANGUAGES: ReadonlySet<string> = new Set();
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

function readTerm({ category, text, kind, isSurname, language, onlyIn }: WrittenTerm): CategoryTerm {
  return { text, category, kind, isSurname, language, onlyIn, words: parseTerm(text) };
}

function isMatch(word: string | undefined, { text, match }: TermWord): boolean {
  if (word === undefined) return false;
  if (match === 'whole') return word === text;
  if (match === 'start') return word.startsWith(text);
  return match === 'end' ? word.endsWith(text) : word.includes(text);
}

function isMatchOrPlural(word: string | undefined, term: TermWord): boolean {
  return (
    isMatch(word, term) ||
    (word !== undefined &&
      word.length > 4 &&
      term.match === 'whole' &&
      (word === `${term.text}s` || word === `${term.text}es`))
  );
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
