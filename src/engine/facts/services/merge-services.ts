import { readPattern } from '../../data/patterns.ts';
import type { LinkTarget } from './link-targets.ts';
import { areOneName, areOneToken, haveSameTokens, startOfWord, tokenizeName } from './name-words.ts';

/** A name with what tells whether another one is of the same service. */
export interface MergedName {
  readonly name: string;
  /** Where its own link leads; null without one. */
  readonly target: Pick<LinkTarget, 'key' | 'href'> | null;
}

const SHARED_BY_MANY = 3;

/** In the name of two things: "Gutters & downpipes". */
export const JOINS_TWO = new RegExp(String.raw`[&+/]|\s(?:${readPattern('services', 'betweenTwo')})\s`, 'i');

interface Kept<T> {
  one: T;
  readonly words: readonly string[];
}

/**
 * Each service once, in the order given: names with the same words but for places ("Villa Movers in Dubai"), and of names that share
 * words those that lead to one page, or differ only in a word that many names have ("repair"). The first one is kept, without the
 * place and in small letters where a later one is.
 * @param places the telling words of each place where the business works
 */
export function mergeServices<T extends MergedName>(named: readonly T[], places: readonly (readonly string[])[]): T[] {
  const all = named.map((one): Kept<T> => ({ one, words: withoutPlaces(tokenizeName(one.name), places) }));
  const uses = new Map<string, number>();
  for (const { words } of all)
    for (const word of words) uses.set(startOfWord(word), (uses.get(startOfWord(word)) ?? 0) + 1);
  const isCommon = (word: string) => (uses.get(startOfWord(word)) ?? 0) >= SHARED_BY_MANY;
  const kept: Kept<T>[] = [];
  for (const next of all) {
    const twin = kept.find((known) => areTwins(known, next, isCommon));
    if (twin === undefined) kept.push(next);
    else if (isBetterWritten(next, twin)) twin.one = { ...twin.one, name: next.one.name };
  }
  return kept.map(({ one }) => one);
}

/** Whole names of places alone: "Welwyn Garden City" says nothing of "Garden clearance". */
function withoutPlaces(words: readonly string[], places: readonly (readonly string[])[]): readonly string[] {
  const said = new Set(places.filter((place) => place.every((word) => words.includes(word))).flat());
  const rest = words.filter((word) => !said.has(word));
  return rest.length > 0 ? rest : words;
}

function areTwins<T extends MergedName>(known: Kept<T>, next: Kept<T>, isCommon: (word: string) => boolean): boolean {
  if (haveSameTokens(known.words, next.words)) return true;
  if (!areOneName(known.words, next.words)) return false;
  const { target } = known.one;
  if (target !== null && target.key === next.one.target?.key) return true;
  // "Drain Cleaning & Unclogging" and "Drain Cleaning".
  const [shorter, longer] = known.words.length < next.words.length ? [known, next] : [next, known];
  if (shorter.words.length > 1 && JOINS_TWO.test(longer.one.name)) return true;
  const isShared = (word: string) =>
    known.words.some((one) => areOneToken(one, word)) && next.words.some((one) => areOneToken(one, word));
  return [...known.words, ...next.words].filter((word) => !isShared(word)).every(isCommon);
}

/** "Drains" instead of "DRAINS", and instead of "Drains in Duluth". */
function isBetterWritten<T extends MergedName>(next: Kept<T>, twin: Kept<T>): boolean {
  const [name, known] = [next.one.name, twin.one.name];
  if (!/\p{Ll}/u.test(known)) return /\p{Ll}/u.test(name) && haveSameTokens(tokenizeName(name), tokenizeName(known));
  return haveSameTokens(next.words, twin.words) && known.toLowerCase().startsWith(`${name.toLowerCase()} `);
}
