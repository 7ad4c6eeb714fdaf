import { readWordList } from '../data/read-word-list.ts';
import { foldText, isUnspacedScript, spellOutUmlauts, splitWords } from '../facts/language/fold-text.ts';

/**
 * Legal suffixes that people leave out of a company's name. Without "spa", "co" and "pc", which are also words for
 * categories.
 */
const LEGAL_WORDS = readWordList('companySuffixes');
const SMALL_WORDS = readWordList('smallNameWords');
/** A single word with fewer letters, such as "Ace", is too ambiguous. */
const SHORTEST_ONE_WORD = 5;
const AROUND = 70;

/**
 * The text around the first mention of the business; null when there is none. Names match by whole words ("Harbor Pine" is
 * not in "harbors pineapple"), with or without legal form, "and" or "&", accents, apostrophes and capitals; "ä" and "ae" are one. A
 * name of one word needs its capital: "tulips bloom" is not "Bloom". Pure, linear in the text.
 */
export function findNaming(text: string, name: string | null): string | null {
  if (name === null) return null;
  for (const form of nameFormsOf(name)) {
    const at = isUnspacedScript(form.text) ? findLetters(text, form.text) : findWords(text, form.words);
    if (at !== null) return clipAround(text, at.from, at.to);
  }
  return null;
}

/** Whether the name is one word, which may stand in a text without the business: "Bloom", "Anker". */
export function isOneWordName(name: string): boolean {
  const forms = nameFormsOf(name);
  return forms.length > 0 && forms.every(({ text, words }) => words.length === 1 && !isUnspacedScript(text));
}

interface NameForm {
  readonly text: string;
  readonly words: readonly string[];
}

function nameFormsOf(name: string): NameForm[] {
  const spellings = new Set([name.toLowerCase().normalize('NFC'), spellOutUmlauts(name)]);
  return [...spellings].flatMap((spelling) => nameFormOf(foldText(spelling)) ?? []);
}

function nameFormOf(text: string): NameForm | null {
  const words = splitWords(withoutApostrophes(text));
  const spoken = words.slice(0, words.findLastIndex((word) => !LEGAL_WORDS.has(word)) + 1);
  const plain = spoken.filter((word) => !SMALL_WORDS.has(word));
  const [only] = plain;
  if (only === undefined) return null;
  // "Joe's" is less ambiguous than "Joes".
  const isShort = plain.length === 1 && only.length + (text.includes("'") ? 1 : 0) < SHORTEST_ONE_WORD;
  if (!isShort) return { text, words: plain };
  if (words.length > 1) return { text, words };
  return isUnspacedScript(only) ? { text, words: plain } : null;
}

const withoutApostrophes = (folded: string): string => folded.replaceAll("'", '');

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Finds the words of the name in sequence, skipping "and", "&" and "the". */
function findWords(text: string, words: readonly string[]): Place | null {
  const [first] = words;
  if (first === undefined) return null;
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)) {
    const from = match.index;
    const to = from + match[0].length;
    for (const keys of listKeys(match[0])) tokens.push({ keys, from, to });
  }
  for (let start = 0; start < tokens.length; start += 1) {
    const begin = tokens[start];
    if (begin === undefined || !begin.keys.includes(first)) continue;
    if (words.length === 1 && isWithoutCapital(text.slice(begin.from, begin.to))) continue;
    let at = start;
    let found = 0;
    while (found < words.length && at < tokens.length) {
      const { keys = [] } = tokens[at] ?? {};
      if (keys.includes(words[found] ?? '')) found += 1;
      else if (!(keys.some((key) => SMALL_WORDS.has(key)) && found > 0)) break;
      at += 1;
    }
    const last = tokens[at - 1];
    if (found === words.length && last !== undefined) return { from: begin.from, to: last.to };
  }
  return null;
}

const isWithoutCapital = (word: string): boolean => /^\p{Ll}/u.test(word) && !/\p{Lu}/u.test(word);

interface Token {
  /** The spellings that a word is compared by. */
  readonly keys: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** The words of a run of letters: "Joe's" is joes and joe, "L'Olivier" lolivier and olivier, "Köster" koster and koester. */
function listKeys(raw: string): string[][] {
  const folded = foldText(raw);
  const others = [foldText(spellOutUmlauts(raw)), ...(folded.includes("'") ? folded.split("'") : [])];
  return splitWords(withoutApostrophes(folded)).map((word) => [word, ...others.map(withoutApostrophes)]);
}

/** For scripts without spaces: finds the letters of the name in sequence. */
function findLetters(text: string, folded: string): Place | null {
  const letters = folded.replace(/\s+/g, '');
  if (letters.length < 2) return null;
  const at = foldText(text).indexOf(letters);
  return at === -1 ? null : { from: Math.min(at, text.length), to: Math.min(at + letters.length, text.length) };
}

function clipAround(text: string, from: number, to: number): string {
  const start = Math.max(0, from - AROUND);
  const end = Math.min(text.length, to + AROUND);
  const words = text.slice(start, end).toWellFormed().replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${words}${end < text.length ? '…' : ''}`;
}
