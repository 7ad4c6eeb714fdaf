import type { Atom, Read } from './hours-atoms.ts';
import { type HoursLexicon, type Meaning, STEM_KEY } from './hours-lexicon.ts';

/** The longest phrase of the lexicon that begins at an atom; null without one. */
export function phraseAt(
  atoms: readonly Atom[],
  at: number,
  lexicon: HoursLexicon,
): { meaning: Meaning; length: number } | null {
  const atom = atoms[at];
  const phrases = lexicon.phrases.get(atom?.folded ?? '');
  // Most words begin no phrase.
  if (phrases === undefined) return null;
  for (const { atoms: words, meaning } of phrases) {
    const isSame = words.every((word, index) => {
      const there = atoms[at + index];
      return there?.folded === word && (index === 0 || there.gap === '');
    });
    if (!isSame || atom === undefined) continue;
    const next = atoms[at + words.length];
    // "11h à 24h" ends at midnight, "24h" alone is open around the clock
    if (meaning.kind === 'allDay' && words.length <= 2 && isRangeAtom(atoms[at - 1], lexicon)) continue;
    // "24/7" does not begin inside a longer time
    if (/^\d/.test(atom.raw) && (isTightColon(atoms, at) || (next?.raw === ':' && !next.isSpaced))) continue;
    // A single letter is a day only as a capital, and "a" and "p" belong to a number.
    if (words.length === 1 && atom.raw.length === 1) {
      if (meaning.kind === 'half') continue;
      if (meaning.kind === 'days' && atom.raw === atom.raw.toLowerCase() && atom.raw !== atom.raw.toUpperCase())
        continue;
    }
    if (meaning.kind === 'month' && atom.raw === 'may') continue;
    return { meaning, length: words.length };
  }
  return null;
}

/** Whether an atom joins two times: a dash or "to". */
export function isRangeAtom(atom: Atom | undefined, { phrases }: HoursLexicon): boolean {
  if (atom === undefined) return false;
  if (atom.raw === '-') return true;
  return phrases.get(atom.folded)?.some(({ atoms, meaning }) => meaning.kind === 'to' && atoms.length === 1) === true;
}

function isTightColon(atoms: readonly Atom[], at: number): boolean {
  return atoms[at - 1]?.raw === ':' && atoms[at]?.isSpaced === false;
}

/** An unknown word: an inflected or compounded day, a compound of an opening word, or nothing. */
export function readWord(folded: string, { stems, phrases, openEndings }: HoursLexicon): Read[] {
  const whole = (word: string) => phrases.get(word)?.find(({ atoms }) => atoms.length === 1)?.meaning;
  const found = stems.get(folded.slice(0, STEM_KEY))?.find(({ stem }) => folded.startsWith(stem));
  if (found !== undefined) {
    const rest = folded.slice(found.name.length);
    const tail = whole(rest) ?? (rest.startsWith('s') ? whole(rest.slice(1)) : undefined);
    if (tail?.kind === 'part' || tail?.kind === 'closed') return [{ kind: 'days', days: found.days }, tail];
    if (tail !== undefined || folded.length <= found.name.length + 5) return [{ kind: 'days', days: found.days }];
  }
  if (folded.length > 8 && openEndings.some((ending) => folded.endsWith(ending))) return [{ kind: 'open' }];
  return [{ kind: 'word' }];
}

/** The longest known words in a run without spaces; days in a run with unknown letters are no days ("日本", "金額"). */
export function readUnspaced(folded: string, { unspaced }: HoursLexicon): Read[] {
  const letters = [...folded];
  const read: { meaning: Read; length: number }[] = [];
  for (let at = 0; at < letters.length; ) {
    let found: Meaning | undefined;
    let length = Math.min(10, letters.length - at);
    for (; length > 0 && found === undefined; length -= 1)
      found = unspaced.get(letters.slice(at, at + length).join(''));
    read.push({ meaning: found ?? { kind: 'word' }, length: length + 1 });
    at += found === undefined ? 1 : length + 1;
  }
  const hasUnknown = read.some(({ meaning }) => meaning.kind === 'word');
  return read.map(({ meaning, length }) =>
    hasUnknown && length === 1 && meaning.kind === 'days' && meaning.isHoliday !== true ? { kind: 'word' } : meaning,
  );
}

/** A point after a number, a short word or an abbreviation of a day ends no sentence. */
export function endsSentence(atoms: readonly Atom[], at: number, lexicon: HoursLexicon): boolean {
  const [before, after] = [atoms[at - 1], atoms[at + 1]];
  if (before === undefined || atoms[at]?.isSpaced === true) return false;
  const isDay = lexicon.phrases.get(before.folded)?.some(({ meaning }) => meaning.kind === 'days') === true;
  if (isDay && before.raw.length <= 5) return false;
  if (after === undefined || after.gap !== '') return true;
  return (
    after.isSpaced &&
    /^\p{Lu}/u.test(after.raw) &&
    (before.raw.length > 2 || after.raw.length > 2 || /[\ue000-\uf8ff]/.test(before.raw))
  );
}
