import { readPattern } from '../../data/patterns.ts';
import { type Atom, type AtomsRead, asRead, type ClockTime, type Read } from './hours-atoms.ts';
import type { HoursLexicon } from './hours-lexicon.ts';
import { isRangeAtom, readUnspaced } from './hours-words.ts';

/** "Uhr", "h", 時: words after a number that make it a time. */
const HOUR_WORD = new RegExp(`^(?:${readPattern('hours', 'hourWord')})$`);
const MINUTES = /^[0-5]\d$/;

/** Reads the clock time that begins at an atom of digits; a number where it is none. */
export function readTime(atoms: readonly Atom[], at: number, atom: Atom, lexicon: HoursLexicon): AtomsRead {
  const value = Number(atom.raw);
  const follows = (index: number) => {
    const next = atoms[at + index];
    return next !== undefined && !next.isSpaced ? next : undefined;
  };
  const isNextToDash = isRangeAtom(atoms[at - 1], lexicon) || isRangeAtom(atoms[at + 1], lexicon);
  if (/^\d{3,4}$/.test(atom.raw)) {
    const isYear = value >= 1900 && value <= 2059 && !isNextToDash;
    if (value > 2400 || value % 100 >= 60 || isYear || (atom.raw.length === 3 && !isNextToDash))
      return asRead({ kind: 'number' });
    return finishTime(atoms, at, {
      hour: Math.floor(value / 100),
      minute: value % 100,
      length: 1,
      isMarked: false,
      lexicon,
      isFourDigits: true,
    });
  }
  if (atom.raw.length > 2 || value > 24) return asRead({ kind: 'number' });
  const [sign, minutes] = [atoms[at + 1], atoms[at + 2]];
  const isMinutes = minutes !== undefined && MINUTES.test(minutes.raw) && minutes.gap === '';
  if (sign !== undefined && isMinutes && sign.gap === '') {
    const isTight = !sign.isSpaced && !minutes.isSpaced;
    if ((isTight && /^[:.٫·']$/.test(sign.raw)) || sign.raw === ':') {
      const third = atoms[at + 3];
      const fourth = atoms[at + 4];
      const isLonger =
        third?.raw === sign.raw && third.isSpaced === false && fourth?.isSpaced === false && /^\d/.test(fourth.raw);
      // "09:00:00" has seconds; "1.12.24" is no time
      if (isLonger && sign.raw !== ':') return asRead({ kind: 'number' }, 5);
      return finishTime(atoms, at, {
        hour: value,
        minute: Number(minutes.raw),
        length: isLonger ? 5 : 3,
        isMarked: true,
        lexicon,
      });
    }
  }
  const decimal = follows(1);
  if (decimal !== undefined && /^[.,]$/.test(decimal.raw) && /^\d/.test(follows(2)?.raw ?? ''))
    return asRead({ kind: 'number' }, 3);
  return finishTime(atoms, at, { hour: value, minute: 0, length: 1, isMarked: false, lexicon });
}

interface TimeSoFar {
  readonly hour: number;
  minute: number;
  length: number;
  isMarked: boolean;
  readonly lexicon: HoursLexicon;
  readonly isFourDigits?: boolean;
}

/** What follows the digits: "h30", "時30分", "Uhr", "am". */
function finishTime(atoms: readonly Atom[], at: number, so: TimeSoFar): AtomsRead {
  const tail: Read[] = [];
  const next = atoms[at + so.length];
  if (next !== undefined && next.gap === '') {
    const unspaced = /^([時时點点시])([半반])?(.*)$/u.exec(next.folded);
    if (unspaced !== null) {
      const [, , half, rest = ''] = unspaced;
      if (/^[間间]/.test(rest)) return asRead({ kind: 'number' }, so.length + 1);
      so.length += 1;
      so.isMarked = true;
      if (half !== undefined) so.minute = 30;
      if (rest === '' && half === undefined) takeMinutes(atoms, at, so, true);
      else tail.push(...readUnspaced(rest, so.lexicon));
    } else if (HOUR_WORD.test(next.folded)) {
      so.length += 1;
      so.isMarked = true;
      if (so.minute === 0 && /^[hu]$|^uhr$/.test(next.folded)) takeMinutes(atoms, at, so, next.folded !== 'u');
    }
  }
  const half = halfAt(atoms, at + so.length, so.lexicon);
  if (half !== null) {
    so.length += half.length;
    so.isMarked = true;
  }
  if (so.hour > 24 || (so.hour === 24 && so.minute > 0)) return asRead({ kind: 'number' }, so.length);
  const raw = atoms[at]?.raw ?? '';
  const time: ClockTime = {
    hour: so.hour,
    minute: so.minute,
    half: half?.hours ?? null,
    isMarked: so.isMarked,
    isFourDigits: so.isFourDigits ?? false,
    hasLeadingZero: raw.startsWith('0') && raw.length > 1,
  };
  return { token: [{ kind: 'time', time }, ...tail], length: so.length };
}

function takeMinutes(atoms: readonly Atom[], at: number, so: TimeSoFar, maySpace: boolean): void {
  const minutes = atoms[at + so.length];
  const after = atoms[at + so.length + 1];
  if (minutes === undefined || minutes.gap !== '' || !MINUTES.test(minutes.raw)) return;
  if (minutes.isSpaced && (!maySpace || /^(?:h|u|uhr|:|時)$/.test(after?.folded ?? ''))) return;
  so.minute = Number(minutes.raw);
  so.length += 1;
  if (/^[分분]/.test(after?.raw ?? '')) so.length += 1;
}

function halfAt(
  atoms: readonly Atom[],
  at: number,
  { phrases }: HoursLexicon,
): { hours: 0 | 12; length: number } | null {
  const next = atoms[at];
  if (next === undefined || next.gap !== '') return null;
  for (const { atoms: words, meaning } of phrases.get(next.folded) ?? []) {
    if (meaning.kind !== 'half' || !words.every((word, index) => atoms[at + index]?.folded === word)) continue;
    const isLetter = words.length === 1 && next.raw.length === 1;
    const after = atoms[at + words.length];
    if (isLetter && (next.isSpaced || (after !== undefined && !after.isSpaced && /^\p{L}/u.test(after.raw)))) continue;
    return { hours: meaning.hours, length: words.length };
  }
  return null;
}
