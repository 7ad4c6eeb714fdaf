import { foldText, isUnspacedScript, splitWords } from '../facts/language/fold-text.ts';

/**
 * Legal suffixes that people leave out of a company's name. Without "spa", "co" and "pc", which are also words for
 * categories.
 */
const LEGAL_WORDS: ReadonlySet<string> = new Set(
  'inc llc ltd limited corp corporation gmbh ug ag kg ohg gbr mbh ek plc llp pllc sarl sas srl bv nv oy aps lda ltda eirl'.split(
    ' ',
  ),
);
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'the and und et y e en und der die das le la les el il de &'.split(' '),
);
/** A single word with fewer letters, such as "Ace", is too ambiguous. */
const SHORTEST_ONE_WORD = 5;
const AROUND = 70;

/**
 * The text around the first mention of the business; null when there is none. Names match by whole words ("Harbor Pine" is
 * not in "harbors pineapple"), with or without legal form, "and" or "&", accents and capitals. A
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

interface NameForm {
  readonly text: string;
  readonly words: readonly string[];
}

function nameFormsOf(name: string): NameForm[] {
  const words = splitWords(foldText(name));
  const spoken = words.slice(0, words.findLastIndex((word) => !LEGAL_WORDS.has(word)) + 1);
  const plain = spoken.filter((word) => !SMALL_WORDS.has(word));
  if (plain.length === 0) return [];
  const [only = ''] = plain;
  if (plain.length === 1 && only.length < SHORTEST_ONE_WORD && words.length === 1 && !isUnspacedScript(only)) return [];
  if (plain.length === 1 && only.length < SHORTEST_ONE_WORD && words.length > 1)
    return [{ text: foldText(name), words }];
  return [{ text: foldText(name), words: plain }];
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Finds the words of the name in sequence, skipping "and", "&" and "the". */
function findWords(text: string, words: readonly string[]): Place | null {
  const [first] = words;
  if (first === undefined) return null;
  const tokens: { readonly word: string; readonly from: number; readonly to: number }[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)) {
    const raw = match[0];
    const to = match.index + raw.length;
    for (const word of splitWords(foldText(raw)))
      if (word !== 's' || words.includes('s')) tokens.push({ word, from: match.index, to });
  }
  for (let start = 0; start < tokens.length; start += 1) {
    if (tokens[start]?.word !== first) continue;
    if (words.length === 1 && /\p{Ll}/u.test(text[tokens[start]?.from ?? 0] ?? '')) continue;
    let at = start;
    let found = 0;
    while (found < words.length && at < tokens.length) {
      const word = tokens[at]?.word ?? '';
      if (word === words[found]) found += 1;
      else if (!(SMALL_WORDS.has(word) && found > 0)) break;
      at += 1;
    }
    const last = tokens[at - 1];
    const begin = tokens[start];
    if (found === words.length && last !== undefined && begin !== undefined) return { from: begin.from, to: last.to };
  }
  return null;
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
