import { readPattern } from '../../data/patterns.ts';
import type { LinkTarget } from './link-targets.ts';
import { areOneName, areOneToken, containTokens, haveSameTokens, startOfWord, tokenizeName } from './name-words.ts';
import { namesServices } from './service-names.ts';

/** A name with what tells whether another one is of the same service. */
export interface MergedName {
  readonly name: string;
  /** Where its own link leads; null without one. */
  readonly target: Pick<LinkTarget, 'key' | 'href'> | null;
}

const SHARED_BY_MANY = 3;

/** In the name of two things: "Gutters & downpipes". */
export const JOINS_TWO = new RegExp(String.raw`[&+/]|\s(?:${readPattern('services', 'betweenTwo')})\s`, 'i');

/** Between what a name joins: "Gutters & downpipes", "Insoles / supports". */
const JOINT = new RegExp(String.raw`\s*[&+/,·|]\s*|\s(?:${readPattern('services', 'betweenTwo')})\s`, 'iu');
/** Between two labels of one tile: "LPG · Body care". */
const LABELS = /\s[·|]\s/u;
const ADDS_LITTLE = new RegExp(`^(?:${readPattern('services', 'addsLittle')})$`, 'u');

interface Kept<T> {
  one: T;
  readonly words: readonly string[];
  /** Its words without those that add nothing, and the words of what it joins. */
  readonly core: readonly string[];
  readonly parts: readonly (readonly string[])[];
}

/**
 * Each service once, in the order given: names with the same words but for places ("Villa Movers in Dubai"), and of names that
 * share words those that lead to one page, or differ only in a word that many names have ("repair") or that adds nothing
 * ("installation"). What one name joins to something else is not named again, nor is what only heads several others ("Storage"
 * of "Student storage" and "Safe storage"). The first one is kept, without the place and in small letters where a later one is.
 * @param places the telling words of each place where the business works
 */
export function mergeServices<T extends MergedName>(named: readonly T[], places: readonly (readonly string[])[]): T[] {
  const read = named.map((one): Kept<T> => {
    const words = withoutPlaces(tokenizeName(one.name), places);
    const core = words.filter((word) => !ADDS_LITTLE.test(word));
    const parts = one.name.split(JOINT).filter((part) => part.trim() !== '');
    return { one, words, core: core.length > 0 ? core : words, parts: parts.map(tokenizeName) };
  });
  // A name has the page that the same name leads to elsewhere.
  const led = read.filter(({ one }) => one.target !== null);
  const all = read.map((known): Kept<T> => {
    const target = known.one.target ?? led.find(({ words }) => haveSameTokens(words, known.words))?.one.target ?? null;
    return { ...known, one: { ...known.one, target } };
  });
  const uses = new Map<string, number>();
  for (const { words } of new Map(all.map((one) => [one.words.join(' '), one])).values())
    for (const word of words) uses.set(startOfWord(word), (uses.get(startOfWord(word)) ?? 0) + 1);
  const isCommon = (word: string) => (uses.get(startOfWord(word)) ?? 0) >= SHARED_BY_MANY;
  const kept: Kept<T>[] = [];
  for (const next of all) {
    const twin = kept.find((known) => areTwins(known, next, isCommon));
    if (twin === undefined) {
      if (!joinsKnown(next, kept) && !isWordOfKnown(next, kept)) kept.push(next);
      continue;
    }
    if (isBetterWritten(next, twin)) twin.one = { ...twin.one, name: next.one.name };
  }
  return kept.filter((one) => !headsOthers(one, kept) && !joinsOthers(one, kept)).map(({ one }) => one);
}

/** Whether all that a name joins is known: "Gutters & windows" after "Gutter cleaning" and "Windows". */
function joinsKnown<T extends MergedName>({ parts }: Kept<T>, kept: readonly Kept<T>[]): boolean {
  return parts.length > 1 && parts.every((part) => kept.some(({ words }) => containTokens(words, part)));
}

/** Whether two labels in one, without a page that is called like both, are named by others: "LPG · Body care". */
function joinsOthers<T extends MergedName>(one: Kept<T>, kept: readonly Kept<T>[]): boolean {
  const { target, name } = one.one;
  return (
    LABELS.test(name) &&
    (target === null || !isCalledAs(target, one.words)) &&
    joinsKnown(
      one,
      kept.filter((other) => other !== one),
    )
  );
}

/**
 * Whether a name is one word of a known one: in small letters, as sentences have it ("staining" after "Wood staining"), beside
 * a place ("Antiques in Orla" after "Antiques and fine art moving"), or beside the word for services ("Closing service").
 */
function isWordOfKnown<T extends MergedName>({ one, words, core }: Kept<T>, kept: readonly Kept<T>[]): boolean {
  const added = words.filter((word) => !core.includes(word));
  if (one.target === null && core.length === 1 && added.length > 0 && added.every(namesServices))
    return kept.some((known) => known.core.length > 1 && containTokens(known.core, core));
  const isBare = one.target === null && /^\p{Ll}/u.test(one.name);
  if (words.length > 1 || !(isBare || tokenizeName(one.name).length > words.length)) return false;
  return kept.some((known) => containTokens(known.words, words));
}

const FEWEST_HEADED = 2;

/** Whether a name without a page is one word that several others say more of. */
function headsOthers<T extends MergedName>(one: Kept<T>, kept: readonly Kept<T>[]): boolean {
  const [only = ''] = one.core;
  if (one.core.length > 1 || one.one.target !== null) return false;
  const more = kept.filter(
    ({ core, parts }) => core.length > 1 && parts.length < 2 && core.some((word) => areOneToken(word, only)),
  );
  return more.length >= FEWEST_HEADED;
}

/** Whole names of places alone: "Welwyn Garden City" says nothing of "Garden clearance". */
function withoutPlaces(words: readonly string[], places: readonly (readonly string[])[]): readonly string[] {
  const said = new Set(places.filter((place) => place.every((word) => words.includes(word))).flat());
  const rest = words.filter((word) => !said.has(word));
  return rest.length > 0 ? rest : words;
}

function areTwins<T extends MergedName>(known: Kept<T>, next: Kept<T>, isCommon: (word: string) => boolean): boolean {
  if (haveSameTokens(known.words, next.words) || leadsToNamed(next, known) || isNameOfPage(next, known)) return true;
  if (!areOneName(known.words, next.words)) return false;
  const [page, other] = [known.one.target, next.one.target];
  const arePages = page !== null && other !== null;
  if (arePages && pathOf(page.key) === pathOf(other.key)) return true;
  if (arePages && isCalledAs(page, known.words) && isCalledAs(other, next.words)) return false;
  if (!arePages && (saysMoreAlone(known, next) || saysMoreAlone(next, known))) return true;
  // "Drain Cleaning & Unclogging" and "Drain Cleaning".
  const [shorter, longer] = known.words.length < next.words.length ? [known, next] : [next, known];
  if (!arePages && shorter.words.length > 1 && JOINS_TWO.test(longer.one.name)) return true;
  const isShared = (word: string) =>
    known.words.some((one) => areOneToken(one, word)) && next.words.some((one) => areOneToken(one, word));
  return [...known.words, ...next.words].filter((word) => !isShared(word)).every(isCommon);
}

/** Whether one name is the other with words that add nothing, or with something else joined to it. */
function saysMoreAlone<T extends MergedName>(more: Kept<T>, less: Kept<T>): boolean {
  if (more.words.length <= less.words.length) return false;
  return (
    haveSameTokens(more.core, less.words) ||
    (more.parts.length > 1 && more.parts.some((part) => haveSameTokens(part, less.words)))
  );
}

/**
 * Whether a name leads to the page of another, which is called like the other alone, or has only words of another and leads
 * to a page that is called like it.
 */
function leadsToNamed<T extends MergedName>({ one, words }: Kept<T>, known: Kept<T>): boolean {
  const [page, own] = [one.target, known.one.target];
  if (page === null || own === null || !isCalledAs(page, known.words)) return false;
  if (pathOf(page.key) !== pathOf(own.key))
    return words.length < known.words.length && containTokens(known.words, words);
  return !isCalledAs(page, words) && words.some((word) => isCalledAs(page, [word]));
}

/** Whether a name is all that the address of another's page says: "Painting" beside "Painting & coating" on "/painting". */
function isNameOfPage<T extends MergedName>({ one, words }: Kept<T>, known: Kept<T>): boolean {
  const page = known.one.target;
  if (page === null || !haveSameTokens(tokenizeName(pathOf(page.key).split('/').at(-1) ?? ''), words)) return false;
  return containTokens(known.words, words) && (one.target === null || !isCalledAs(one.target, words));
}

/** Whether the address of a page has the words of a name. */
function isCalledAs({ key }: Pick<LinkTarget, 'key'>, words: readonly string[]): boolean {
  return containTokens(tokenizeName(pathOf(key)), words);
}

/** A page without its host: structured data may name the site by another one. */
function pathOf(key: string): string {
  return key.slice(key.indexOf('/')).replace(/\.\w{3,4}$/, '');
}

/** "Drains" instead of "DRAINS", and instead of "Drains in Duluth". */
function isBetterWritten<T extends MergedName>(next: Kept<T>, twin: Kept<T>): boolean {
  const [name, known] = [next.one.name, twin.one.name];
  if (!/\p{Ll}/u.test(known)) return /\p{Ll}/u.test(name) && haveSameTokens(tokenizeName(name), tokenizeName(known));
  return haveSameTokens(next.words, twin.words) && known.toLowerCase().startsWith(`${name.toLowerCase()} `);
}
