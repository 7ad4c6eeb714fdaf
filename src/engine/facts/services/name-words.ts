import { hasUnspacedLetters } from '../../crawl/groups/names.ts';
import { makeNameKey } from '../../crawl/groups/raw-group.ts';
import { readPattern } from '../../data/patterns.ts';

const GLUE = new RegExp(`^(?:${readPattern('groups', 'glue')})$`, 'u');
const HANGUL = /\p{Script=Hangul}/u;
const SHORTEST_WORD = 3;
/** No script without spaces has letters before Thai. */
const FIRST_UNSPACED = 0x0e00;

/** Whether a word only joins others: "and", "in", "der". */
export function isGlue(word: string): boolean {
  return GLUE.test(makeNameKey(word));
}

/** The telling words of a name, folded; all of its words where none tells anything. */
export function tokenizeName(text: string): readonly string[] {
  const words = makeNameKey(text)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter(
    (word) =>
      !GLUE.test(word) &&
      (word.length >= SHORTEST_WORD || /\d/.test(word) || HANGUL.test(word) || hasUnspacedLetters(word)),
  );
  return telling.length > 0 ? telling : words;
}

/** Whether two are forms of one word: the same beginning, three quarters of the shorter; in unspaced scripts one in the other. */
export function areOneToken(one: string, other: string): boolean {
  const first = one.charCodeAt(0);
  if (first < FIRST_UNSPACED && first !== other.charCodeAt(0)) return false;
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (first >= FIRST_UNSPACED && (hasUnspacedLetters(one) || hasUnspacedLetters(other))) {
    const [part, whole] = one.length < other.length ? [one, other] : [other, one];
    return part.length > 1 && whole.includes(part);
  }
  if (shorter < 4 || first !== other.charCodeAt(0)) return false;
  let same = 1;
  while (same < shorter && one.charCodeAt(same) === other.charCodeAt(same)) same++;
  return same >= Math.max(4, Math.ceil(shorter * 0.75));
}

/** Whether each word of `part` is in `whole`; false for no words. */
export function containTokens(whole: readonly string[], part: readonly string[]): boolean {
  for (const word of part) if (!hasToken(whole, word)) return false;
  return part.length > 0;
}

function hasToken(words: readonly string[], wanted: string): boolean {
  for (const word of words) if (areOneToken(word, wanted)) return true;
  return false;
}

/** Whether two names are of one thing: the longer has all words of the shorter and at most two more, unless those are two or more. */
export function areOneName(one: readonly string[], other: readonly string[]): boolean {
  const isFirstShorter = one.length <= other.length;
  const shorter = isFirstShorter ? one : other;
  const longer = isFirstShorter ? other : one;
  if (shorter.length === 0) return false;
  return (longer.length <= shorter.length + 2 || shorter.length >= 2) && containTokens(longer, shorter);
}

/** Whether two names have the same words. */
export function haveSameTokens(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && containTokens(one, other) && containTokens(other, one);
}

/** The beginning that all forms of a word share: for finding names with one word in common. */
export function startOfWord(word: string): string {
  return hasUnspacedLetters(word) ? word.slice(0, 2) : word.slice(0, 4);
}
