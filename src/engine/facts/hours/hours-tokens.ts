import { foldText } from '../language/fold-text.ts';
import { type HoursLexicon, isUnspaced, type Meaning, matchAtoms } from './hours-lexicon.ts';

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  /** Hours that "am" or "pm" add; null where neither is said. */
  half: 0 | 12 | null;
  /** Written as a time (minutes, "am", "Uhr"), not as a bare number. */
  isMarked: boolean;
  /** "0930": a time only in a range with another such time. */
  readonly isFourDigits: boolean;
  readonly hasLeadingZero: boolean;
}

type Sign =
  | 'dash'
  | 'comma'
  | 'slash'
  | 'bar'
  | 'semicolon'
  | 'colon'
  | 'openParen'
  | 'stop'
  | 'percent'
  | 'other'
  | 'date'
  | 'phone'
  | 'price'
  | 'url'
  | 'number'
  | 'word';
type Kind = Exclude<Meaning, { kind: 'time' | 'half' | 'days' }> | { readonly kind: Sign };

/** Where a token is: first on its line, first in its cell of a table, or neither. */
export type Gap = 'line' | 'cell' | '';

interface Place {
  readonly gap: Gap;
  /** Whether there is space before it. */
  readonly isSpaced: boolean;
  readonly text: string;
}
export type DaysToken = Place & Extract<Meaning, { kind: 'days' }>;
export type TimeToken = Place & { readonly kind: 'time'; readonly time: ClockTime };
/** A token of lines about hours. */
export type HoursToken = DaysToken | TimeToken | (Place & Kind) | (Place & Extract<Meaning, { kind: 'half' }>);

/** Longer texts are prose. */
const LONGEST_TEXT = 6000;

/** Things with digits that are no times; the replacement is read as one token. */
const DISGUISES: readonly (readonly [RegExp, string])[] = [
  [/\bhttps?:\S{1,300}|\bwww\.\S{1,300}|[\w.+-]{1,60}@[\w-]{1,60}\.[\w.]{1,60}/gi, '\ue003'],
  [/(?<![\d:.])\d{4}([-/.])\d{1,2}\1\d{1,2}(?!\d)|(?<![\d:.])\d{1,2}([./-])\d{1,2}\2(?:20)?\d\d(?![\d:])/g, '\ue000'],
  // "24.12." is a day of the year, with a month from 1 to 12
  [/(?<![\d:.–-])(?:0?[1-9]|[12]\d|3[01])\.\s?(?:1[0-2]|0?[1-9])\.(?=\s|$|[–-])/g, '\ue000'],
  [
    /[€$£¥₹₩₺] ?\d[\d.,']{0,12}|(?:CHF|EUR|USD|Rs\.?) ?\d[\d.,']{0,12}|(?<![\d.,'])\d[\d.,']{0,12}[ \u00a0]?(?:€|EUR\b|Kč|zł|kr\b|CHF|USD|円|원|元|TL\b|₺|,-|\.[–-](?!\d))/g,
    '\ue002',
  ],
  [
    /\+\d(?:[ ()./-]{0,3}\d){7,14}|(?<![\d:.])(?:\d{2}[ .]){4}\d{2}(?![\d:])|(?<![\d:.])0\d{1,4}[/ -]\d{3,}(?:[ -]\d{1,8}){0,4}|\(\d{2,5}\) *\d{2,4}(?:[ -]\d{2,4}(?![:.h\d]| ?[ap]\.?m)){0,4}|(?<![\d:.])\d{3}[-. ]\d{3}[-. ]\d{3,4}(?!\d)|(?<![\d:.])\d{5,20}(?:[ -]\d{1,8}){0,4}|(?<![\d:.])\d{3} \d{2} \d{2}(?!\d)/g,
    '\ue001',
  ],
];
const DISGUISE_KINDS: readonly Sign[] = ['date', 'phone', 'price', 'url'];
/** "0900-1730" looks like a phone number. */
const FOUR_DIGIT_RANGE = /^(?:[01]\d|2[0-4])[0-5]\d\s*[-–]\s*(?:[01]\d|2[0-4])[0-5]\d$/;
const DASHES = /[‐‑‒–—―−⁃〜～∼˜~→]|(?<=\d\s{0,2})ー|(?<=\d)\s?-{2,3}\s?(?=\d)/g;
const LEADERS = /\.{3,}|…|_{3,}|·{3,}/g;
const SIGNS: Readonly<Record<string, Sign | 'and' | 'glue'>> = {
  "'": 'glue',
  '’': 'glue',
  '-': 'dash',
  ',': 'and',
  '&': 'and',
  '+': 'and',
  '、': 'and',
  '・': 'and',
  '/': 'slash',
  '|': 'bar',
  '·': 'bar',
  '•': 'bar',
  ';': 'semicolon',
  ':': 'colon',
  '(': 'openParen',
  '[': 'openParen',
  '!': 'stop',
  '?': 'stop',
  '。': 'stop',
  '%': 'percent',
};

interface Atom {
  readonly raw: string;
  readonly folded: string;
  readonly isSpaced: boolean;
  readonly gap: Gap;
}

/** Tokens of a text in which "\n" ends a line and "\t" a cell. */
export function tokenizeHours(text: string, lexicon: HoursLexicon): HoursToken[] {
  const atoms = atomsOf(text.slice(0, LONGEST_TEXT));
  const tokens: HoursToken[] = [];
  for (let at = 0; at < atoms.length; ) {
    const atom = atoms[at];
    if (atom === undefined) break;
    const { token, length } = readAtom(atoms, at, atom, lexicon);
    const place: Place = {
      gap: atom.gap,
      isSpaced: atom.isSpaced,
      text:
        length === 1
          ? atom.raw
          : atoms
              .slice(at, at + length)
              .map(({ raw }) => raw)
              .join(' '),
    };
    for (const [index, one] of token.entries()) {
      const own = index === 0 ? place : { gap: '' as const, isSpaced: false, text: place.text };
      tokens.push(one.kind === 'time' && !('time' in one) ? clock(own, one.hour) : { ...own, ...one });
    }
    at += length;
  }
  return tokens;
}

function clock(place: Place, hour: number): TimeToken {
  const time = { hour, minute: 0, half: null, isMarked: true, isFourDigits: false, hasLeadingZero: false };
  return { ...place, kind: 'time', time };
}

function atomsOf(text: string): Atom[] {
  let plain = text
    .normalize('NFC')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/：/g, ':')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '');
  for (const [pattern, to] of DISGUISES) {
    plain = plain.replace(pattern, (found) => (FOUR_DIGIT_RANGE.test(found.trim()) ? found : ` ${to} `));
  }
  plain = plain
    // What ends in a number may end its sentence: "Duluth, MN 55802. Mon to Fri".
    .replace(/([\ue000-\uf8ff]) (?=\.(?:\s|$))/g, '$1')
    .replace(DASHES, '-')
    .replace(LEADERS, ' ')
    .replace(/\bM-F\b/g, 'Mon-Fri');
  const atoms: Atom[] = [];
  let end = 0;
  for (const match of matchAtoms(plain)) {
    const between = plain.slice(end, match.index);
    end = match.index + match[0].length;
    const gap = atoms.length === 0 || between.includes('\n') ? 'line' : between.includes('\t') ? 'cell' : '';
    atoms.push({ raw: match[0], folded: foldText(match[0]), isSpaced: between !== '' || gap !== '', gap });
  }
  return atoms;
}

type Read = Meaning | { readonly kind: Sign } | { readonly kind: 'time'; readonly time: ClockTime };
interface AtomsRead {
  readonly token: readonly Read[];
  readonly length: number;
}
const one = (read: Read, length = 1): AtomsRead => ({ token: [read], length });

function readAtom(atoms: readonly Atom[], at: number, atom: Atom, lexicon: HoursLexicon): AtomsRead {
  const disguise = DISGUISE_KINDS[atom.raw.charCodeAt(0) - 0xe000];
  if (disguise !== undefined) return one({ kind: disguise });
  const phrase = phraseAt(atoms, at, lexicon);
  if (phrase !== null) return one(phrase.meaning, phrase.length);
  if (/^\d/.test(atom.raw)) return readTime(atoms, at, atom, lexicon);
  if (isUnspaced(atom.folded)) return { token: readUnspaced(atom.folded, lexicon), length: 1 };
  if (/^\p{L}/u.test(atom.raw)) return { token: readWord(atom.folded, lexicon), length: 1 };
  if (atom.raw === '.') return one({ kind: endsSentence(atoms, at, lexicon) ? 'stop' : 'glue' });
  // In a cell of its own, or beside a day in a row.
  if (atom.raw === '×' && atom.gap === 'cell') return one({ kind: 'closed' });
  return one({ kind: SIGNS[atom.raw] ?? 'other' });
}

function phraseAt(
  atoms: readonly Atom[],
  at: number,
  lexicon: HoursLexicon,
): { meaning: Meaning; length: number } | null {
  const atom = atoms[at];
  for (const { atoms: words, meaning } of lexicon.phrases.get(atom?.folded ?? '') ?? []) {
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

function isRangeAtom(atom: Atom | undefined, { phrases }: HoursLexicon): boolean {
  if (atom === undefined || atom.raw === '-') return atom !== undefined;
  return phrases.get(atom.folded)?.some(({ atoms, meaning }) => meaning.kind === 'to' && atoms.length === 1) === true;
}

function isTightColon(atoms: readonly Atom[], at: number): boolean {
  return atoms[at - 1]?.raw === ':' && atoms[at]?.isSpaced === false;
}

/** An unknown word: an inflected or compounded day, a compound of an opening word, or nothing. */
function readWord(folded: string, { stems, phrases, openEndings }: HoursLexicon): Read[] {
  const whole = (word: string) => phrases.get(word)?.find(({ atoms }) => atoms.length === 1)?.meaning;
  const found = stems.find(({ stem }) => folded.startsWith(stem));
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
function readUnspaced(folded: string, { unspaced }: HoursLexicon): Read[] {
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
function endsSentence(atoms: readonly Atom[], at: number, lexicon: HoursLexicon): boolean {
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

/** "Uhr", "h", 時: words after a number that make it a time. */
const HOUR_WORD = /^(?:h|u|uhr|uur|hod|hodin|hrs|heures|horas|hs|ч|godz)$/;
const MINUTES = /^[0-5]\d$/;

function readTime(atoms: readonly Atom[], at: number, atom: Atom, lexicon: HoursLexicon): AtomsRead {
  const value = Number(atom.raw);
  const follows = (index: number) => {
    const next = atoms[at + index];
    return next !== undefined && !next.isSpaced ? next : undefined;
  };
  const isNextToDash = isRangeAtom(atoms[at - 1], lexicon) || isRangeAtom(atoms[at + 1], lexicon);
  if (/^\d{3,4}$/.test(atom.raw)) {
    const isYear = value >= 1900 && value <= 2059 && !isNextToDash;
    if (value > 2400 || value % 100 >= 60 || isYear || (atom.raw.length === 3 && !isNextToDash))
      return one({ kind: 'number' });
    return finishTime(atoms, at, {
      hour: Math.floor(value / 100),
      minute: value % 100,
      length: 1,
      isMarked: false,
      lexicon,
      isFourDigits: true,
    });
  }
  if (atom.raw.length > 2 || value > 24) return one({ kind: 'number' });
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
      if (isLonger && sign.raw !== ':') return one({ kind: 'number' }, 5);
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
    return one({ kind: 'number' }, 3);
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
      if (/^[間间]/.test(rest)) return one({ kind: 'number' }, so.length + 1);
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
  if (so.hour > 24 || (so.hour === 24 && so.minute > 0)) return one({ kind: 'number' }, so.length);
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
