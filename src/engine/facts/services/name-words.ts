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
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (one.charCodeAt(0) >= FIRST_UNSPACED && (hasUnspacedLetters(one) || hasUnspacedLetters(other))) {
    const [part, whole] = one.length < other.length ? [one, other] : [other, one];
    return part.length > 1 && whole.includes(part);
  }
  if (shorter < 4 || one.charCodeAt(0) !== other.charCodeAt(0)) return false;
  let same = 0;
  while (same < shorter && one.charCodeAt(same) === other.charCodeAt(same)) same++;
  return same >= Math.max(4, Math.ceil(shorter * 0.75));
}

/** Whether each word of `part` is in `whole`; false for no words. */
export function containTokens(whole: readonly string[], part: readonly string[]): boolean {
  return part.length > 0 && part.every((word) => whole.some((one) => areOneToken(one, word)));
}

/** Whether two names are of one thing: the longer has all words of the shorter and at most two more, unless those are two or more. */
export function areOneName(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
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
