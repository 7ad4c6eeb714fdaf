import { foldText, toLower } from '../facts/language/fold-text.ts';
import { findSearchLanguage } from './search-language.ts';

const MARKS = /[“”"„*™®©…()[\]{}<>#]/g;

/**
 * A phrase as people type it: lower case, without its place, without praise before and "services" behind it. "Professional
 * Drain Cleaning Services in Duluth" is "drain cleaning". Null where nothing is left, or what is left is no phrase.
 * @param language BCP 47 primary tag
 * @param places names of towns, areas and regions
 */
export function trimPhrase(text: string, language: string, places: readonly string[]): string | null {
  const searches = findSearchLanguage(language);
  if (searches === null) return null;
  const words = toLower(text.normalize('NFC'))
    .replace(MARKS, ' ')
    .replace(/(?<=\p{L})[‐‑–—](?=\p{L})/gu, '-')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const joins = foldedSet(searches.joins);
  const [elided = '', rest] = words[0]?.split(/['’‘`´](?=\p{L})/u) ?? [];
  // "D'une toiture" begins with two such words.
  if (rest !== undefined && joins.has(foldText(elided))) words.splice(0, 1, elided, rest);
  const folded = words.map((word) => foldText(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const taken = new Array<boolean>(words.length).fill(false);
  for (const place of places) {
    const parts = foldText(place)
      .split(/[\s,]+/)
      .filter((part) => part !== '');
    if (parts.length === 0) continue;
    for (let at = 0; at + parts.length <= folded.length; at += 1)
      if (parts.every((part, offset) => folded[at + offset] === part)) taken.fill(true, at, at + parts.length);
  }
  const praise = foldedSet(searches.praise);
  const closing = foldedSet(searches.closing);
  let [start, end] = [0, words.length];
  const isEdge = (at: number) => taken[at] === true || joins.has(folded[at] ?? '') || folded[at] === '';
  while (start < end && (isEdge(start) || praise.has(folded[start] ?? ''))) start += 1;
  while (end > start && isEdge(end - 1)) end -= 1;
  while (end - start > 2 && closing.has(folded[end - 1] ?? '')) {
    end -= 1;
    while (end > start && isEdge(end - 1)) end -= 1;
  }
  // A place in the middle, and what follows it, is another statement.
  if (taken.slice(start, end).includes(true)) return null;
  const phrase = words
    .slice(start, end)
    .join(' ')
    .replace(/[’‘`´]/g, "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return /\p{L}{2}/u.test(phrase) ? phrase : null;
}

function foldedSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldText));
}
